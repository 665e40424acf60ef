import { describe, expect, it } from 'vitest';
import { createKeyedHash, newSecret } from './secrets.ts';
import { verifyKeyPair } from './verify-key-pair.ts';

const keyedHash = createKeyedHash('installation secret');

describe('newSecret', () => {
  it('carries 256 bits behind a prefix that names its kind', () => {
    const sizes: number[] = [];
    const secret = newSecret('sk', (size) => {
      sizes.push(size);
      return Buffer.alloc(size, 0xfb);
    });
    expect(sizes).toEqual([32]);
    expect(secret).toBe(`sk_${Buffer.alloc(32, 0xfb).toString('base64url')}`);
  });
});

describe('createKeyedHash', () => {
  it('depends on the secret of the installation', () => {
    const other = createKeyedHash('another secret');
    expect(keyedHash.of('sk_1')).toHaveLength(32);
    expect(other.matches('sk_1', keyedHash.of('sk_1'))).toBe(false);
    expect(keyedHash.matches('sk_1', keyedHash.of('sk_1'))).toBe(true);
    expect(keyedHash.matches('sk_2', keyedHash.of('sk_1'))).toBe(false);
  });

  it('refuses a stored hash of another length instead of throwing', () => {
    expect(keyedHash.matches('sk_1', Buffer.alloc(5))).toBe(false);
  });
});

describe('verifyKeyPair', () => {
  function watched() {
    const compared: { secret: string; length: number }[] = [];
    return {
      compared,
      of: keyedHash.of,
      matches(secret: string, hash: Buffer) {
        compared.push({ secret, length: hash.length });
        return keyedHash.matches(secret, hash);
      },
    };
  }

  it('makes the same one comparison for an unknown access key as for a wrong secret', () => {
    const unknown = watched();
    const wrong = watched();
    expect(verifyKeyPair(undefined, 'sk_1', unknown)).toBeUndefined();
    expect(verifyKeyPair({ secretHash: keyedHash.of('sk_2') }, 'sk_1', wrong)).toBeUndefined();
    expect(unknown.compared).toEqual(wrong.compared);
    expect(unknown.compared).toEqual([{ secret: 'sk_1', length: 32 }]);
  });

  it('hands back the pair whose secret it is', () => {
    const pair = { id: 'key_1', secretHash: keyedHash.of('sk_1') };
    expect(verifyKeyPair(pair, 'sk_1', keyedHash)).toBe(pair);
  });
});
