import { describe, expect, it } from 'vitest';
import { prefersStrict, REQUEST_ID_PATTERN, StartHeaders, StreamHeaders } from './headers.ts';

describe('prefersStrict', () => {
  it.each(['handling=strict', 'Handling=Strict', 'respond-async, handling=strict', 'handling = "strict"'])(
    'sees it in %j',
    (prefer) => {
      expect(prefersStrict(prefer)).toBe(true);
    },
  );

  it.each([undefined, '', 'handling=lenient', 'strict', 'handling=stricter'])('does not see it in %j', (prefer) => {
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
    expect(StreamHeaders.safeParse({ 'last-event-id': '-1' }).success).toBe(false);
  });
});

describe('REQUEST_ID_PATTERN', () => {
  it.each([
    ['abc-123', true],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    ['a b', false],
    ['ä', false],
    ['a\n', false],
    ['', false],
  ])('of %j is %s', (text, sane) => {
    expect(REQUEST_ID_PATTERN.test(text)).toBe(sane);
  });
});
