/**
 * A cue list from text: entries are parted by commas or line ends, so that a list reads like a list.
 *
 * @returns the entries in order, duplicates kept (a test refuses them)
 */
export function entries(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
