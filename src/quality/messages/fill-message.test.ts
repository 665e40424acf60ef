import { describe, expect, it } from 'vitest';
import { fillMessage } from './fill-message.ts';

describe('fillMessage', () => {
  it('takes the word for one or for several, as the language counts', () => {
    const said = (n: number) => fillMessage('In {n:Satz|Sätzen}.', { n }, 'de');
    expect([said(1), said(2), said(1200)]).toEqual(['In 1 Satz.', 'In 2 Sätzen.', 'In 1.200 Sätzen.']);
    expect(fillMessage('{n:phrase|phrases}', { n: 1_000_000 }, 'fr')).toMatch(/phrases$/);
  });

  it('leaves what it has no value for', () => {
    expect(fillMessage('{name} {n}', { n: 1 }, 'en')).toBe('{name} 1');
  });
});
