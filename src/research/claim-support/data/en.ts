import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    rise, rises, rose, risen, rising, increase*, grow, grows, grew, growing, grown, growth, climb*, expand*, soar*, jump*, surge*, gain, gains, gained / fall, falls, fell, fallen, falling, decline, declines, declined, decreas*, drop, drops, dropped, shrink*, shrank, shrunk, reduc*, plunge*, lost, cut, cuts
    higher, more, larger, bigger, greater, above / lower, less, fewer, smaller, below
    faster, quicker, sooner / slower
    earlier, before / later, after
    best / worst
    better, improve* / worse, worsen*, deteriorat*
    agree, agreed, agrees, confirm* / refuse*, deny, denies, denied, dispute*
    approve*, accept*, adopt*, passed / reject*, refuse*, block*, veto*
    allow*, permit*, legal / ban, bans, banned, prohibit*, forbid*, illegal
    safe, safer / unsafe, dangerous
    effective / ineffective
    won, wins, win, beat, defeated / lost, loses, lose
    oldest / youngest, newest
    largest, biggest, highest, longest, tallest, most / smallest, lowest, shortest, least, fewest
    cheaper, cheapest / dearer, costlier, pricier
    warmer, hotter, hot, warm / cooler, colder, cold, cool
    longer, older, taller, stronger, heavier, deeper, wider / shorter, younger, weaker, lighter, shallower, narrower
    opened, opens, open, began, begins, started, starts, joined, joins, founded / closed, closes, ended, ends, stopped, stops, left, leaves, dissolved
    import, imports, imported / export, exports, exported
    profit, profits, surplus / loss, losses, deficit
    north, northern / south, southern
    east, eastern / west, western
    men, male, males, boys / women, female, females, girls
    minimum / maximum
    majority / minority
    support, supports, supported, favour*, praise* / oppose*, criticis*, criticiz*
    strengthen* / weaken*
    accelerat* / slow, slowed, slows
    succeed*, success* / fail, fails, failed, failure
    buy, buys, bought / sell, sells, sold
    raise, raises, raised, raising / lower, lowers, lowered, lowering, reduc*
    first / last, final
    early / late
    possible / impossible
    likely / unlikely
    positive / negative
    common / rare, uncommon
    high / low
    upper / lower
  `,
  negators: 'never, nor, free of, free from',
  notNegators:
    'not only, not just, not necessarily, no more than, no less than, no fewer than, no later than, not merely',
  about:
    'about, around, approximately, roughly, circa, ca., some, nearly, almost, close to, an estimated, estimated at, up to about',
  over: 'more than, over, at least, above, exceeding, exceeds, exceeded, greater than, upwards of, a minimum of, in excess of',
  under:
    'less than, under, fewer than, at most, below, up to, no more than, nearly, almost, just under, a maximum of, lower than',
  overAfter: 'or more, or longer, or over, or older, and over',
  underAfter: 'or less, or fewer, or under, or younger',
  aboutAfter: 'or so',
  numbers: `
    0=zero; 1=one; 2=two; 3=three; 4=four; 5=five; 6=six; 7=seven; 8=eight; 9=nine; 10=ten; 11=eleven
    12=twelve,dozen; 13=thirteen; 14=fourteen; 15=fifteen; 16=sixteen; 17=seventeen; 18=eighteen
    19=nineteen; 20=twenty; 30=thirty; 40=forty; 50=fifty; 60=sixty; 70=seventy; 80=eighty; 90=ninety
    100=hundred; 1/2=half; 1/3=one third,a third; 2/3=two thirds; 1/4=one quarter,a quarter
    3/4=three quarters; 1/5=one fifth,a fifth; 2/5=two fifths; 3/5=three fifths; 4/5=four fifths
    1/10=one tenth,a tenth
  `,
  plans: 'plan, plans, planned, planning, intends, hopes, aims, wants, proposed, proposes, expected, expects, would',
  conditions: 'if, whether, unless',
  associations: 'associat*, correlat*, link, links, linked, related to, relationship, tend, tends, tended',
  than: 'than',
  passive: /\b(?:was|were|is|are|been|being|be)\b[^.]{0,60}\bby\b|\b\w+ed by\b/u,
};
