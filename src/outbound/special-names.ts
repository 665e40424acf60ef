/** Top-level names that never lead to the internet, by standard or by custom. */
const INTERNAL_SUFFIXES = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'test',
  'invalid',
  'onion',
];

/**
 * Names that are refused without asking the name service, so that its answer tells nobody which of them exist here:
 * single words (`postgres`), which only a search list completes, and names kept for internal use.
 * @param host lower case, no dot at the end, not an IP address
 */
export function isInternalName(host: string): boolean {
  if (!host.includes('.')) return true;
  return INTERNAL_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`));
}
