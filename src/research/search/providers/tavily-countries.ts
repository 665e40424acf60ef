import type { Locale } from '../../../contract/locales.ts';

/** Countries by the names that Tavily takes; it knows no others of ours, and another name is an error there. */
export const TAVILY_COUNTRIES: Partial<Readonly<Record<Locale, string>>> = {
  ae: 'united arab emirates', ar: 'argentina', at: 'austria', au: 'australia', az: 'azerbaijan', bd: 'bangladesh',
  be: 'belgium', bg: 'bulgaria', br: 'brazil', bs: 'bahamas', ca: 'canada', ch: 'switzerland', cl: 'chile',
  cm: 'cameroon', cn: 'china', co: 'colombia', cr: 'costa rica', cu: 'cuba', cy: 'cyprus', cz: 'czech republic',
  de: 'germany', dk: 'denmark', ee: 'estonia', eg: 'egypt', es: 'spain', et: 'ethiopia', fi: 'finland', fr: 'france',
  gb: 'united kingdom', gh: 'ghana', gr: 'greece', hr: 'croatia', hu: 'hungary', id: 'indonesia', ie: 'ireland',
  il: 'israel', in: 'india', is: 'iceland', it: 'italy', jm: 'jamaica', jp: 'japan', kr: 'south korea',
  kz: 'kazakhstan', lt: 'lithuania', lu: 'luxembourg', lv: 'latvia', ly: 'libya', mc: 'monaco', mk: 'north macedonia',
  mt: 'malta', mx: 'mexico', my: 'malaysia', ng: 'nigeria', nl: 'netherlands', no: 'norway', nz: 'new zealand',
  pe: 'peru', ph: 'philippines', pk: 'pakistan', pl: 'poland', pt: 'portugal', py: 'paraguay', qa: 'qatar',
  ro: 'romania', rs: 'serbia', ru: 'russia', sa: 'saudi arabia', se: 'sweden', sg: 'singapore', si: 'slovenia',
  sk: 'slovakia', sy: 'syria', th: 'thailand', tn: 'tunisia', tr: 'turkey', tw: 'taiwan', ua: 'ukraine',
  us: 'united states', za: 'south africa',
}; // biome-ignore format: one list
