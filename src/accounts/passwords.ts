import { type ScryptOptions, scrypt, randomBytes as systemRandomBytes, timingSafeEqual } from 'node:crypto';
import { RequestError, refusedField } from '../contract/errors.ts';
import { codePointLength } from '../contract/primitives.ts';
import { PASSWORD_LENGTH } from '../contract/users.ts';
import type { RandomBytes } from './secrets.ts';

/** Passwords as they are kept: slow to guess, even for whoever has the table. */
export interface Passwords {
  /** Text to keep: method, cost, salt and hash. */
  hash(password: string): Promise<string>;
  /**
   * Compares in constant time. With `kept` undefined nothing matches, in the same time.
   * @throws RequestError `unavailable` when too many wait to be compared
   */
  matches(password: string, kept: string | undefined): Promise<boolean>;
  /** A password of 20 letters and digits, about 100 bits, for people to copy. */
  make(): string;
}

/** Cost of one comparison; `blocks` x 128 x `rounds` bytes of memory. */
export interface PasswordCost {
  readonly rounds: number;
  readonly blocks: number;
  readonly lanes: number;
}

/** About 100 ms and 32 MiB on a machine of 2024. */
const COST: PasswordCost = { rounds: 32_768, blocks: 8, lanes: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** What the smallest cost needs as well. */
const LEAST_MEMORY = 1024 * 1024;
/** More than so many comparisons in the line are turned away: each takes a core and tens of megabytes. */
const LONGEST_LINE = 30;
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

export function createPasswords(
  options: { readonly cost?: PasswordCost; readonly randomBytes?: RandomBytes } = {},
): Passwords {
  const { cost = COST, randomBytes = systemRandomBytes } = options;
  // One at a time, so that sign-ins can't take the threads that files and the name service need.
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inLine = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= LONGEST_LINE) {
      throw new RequestError('unavailable', 'Too many sign-ins at once; try again in 5 s.', { retryAfter: 5 });
    }
    waiting += 1;
    const turn = line.then(work).finally(() => {
      waiting -= 1;
    });
    line = turn.catch(() => undefined);
    return turn;
  };
  const nobody = keptText(cost, randomBytes(SALT_BYTES), Buffer.alloc(HASH_BYTES));

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return keptText(cost, salt, await inLine(() => derive(password, salt, cost)));
    },
    async matches(password, kept) {
      const { cost: own, salt, hash } = readKept(kept ?? nobody);
      const derived = await inLine(() => derive(password, salt, own));
      return timingSafeEqual(derived, hash) && kept !== undefined;
    },
    make() {
      const letters = [...randomBytes(20)].map((byte) => ALPHABET[byte & 31]).join('');
      return (letters.match(/.{5}/g) ?? []).join('-');
    },
  };
}

/** @throws RequestError `invalid_request` for one that is too short or too long */
export function checkPassword(password: string, path: string): void {
  const { min, max } = PASSWORD_LENGTH;
  const length = codePointLength(password);
  if (length >= min && length <= max) return;
  throw refusedField('invalid_request', path, `received ${length} characters; allowed: ${min} to ${max}`);
}

function keptText({ rounds, blocks, lanes }: PasswordCost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', rounds, blocks, lanes, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

function readKept(text: string): { cost: PasswordCost; salt: Buffer; hash: Buffer } {
  const [method, rounds, blocks, lanes, salt = '', hash = ''] = text.split('$');
  const kept = { salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
  if (method !== 'scrypt' || kept.hash.length !== HASH_BYTES) throw new Error('a password hash is not readable');
  return { cost: { rounds: Number(rounds), blocks: Number(blocks), lanes: Number(lanes) }, ...kept };
}

function derive(password: string, salt: Buffer, { rounds, blocks, lanes }: PasswordCost): Promise<Buffer> {
  // The same password must come out of every keyboard: an accent may arrive as one character or as two.
  const text = password.normalize('NFC');
  const options: ScryptOptions = { N: rounds, r: blocks, p: lanes, maxmem: LEAST_MEMORY + 256 * rounds * blocks };
  return new Promise((resolve, reject) => {
    scrypt(text, salt, HASH_BYTES, options, (error, derived) => (error === null ? resolve(derived) : reject(error)));
  });
}
