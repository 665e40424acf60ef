import { randomBytes } from 'node:crypto';

/** Makes ids that nobody can guess; passed in so that tests can count instead. */
export interface IdSource {
  /** @param prefix what the id names: `blog`, `job`, `site` ... */
  next(prefix: string): string;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 100 random bits after the prefix, e.g. `blog_5k3v9...`; lower case, no letters that look alike. */
export const randomIds: IdSource = {
  next(prefix) {
    let text = '';
    for (const byte of randomBytes(20)) text += ALPHABET[byte & 31];
    return `${prefix}_${text}`;
  },
};

/** `blog_1`, `blog_2` ...: for tests that read ids. */
export function countingIds(): IdSource {
  const counts = new Map<string, number>();
  return {
    next(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return `${prefix}_${count}`;
    },
  };
}
