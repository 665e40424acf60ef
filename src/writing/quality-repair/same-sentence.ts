/** Letters and figures from which on two texts that hold each other are the same sentence. */
const FEWEST = 12;

/** Whether a sentence as it was read in the finished article is this one: marks, links and numbers of sources aside. */
export function isSameSentence(read: string, written: string): boolean {
  const [one, other] = [keyOf(read), keyOf(written)];
  if (one === other) return one !== '';
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= FEWEST && long.includes(short);
}

function keyOf(text: string): string {
  return text
    .replace(/\[\^?\d{1,3}\]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
