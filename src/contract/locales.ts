/** Countries and regions a `locale` or `targetEvidenceLocale` may name. */
export const LOCALES = [
  'ar', 'aw', 'au', 'at', 'az', 'bs', 'bd', 'be', 'br', 'bg', 'cm', 'ca', 'cl', 'cn', 'co', 'cr', 'hr', 'cu', 'cy', 'cz',
  'dk', 'eg', 'ee', 'et', 'fi', 'fr', 'de', 'gh', 'gr', 'gl', 'hk', 'hu', 'is', 'in', 'id', 'ie', 'il', 'it', 'jm', 'jp',
  'kz', 'kr', 'lv', 'ly', 'lt', 'lu', 'mo', 'mk', 'my', 'mt', 'mx', 'mc', 'nl', 'nz', 'ng', 'no', 'pk', 'pa', 'py', 'pe',
  'ph', 'pl', 'pt', 'pr', 'qa', 'ro', 'ru', 'sa', 'rs', 'sg', 'sk', 'si', 'za', 'es', 'se', 'ch', 'sy', 'tw', 'th', 'tn',
  'tr', 'ua', 'ae', 'gb', 'us',
] as const;

export type Locale = (typeof LOCALES)[number];
