import { describe, expect, it } from 'vitest';
import { providerWords } from './provider-words.ts';

const words = (body: unknown) => providerWords(body, ['the-secret-key', '']);

describe("a provider's words", () => {
  it.each<[unknown, string]>([
    [{ error: { message: 'No.', type: 'bad' } }, 'No.'],
    [{ error: 'No.' }, 'No.'],
    [{ message: 'No.' }, 'No.'],
    [{ detail: 'No.' }, 'No.'],
    [{ detail: [{ loc: ['body'], msg: 'No.' }] }, 'No.'],
    [[{ error: { code: 400, message: 'No.' } }], 'No.'],
    [{ type: 'error', error: { type: 'overloaded_error', message: 'No.' } }, 'No.'],
    [{ error: { type: 'overloaded_error' } }, 'overloaded_error'],
    ['{"error":{"message":"No."}}', 'No.'],
    ['No.', 'No.'],
    ['<html><head><title> Bad\nGateway </title></head><body>x</body></html>', 'Bad Gateway'],
    ['<p>No <b>way</b>.</p><script>alert(1)</script>', 'No way .'],
    ['', ''],
    [undefined, ''],
    [{ error: { code: 12 } }, ''],
    ['{"error":', '{"error":'],
  ])('are found in %j', (body, expected) => {
    expect(words(body)).toBe(expected);
  });

  it('are one line without control characters', () => {
    expect(words('a\n\tb\u0000\u001b[31mc\u202ed')).toBe('a b [31mc d');
  });

  it('are short', () => {
    const said = words('word '.repeat(10_000));
    expect(said.length).toBeLessThanOrEqual(300);
    expect(said.endsWith('word…')).toBe(true);
  });

  it.each([
    'Key the-secret-key is wrong.',
    'Key sk-ant-api03-AbCdEf0123456789-x is wrong.',
    'Key sk-proj-****************cdef is wrong.',
    'Key AIzaSyA1234567890abcdefghijk is wrong.',
    'Key Bearer abcdef0123456789 is wrong.',
    'Key Bearer eyJhbGciOiJIUzI1.eyJzdWIiOiIx.abc-def is wrong.',
  ])('hold no key: %s', (text) => {
    expect(words(text)).toBe('Key [key] is wrong.');
  });

  it('that only speak of keys and tasks stay', () => {
    expect(words('The task-management key is not set, see keyboard-shortcuts.')).toBe(
      'The task-management key is not set, see keyboard-shortcuts.',
    );
  });

  it('of hostile pages are found in time that grows with their length only', { timeout: 20_000 }, () => {
    for (const piece of ['<', '<a ', '<script>', '<title', '{"error":', 'sk-', ' \n']) words(piece.repeat(100_000));
  });
});
