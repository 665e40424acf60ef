import { describe, expect, it } from 'vitest';
import { open, SealBrokenError, seal, sealingKey } from './sealed.ts';

const key = sealingKey('s'.repeat(32), 'wordpress');

describe('sealed', () => {
  it('opens what it has sealed, of any length and script', () => {
    for (const text of ['', 'abcd efgh', '密码 пароль 🔑', 'x'.repeat(10_000)]) {
      expect(open(key, seal(key, text))).toBe(text);
    }
  });

  it('shows nothing of the text, and never the same bytes twice', () => {
    const [one, other] = [seal(key, 'application password'), seal(key, 'application password')];
    expect(one.includes('password')).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  it('refuses another secret and another purpose', () => {
    const sealed = seal(key, 'application password');
    expect(() => open(sealingKey('t'.repeat(32), 'wordpress'), sealed)).toThrow(SealBrokenError);
    expect(() => open(sealingKey('s'.repeat(32), 'webhook'), sealed)).toThrow(SealBrokenError);
  });

  it('refuses bytes of which a single bit was changed, and those that are cut', () => {
    const sealed = seal(key, 'application password');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => open(key, changed), `byte ${at}`).toThrow(SealBrokenError);
      expect(() => open(key, sealed.subarray(0, at)), `first ${at} bytes`).toThrow(SealBrokenError);
    }
  });
});
