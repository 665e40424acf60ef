import { createHmac, timingSafeEqual } from 'node:crypto';

/** Random bytes, passed in. */
export type RandomBytes = (size: number) => Buffer;

const SECRET_BYTES = 32;

/** @returns the prefix and 256 random bits in base64url; the prefix lets a secret scanner recognise a leak */
export function newSecret(prefix: 'sk' | 'it' | 'lp' | 'is', randomBytes: RandomBytes): string {
  return `${prefix}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** HMAC-SHA256 under the installation's secret: a stolen table alone proves and verifies nothing. */
export interface KeyedHash {
  of(secret: string): Buffer;
  /** Compares in constant time. */
  matches(secret: string, hash: Buffer): boolean;
}

export function createKeyedHash(installationSecret: string | Buffer): KeyedHash {
  const of = (secret: string) => createHmac('sha256', installationSecret).update(secret, 'utf8').digest();
  return {
    of,
    matches: (secret, hash) => {
      const own = of(secret);
      return own.length === hash.length && timingSafeEqual(own, hash);
    },
  };
}
