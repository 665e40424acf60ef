import { describe, expect, it } from 'vitest';
import { prefersStrict, REQUEST_ID_PATTERN, StartHeaders, StreamHeaders } from './headers.ts';

describe('prefersStrict', () => {
  it.each([
    'handling=strict',
    'Handling=Strict',
    'respond-async, handling=strict',
    'handling = "strict"',
    'a="x, y"; b=1,handling=strict; c',
  ])('sees it in %j', (prefer) => {
    expect(prefersStrict(prefer)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'handling=lenient',
    'strict',
    'handling=stricter',
    'note="a, handling=strict"',
    'note; handling=strict',
    'handling=lenient, handling=strict',
  ])('does not see it in %j', (prefer) => {
    expect(prefersStrict(prefer)).toBe(false);
  });
});

describe('headers', () => {
  it('take others along, and refuse an Idempotency-Key with spaces or too long', () => {
    expect(StartHeaders.safeParse({ host: 'x', 'idempotency-key': 'a'.repeat(255) }).success).toBe(true);
    for (const key of ['a b', 'a'.repeat(256), '']) {
      expect(StartHeaders.safeParse({ 'idempotency-key': key }).success).toBe(false);
    }
  });

  it('read Last-Event-ID as a number', () => {
    expect(StreamHeaders.parse({ 'last-event-id': '12' })['last-event-id']).toBe(12);
    expect(StreamHeaders.parse({})['last-event-id']).toBeUndefined();
    for (const id of ['-1', '1.5', 'x', '2147483648']) {
      expect(StreamHeaders.safeParse({ 'last-event-id': id }).success).toBe(false);
    }
  });
});

describe('REQUEST_ID_PATTERN', () => {
  it.each([
    ['abc-123', true],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    ['a b', false],
    ['ä', false],
    ['a/b', false],
    ['a.b_c:d', true],
    ['a\n', false],
    ['', false],
  ])('of %j is %s', (text, sane) => {
    expect(REQUEST_ID_PATTERN.test(text)).toBe(sane);
  });
});
