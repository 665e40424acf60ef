import { describe, expect, it } from 'vitest';
import { checkPassword, createPasswords } from './passwords.ts';

const FAST = { rounds: 2, blocks: 1, lanes: 1 };

describe('a password', () => {
  it('matches what was kept of it, and nothing else does', async () => {
    const passwords = createPasswords({ cost: FAST });
    const kept = await passwords.hash('correct horse');
    expect(await passwords.matches('correct horse', kept)).toBe(true);
    expect(await passwords.matches('correct horsf', kept)).toBe(false);
    expect(await passwords.matches('correct horse', undefined)).toBe(false);
  });

  it('is kept under a salt of its own, with what it costs', async () => {
    const passwords = createPasswords();
    const [one, two] = [await passwords.hash('the same one'), await passwords.hash('the same one')];
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(one).not.toBe(two);
  });

  it('matches although the cost was raised since', async () => {
    const kept = await createPasswords({ cost: FAST }).hash('correct horse');
    const passwords = createPasswords({ cost: { rounds: 16, blocks: 2, lanes: 1 } });
    expect(await passwords.matches('correct horse', kept)).toBe(true);
  });

  it('is the same however a keyboard writes its accents', async () => {
    const passwords = createPasswords({ cost: FAST });
    expect(await passwords.matches('cafe\u0301 au lait', await passwords.hash('caf\u00e9 au lait'))).toBe(true);
  });

  it('costs the same where there is no user', async () => {
    const drawn: number[] = [];
    const passwords = createPasswords({
      cost: FAST,
      randomBytes: (size) => {
        drawn.push(size);
        return Buffer.alloc(size, 7);
      },
    });
    await expect(passwords.matches('anything', undefined)).resolves.toBe(false);
    // The salt of nobody, drawn once; a comparison draws none.
    expect(drawn).toEqual([16]);
  });

  it('is compared in a line that does not grow without end', async () => {
    const passwords = createPasswords({ cost: FAST });
    const kept = await passwords.hash('correct horse');
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.matches('correct horse', kept)));
    const refused = tries.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(10);
    expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', retryAfter: 5 });
    expect(await passwords.matches('correct horse', kept)).toBe(true);
  });

  it('that is made is long, and another each time', () => {
    const passwords = createPasswords({ cost: FAST });
    expect(passwords.make()).toMatch(/^[0-9a-z]{5}(-[0-9a-z]{5}){3}$/);
    expect(passwords.make()).not.toBe(passwords.make());
  });

  it.each(['short', 'x'.repeat(201)])('is refused when it is too short or too long: %s', (password) => {
    expect(() => checkPassword(password, 'next')).toThrow(/next: received \d+ characters; allowed: 10 to 200/);
  });
});
