import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    he, she, they, it, this, that, these, those, such, his, her, hers, their, theirs, its, him, them, here, there
    both, neither, either, another, others, the other, the others, the former, the latter, the same, the rest
    the first, the second, the third, the fourth, the fifth, the next, the last, the final, first, second, third
    firstly, secondly, thirdly, lastly, finally, next, then, also, instead, meanwhile, therefore, thus, hence
    however, but, and, or, nor, so, yet, still, besides, plus, moreover, furthermore, additionally, in addition
    consequently, accordingly, nevertheless, nonetheless, otherwise, rather, again, too, likewise, similarly
    conversely, alternatively, afterwards, afterward, later, subsequently, at the same time, at that time, at this point
    for example, for instance, for this reason, for that reason, in other words, in fact, in contrast, by contrast
    in particular, in turn, in this case, in that case, in this way, in both cases, in short, in conclusion, in summary
    as a result, as such, as a consequence, as for, after that, after this, after all, before that, before this
    because of this, because of that, because of these, due to this, due to these, on the other hand, on the contrary
    on top of that, on top of this, by doing so, by doing this, by then, with this, with these, with that, from this
    from there, from these, of these, of those, among these, among them, one of them, one of these, one of those
    some of these, some of them, most of these, most of them, many of these, many of them, all of these, all of this
    all of them, each of these, each of them, each one, none of these, none of them, not only that, even so, even then
    even worse, even more, even better, that said, to do this, to do so, to this end, unlike this, like this, doing so
    this is why, that is why, to sum up, overall, indeed, of course, worse, better still, the more, not all, if so, if not
    when this, if this, if that, if these, although this, although it, although they, while this, while it, while they
    since this, since it, since they, because it, because they, once this, once these, as this, as these, as they, as it
    when it, when they, if it, if they
    only then, only afterwards, only after that, last of all, to finish, to finish off, in between
  `),
  independentOpeners: entries(`
    it is important, it is estimated, it is known, it is believed, it is possible, it is impossible, it is likely
    it is unlikely, it is clear, it is hard, it is difficult, it is easy, it is true, it is common, it is necessary
    it is essential, it is thought, it is rare, it is often, it takes, it can take, it may take, it costs
    there is, there are, there was, there were, there has, there have, those who, those with, that is because of the
    both the, such as, more than, so far, so-called, first aid, second-hand, third-party, neither the, either the
    the first step, the first known, the same way, the next step, the last ice, the other side of the
    another reason for, another cause of, one of the, all of the, most of the, some of the, many of the, each of the
    first published, still water, over time
  `),
  dependentAnywhere: entries(`
    the latter, the former, the above, the aforementioned, for this reason, for that reason, in this way, in that way
    in this case, in that case, in this sense, in this regard, in this respect, in this context, at this point
    at that point, at that time, this means, this is, this was, these are, these were, this approach, this method
    this process, this problem, this issue, this trend, this effect, such a, such an, of them, to this end, as such
    likewise, therefore, hence, thus
  `),
  roleOpeners: entries(`
    the company, the firm, the team, the group, the organization, the organisation, the agency, the founders
    the founder, the researchers, the researcher, the scientists, the study, the report, the paper, the survey
    the authors, the author, the article, the findings, the results, the product, the project, the store, the site
    the website, the business, the program, the programme, the incident, the deal, the event, the ruling, the bill
    the man, the woman, the couple, the family, the app, the book, the move, the decision, the plan, the facility
  `),
  droppableConnectives: entries(`
    however, moreover, furthermore, additionally, in addition, also, indeed, in fact, of course, overall, still, besides
    consequently, therefore, thus, hence, accordingly, meanwhile, nevertheless, nonetheless, instead, likewise
    similarly, again, finally, lastly, ultimately, first, second, third, firstly, secondly, thirdly, first of all, next
    to begin with, for one, for one thing, put simply, simply put, in short, in other words, in conclusion, in summary
    to sum up, for example, for instance, as a result, as such, that said, after all, on the other hand
    at the same time, more importantly, most importantly, interestingly, not surprisingly, unsurprisingly
    unfortunately, fortunately, clearly, obviously, basically, actually, well, sure, now, then, so, but, and, yet
    plus, as a consequence, in particular, in general, generally, notably, specifically, by contrast, in contrast
  `),
  siteTalk: entries(`
    in this article, in this post, in this blog, in this guide, in this section, in this chapter, in this paper
    in this report, in this piece, in this video, in this series, in this tutorial, in this lesson, in this review
    this article, this post, this blog, this guide, this section, this chapter, this page, this paper, this tutorial
    this leaflet, this brochure, this handout, this fact sheet, this note sets, this note describes, this note explains
    available on the website, available on our website, available online at, on the website of this
    we will look, we'll look, we will explore, we'll explore, we will discuss, we'll discuss, we will cover
    we'll cover, we will explain, we'll explain, we will show, we'll show, we explain, we discuss, we look at, let's
    let us, as mentioned, as noted, as discussed, as stated, as described, as outlined, as shown, as you can see
    as we saw, as we have seen, mentioned above, discussed above, described above, listed above, noted above
    shown above, mentioned earlier, discussed earlier, see above, see below, listed below, described below, below we
    below are, below is, above we, read on, keep reading, for more information, for more details, for more on
    click here, tap here, here are, here is, here's, next section, previous section, as follows, in the table below
    the table below, the chart below, the graph below, the figure below, the image above, the image below
    the author, the writer, dear reader, dear readers, long story short, without further ado, you guessed it
    you may wonder, you might wonder, you may be wondering, to wrap up, moving on, in the comments, aforementioned
    the following are, are the following, is the following, the following list, the following table
    the following section, the following steps, the following tips, in the following section
    in the following paragraphs
    for questions write, for questions please, for questions contact, send your questions to
  `),
  boilerplate: entries(`
    last reviewed, next review due, page last, without guarantee, written by, words by, text by, moderated, out now
    newsletter, share this, share on, all rights reserved, read more, learn more, read also, related articles
    related posts, related stories, follow us, follow me, privacy policy, terms of use, terms of service
    terms and conditions, leave a comment, leave a reply, your email, email address, your browser, photo by
    photo credit, image credit, image source, image by, getty images, watch the video, this podcast, webinar
    free ebook, white paper download, promo code, coupon, free trial, contact us, stay tuned, table of contents
    skip to, last updated, updated on, affiliate link*, disclaimer, upvote, thanks for reading
    thank you for reading, hope this helps, feel free to, buy now, order now, add to cart, gift card
    is passionate about, freelance writer, has written for, posted by, posted on, posted in, filed under, our team
    our website, our readers, our services, our newsletter, our experts, screenshot, uses cookies, use cookies
    use of cookies, accept cookies, cookie policy, cookie settings, cookie consent, subscribe to our, subscribe now
    subscribe today, subscribers only, sign up for, sign up now, sign in to, log in to, login page, register now
    register here, click here, click below, click the link, click the button below, advertisement, advertise with us
    sponsored content, sponsored post, sponsored by, copyright 20*, enable javascript, javascript is disabled
    article was originally published, post first appeared, donate now, donate today, medically reviewed by
    fact checked by, download our, download the app
  `),
  firstPersonSingular: entries("I, I'm, I've, I'd, I'll, me, my, myself"),
  firstPersonPlural: entries("we, we're, we've, we'll, we'd, us, our, ours, ourselves"),
  secondPerson: entries("you, you're, you've, you'll, you'd, your, yours, yourself, yourselves"),
  relativeTime: entries(`
    by the end of the year, at the end of the year, yesterday, today, tomorrow, tonight, this week, this month, this year, this morning, this summer, this winter
    this spring, this fall, this autumn, this quarter, this season, last week, last month, last year, last night
    last summer, last winter, last spring, last fall, last autumn, last quarter, next week, next month, next year
    next summer, next winter, recently, lately, so far, currently, right now, these days, nowadays, as of now
    at the moment, at present, to date, in recent years, in recent months, in recent weeks, in recent days
    on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, earlier this, later this
    just announced, upcoming, the past year, the past decade, the coming months, the coming years, days ago
    weeks ago, months ago, a year ago, two years ago, three years ago, five years ago, ten years ago
    a few years ago, several years ago, a decade ago
  `),
  polemic: entries(`
    snob*, fanatic*, bootlick*, crook, crooks, swindl*, rip-off, hysteri*, scoff*, sneer*, grumble*, jeer*, lunatic*, coward*, spineless, puppets, whine*, whining, fairy tale, fairy tales, greedy, a sham, a racket, a scam, a fraud, be ashamed, blood on
    stupid*, idiot*, moron*, liar, liars, pack of lies, nonsense, ridiculous*, shameful*, disgust*, insane*, crazy
    damn*, bullshit, crap, wake up, hoax, brainwash*, evil, sheeple, shocking*, unbelievabl*, outrag*
    so-called experts, mainstream media, big pharma, globalist*, cover-up, propaganda, conspirac*, fearmonger*
    plandemic, regime media, they don't want you to know, the truth is, make no mistake, believe me, trust me
    let's face it, needless to say, you people, people need to, pathetic, traitor*, snowflake*, libtard*, disgrace*
    absolute joke, laughable, corrupt elites, the elites, bunch of lies, scam artists
  `),
  opinionMarkers: entries(`
    in my opinion, in our opinion, in my view, i think, i believe, i feel, we believe, we think, in my experience
    personally, arguably, should be banned, must be stopped, it is time to, deserves, sadly, unfortunately
    hopefully, frankly, to be honest, no doubt, undoubtedly, clearly, obviously
  `),
  sayVerbs: entries(`
    said, says, told, tells, added, adds, explained, explains, wrote, writes, noted, notes, argued, argues, claimed
    claims, stated, states, warned, warns, announced, reported, reports, believes, believed, suggested, suggests
    concluded, concludes, insisted, according to
  `),
  mythLabels: entries(`
    myth, myths, misconception, misconceptions, false, fiction, untrue, debunked, popular belief, common belief
    mistaken belief, old wives' tale, urban legend, rumor, rumors, rumour, rumours, fallacy, false claim
    many people believe, it is often said, it is often claimed
  `),
  truthLabels: entries('fact, facts, truth, true, reality, in reality, in truth, verified, the evidence shows'),
  causes: entries(`
    because, because of, due to, owing to, as a result of, thanks to, caus*, lead to, leads to, led to, leading to
    result in, results in, resulted in, resulting in, result from, results from, stem from, stems from, stemmed from
    trigger*, driven by, drives, drove, reason, reasons, responsible for, contribute to, contributes to, contributed to
    bring about, brought about, so that, since, explains why, the effect of, the result of, account for, accounts for
    depends on, prevents, produces, give rise to, gives rise to, in response to, arises from, attributed to
  `),
  means: entries(`
    by using, by means of, with the help of, using, through, via, by adding, by taking, by making, by keeping
    by removing, by mixing, in order to, to make, to keep, to prevent, requires, is done, is made, is used to
    are used to, can be, should be, must be, works by, method*, technique*, procedure*, tool, tools, process, processes
  `),
  comparisons: entries(`
    than, compared to, compared with, in comparison, unlike, whereas, while, as opposed to, in contrast to, versus, vs
    rather than, differ*, similar to, the same as, as much as, as many as, more, less, fewer, higher, lower, larger
    smaller, better, worse, faster, slower, cheaper, outperform*, twice as, half as, equal to, on the other hand
  `),
  hedges: entries(`
    may, might, could, possibly, perhaps, probably, potentially, likely, apparently, appears to, appear to, seems to
    seem to, suggest, suggests, suggested, reportedly, allegedly, presumably, estimated, roughly, around, about
    preliminary, expected to, thought to, believed to, can be, tends to, tend to
  `),
  definitionPatterns: entries(`
    is a, is an, is the, are a, are the, is any, refers to, refer to, is called, are called, is known as, are known as
    is defined as, are defined as, means, describes, denotes, is a form of, is a type of, is a kind of, are a type of
    is a term for, stands for, consists of, consist of, is the process of, is the practice of, is a way of
  `),
  questionWords: {
    why: entries('why, for what reason, what causes, what caused, reasons for, causes of, cause of, how come'),
    how: entries('how, how to, how do, how does, how can, in what way, guide to, tutorial, way to, steps to'),
    what: entries('what, what is, what are, what does, meaning of, definition of, explained, introduction to'),
    which: entries('which, which one, which type, which kind'),
    when: entries('when, what time, since when, how long, at what age'),
    who: entries('who, whom, whose'),
    where: entries('where, whereabouts, from where'),
    howMuch: entries('how much, how many, how often, how far, how big, how old, how high, what percentage, price of'),
    yesNo: entries(`
      is, are, was, were, do, does, did, can, could, should, will, would, has, have, must, may, is it, are there
    `),
  },
  listWords: entries(`
    best, top, ways to, ways of, tips, ideas, examples, types of, kinds of, list of, reasons, things to, tools, methods
    strategies, options, benefits of, advantages of, facts about, mistakes, alternatives, checklist, most popular
  `),
  stepWords: entries(`
    first, first of all, step, steps, begin by, start by, start with, then, next, after that, afterwards, once, finally
    lastly, before, repeat, follow these, as soon as, in the end, at the end
  `),
  comparisonQueryWords: entries(`
    vs, versus, compared to, compared with, comparison, compare, difference between, differences between
    or, better than, against, pros and cons, alternative to
  `),
  placeholderNouns: entries(`
    item, product, company, brand, person, customer, client, competitor, feature, benefit, topic, keyword, heading
    subheading, section title, author, city, country, business, organization, organisation, name, source, example
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, insert name here, insert text here, insert link here, insert image here, your name here
    your text here, your company name, company name here, product name here, name of product, name of company, tbd, tba
    to be determined, to be added, to be completed, coming soon, placeholder, add text here, text goes here
    content goes here, image goes here, sample text, dummy text, xxx, todo, TBD, TBA, TODO, XXX
  `),
  negators: entries(`
    not, no, never, none, neither, nor, without, nobody, nothing, nowhere, cannot, can't, don't, doesn't, didn't, isn't
    aren't, wasn't, weren't, won't, wouldn't, shouldn't, couldn't, hasn't, haven't, hadn't, mustn't, hardly, barely
    scarcely, fails to, fail to, failed to, lacks, lack, lacked, unable, denies, denied, refused
  `),
  quantifiers: {
    all: entries(`
      all, every, always, everyone, everybody, everything, everywhere, entirely, completely, fully, invariably, each
      whole, only, guarantees, guaranteed, totally, 100 percent, without exception
    `),
    part: entries(`
      some, several, many, most, often, sometimes, certain, few, a few, partly, partially, usually, typically, generally
      mostly, mainly, the majority of, half of, occasionally, a number of, a minority of, rarely, much of, in many cases
    `),
  },
  finiteVerbs: entries(`
    is, are, was, were, has, have, had, do, does, did, can, could, will, would, may, might, must, should, cannot
    can't, don't, doesn't, won't, isn't, aren't, mean, means, takes, take, need, needs, leads, lead, comes, come
    goes, go, get, gets, give, gives, gave, shows, show, says, said, find, finds, found, keep, keeps, kept, remain
    remains, include, includes, included, require, requires, required, become, becomes, became, help, helps, helped
    allow, allows, allowed, make, makes, made, use, uses, provide, provides, affect, affects, affected, rise, rises
    rose, fall, falls, fell, grow, grows, grew, play, plays, depend, depends, vary, varies, run, runs, ran, lost
    took, went, began, put, puts, tend, tends, account, accounts, exist, exists, occur, occurs, happen, happens
    work, works, contain, contains, increase, increases, increased, reduce, reduces, reduced, lack, lacks, belong
    belongs, stand, stands, feel, feels, lives, live, lived, begins, begin, ends, moves, move, moved, turns, turn
    forms, form, formed, protects, protect, breaks, break, reaches, reach, reached, covers, cover, covered, costs
    cost, lasts, last, holds, hold, held, feeds, feed, eats, eat, kills, kill, carries, carry, carried, follows
    follow, stays, stay, changes, change, changed, starts, start, started, improves, improve, loses, lose, pays, pay
    releases, release, absorbs, absorb, used, called, built, won, died, opened, seems, appears, consists, weighs
    measures, produces, produce, supports, prevents, prevent, sells, buys, drops, dropped, melts, dries, heats
  `),
  aspectWords: {
    howItWorks: entries('works, work, working, function*, mechanism*, principle*, process*, operat*'),
    causes: entries('cause*, causing, reason*, factor*, origin*, driver*, because, due to, lead to, leads to, led to'),
    effects: entries('effect*, impact*, consequence*, result*, outcome*, affect*, influence*, implication*'),
    types: entries('type*, kind*, form*, categor*, variet*, class, classes, variant*, model*'),
    benefits: entries('benefit*, advantage*, strength*, gain*, improve*, pros, helps, saves'),
    drawbacks: entries('drawback*, disadvantage*, downside*, limitation*, weakness*, cons, problem*, shortcoming*'),
    risks: entries('risk*, danger*, hazard*, threat*, side effect*, harm*, safety, unsafe'),
    costs: entries('cost*, price*, expens*, cheap*, budget*, fee, fees, pay, paid, afford*, dollar*, euro*'),
    steps: entries('step*, first, then, next, finally, procedure*, instruction*, stage*, phase*'),
    choosing: entries('choos*, choice*, select*, criteria, criterion, look for, suitable, decide, decision*, buying'),
    comparison: entries('compar*, differ*, versus, vs, whereas, than, unlike, contrast*'),
    requirements: entries(
      'require*, need*, necessary, condition*, prerequisite*, material*, equipment, must, ingredient*',
    ),
    mistakes: entries('mistake*, error*, wrong*, avoid*, pitfall*, misconception*, fail*'),
    maintenance: entries(
      'maintain*, maintenance, care, clean*, service*, repair*, storage, store, lifespan, replac*, last, lasts',
    ),
    history: entries(
      'histor*, origin*, centur*, founded, invent*, discover*, first, ancient, early, introduced, since',
    ),
    examples: entries('example*, instance*, such as, including, case, cases, like'),
    numbers: entries(
      'percent, per cent, million*, billion*, figure*, statistic*, number*, average, rate*, data, share',
    ),
    outlook: entries('future, outlook, forecast*, expect*, predict*, trend*, by 2030, by 2050, project*, will, coming'),
    tips: entries('tip*, advice, recommend*, best way, should, try, ideal*, practical'),
    viewsDiffer: entries(`
      controvers*, debate*, disagree*, critic*, oppon*, proponent*, supporter*, disput*, argue*, contested, opinion*
    `),
  },
  sensitiveSubjects: {
    health: entries(`
      health*, disease*, illness*, symptom*, treat*, therap*, medicin*, medication*, drug, drugs, dose, dosage, vaccin*
      cancer, diabet*, blood pressure, pregnan*, infection*, virus*, surger*, pain, diet, dietary supplement*, vitamin*
      depress*, anxiety, mental health, doctor*, patient*, diagnos*, cure, cures, weight loss, allerg*, asthma, heart
    `),
    money: entries(`
      invest*, loan*, mortgage*, credit, debt*, insurance, pension*, retirement, stock*, shares, bond*, tax, taxes
      taxation, interest rate*, saving*, bank*, crypto*, bitcoin, fund, funds, wealth, bankrupt*, financ*, salary, wages
    `),
    law: entries(`
      law, laws, legal*, lawyer*, attorney*, court*, sue, lawsuit*, contract*, liabilit*, divorce*, custody, immigra*
      visa, visas, tenan*, landlord*, crime*, criminal*, rights, regulation*, patent*, copyright, inherit*, will and testament
    `),
    contested: entries(`
      abortion*, gun control, death penalty, race, racial, gender, transgender, religion*, religious, immigration, war
      genocide, election*, vaccine mandate*, climate skeptic*, evolution, euthanasia, nuclear power, gmo, gmos, GMO
      capital punishment, palestin*, israel*, conspirac*, slavery, reparations, drug legalization, animal testing
    `),
  },
};
