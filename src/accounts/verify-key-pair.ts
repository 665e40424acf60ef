import type { KeyedHash } from './secrets.ts';

/** What an unknown access key is compared with: no secret hashes to it, and the comparison costs the same. */
const NO_HASH = Buffer.alloc(32);

/**
 * The pair, if the secret is its own. An unknown access key (`pair` undefined) takes the same path as a wrong secret,
 * so that neither the answer nor its time tells the two apart.
 */
export function verifyKeyPair<P extends { readonly secretHash: Buffer }>(
  pair: P | undefined,
  secretKey: string,
  keyedHash: KeyedHash,
): P | undefined {
  const matches = keyedHash.matches(secretKey, pair?.secretHash ?? NO_HASH);
  return matches ? pair : undefined;
}
