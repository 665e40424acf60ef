import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Secrets of customers as they lie in the database: AES-256-GCM under a key that is made from the installation's
 * secret, one key a purpose, so that what was sealed for one use can't be opened for another.
 */
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of what is sealed, so that another way of sealing can come one day. */
const FORMAT = 1;

export interface SealingKey {
  readonly purpose: string;
  readonly bytes: Buffer;
}

/** What was sealed with another secret, for another purpose, or has been changed since. */
export class SealBrokenError extends Error {
  constructor(purpose: string, cause?: unknown) {
    super(
      `a secret kept for ${purpose} can not be opened: INKWRIGHT_SECRET is not the one it was kept with`,
      cause === undefined ? undefined : { cause },
    );
    this.name = 'SealBrokenError';
  }
}

/**
 * @param secret the installation's secret
 * @param purpose what the key is for, such as `wordpress`; another purpose is another key
 */
export function sealingKey(secret: string, purpose: string): SealingKey {
  const bytes = hkdfSync('sha256', secret, 'inkwright sealed', purpose, KEY_BYTES);
  return { purpose, bytes: Buffer.from(bytes) };
}

/** The same text sealed twice gives different bytes. */
export function seal({ bytes }: SealingKey, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), body]);
}

/** @throws SealBrokenError for bytes that this key has not sealed */
export function open({ purpose, bytes }: SealingKey, sealed: Uint8Array): string {
  const whole = Buffer.from(sealed);
  if (whole[0] !== FORMAT || whole.length < 1 + NONCE_BYTES + TAG_BYTES) throw new SealBrokenError(purpose);
  const nonce = whole.subarray(1, 1 + NONCE_BYTES);
  const tag = whole.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, bytes, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    const body = whole.subarray(1 + NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new SealBrokenError(purpose, cause);
  }
}
