import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const en: QualityWords = {
  tested: entries(`
    we tested, i tested, we measured, i measured, we tried, i tried, in our test*, in my test*, our measurement*, my measurement*
    hands-on, after using, first-hand, we visited, i visited, i bought, we bought, we weighed, i weighed, we photographed, i photographed
    in my own, in our own, in my log, in our log, i logged, we logged, i counted, we counted, i timed, we timed, i paid, we paid, my notes, our notes, i noticed, we noticed, i recorded, we recorded, i kept a log, we compared, i compared
    when i, during my, in my garden, in my kitchen, in my house, at my house, i ran, we ran, i have used, we have used
  `),
  studies: entries(`
    study, studies, researcher*, university, journal, survey*, statistic*, ministry, institute, clinical trial*, trial, meta-analysis
    systematic review, data from, published in, et al, doi, census, guideline*, department of, agency, federal, official figure*
    according to, report by, encyclopaedia
  `),
  byline: entries(
    'written by, author, authors, reviewed by, edited by, about the author, fact-checked by, last updated, published on, updated on',
  ),
  credentials: entries(`
    dr, phd, professor, engineer, certified, licensed, registered nurse, physician, dietitian, pharmacist, lawyer, years of experience
    chartered, lecturer, researcher at, master craftsman, technician
  `),
  contact: entries(
    'contact us, contact, about us, imprint, editorial policy, corrections, privacy policy, e-mail, phone, our address',
  ),
  hype: entries(`
    amazing*, incredibl*, revolutionary, game-changing, game changer, mind-blowing, unbelievabl*, miracle, miraculous*, best ever
    world-class, guaranteed, instantly, effortless*, secret, ultimate, unbeatable, life-changing, magic, magical, jaw-dropping
    100% safe, never fails, once in a lifetime, perfect for everyone, insane*, the only, no risk, risk-free, shocking*, stunning
  `),
  teasers: entries(`
    you won't believe, what happens next, this is why, here's why, here's what, here are, things you, things only, reasons why
    will make you, that will, you need to, you should, you'll, everyone is, no one, this one, this is what, can you, which, we know
    totally, actually, literally, perfectly, signs you, times, ways to, things that, probably, ever, hilarious*, adorable, awesome
    one trick, one weird, want you to know, the internet, might be, we can guess, tell you, based on your, how well, quiz
  `),
  filler: entries(`
    in today's fast-paced world, in today's world, in this day and age, it is important to note, it's important to note
    it is worth noting, it's worth noting, when it comes to, at the end of the day, needless to say, in conclusion, last but not least
    look no further, whether you're a, whether you are a, plays a crucial role, plays a vital role, it goes without saying
    in the world of, in the realm of, without further ado, dive into, delve into, unlock the, take it to the next level, more than ever
    as we all know, the fact of the matter, everything you need to know, one of the most important, has become increasingly
    a wide range of, ever-changing, ever-evolving, a testament to, the power of, on your journey
  `),
  selling: entries(`
    buy now, order now, shop now, add to cart, add to basket, free shipping, discount*, special offer, our store, in stock, sale
    money-back, limited time, our products, our services, call us, book now, get a quote, sign up, price match, coupon*, best price*, voucher*
  `),
  disclosure: entries(`
    affiliate, commission, sponsored, paid partnership, advertisement, we may earn, was provided free, free of charge by, no payment
    conflict of interest, conflicts of interest, paid for by ourselves, bought ourselves, disclosure
  `),
  selfPraise: entries(`
    written by leading experts, written by experts, leading experts, our experts, most trusted, most comprehensive guide, best guide
    the ultimate guide, award-winning, most authoritative, highest quality, trusted by millions, this article is, number one source
    fully accurate, the definitive guide, world's leading, e-e-a-t, eeat
  `),
  caution: entries(`
    talk to your doctor, see a doctor, ask your doctor, medical advice, professional advice, side effect*, contraindicat*, should not
    do not, risk of, warning, danger*, limit*, drawback*, downside*, seek help, emergency, not suitable, depends on, unless, poison*
    you could lose, may lose, not financial advice, overdose, interact*, we could not, did not test, uncertain*
  `),
};
