import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { createClaimChecker, verdictOf } from './claim-checker.ts';

const BRIDGE =
  'The Aldermoor Bridge opened to traffic on 3 June 1931 and cost £1.2 million. Engineers say it is safe for cars. ' +
  'It is not true that the bridge sways in the wind. Some of the cables were replaced in 2009.';

describe('createClaimChecker', () => {
  it('supports words that stand in a passage and says where', () => {
    const checker = createClaimChecker('en');
    const passage = `Intro. \u00a0 ${BRIDGE}`;
    const { verdict, spans } = checker.check(
      'Engineers say it is safe for cars.',
      checker.index(['Nothing here.', passage]),
    );
    expect(verdict).toBe('supported');
    expect(spans.map(({ passage: at, start, end }) => [at, passage.slice(start, end)])).toEqual([
      [1, 'Engineers say it is safe for cars'],
    ]);
  });

  it('does not support words cut out of a denial or a limit', () => {
    const checker = createClaimChecker('en');
    const index = checker.index([BRIDGE]);
    expect(checker.check('The bridge sways in the wind.', index).verdict).toBe('contradicted');
    expect(checker.check('The cables were replaced in 2009.', index)).toMatchObject({
      verdict: 'partly',
      findings: [{ kind: 'quantifier', found: 'Some of' }],
    });
  });

  it('names what differs with the words of the passage', () => {
    const checker = createClaimChecker('en');
    const check = checker.check('The Aldermoor Bridge cost £1.2 billion.', checker.index([BRIDGE]));
    expect(check.verdict).toBe('contradicted');
    expect(check.findings).toContainEqual({
      kind: 'unit',
      problem: 'differs',
      claimed: '£1.2 billion',
      found: '£1.2 million',
    });
  });

  it('lets the worst of several sentences decide', () => {
    expect(verdictOf('Engineers say it is safe for cars. The bridge cost £3 million.', BRIDGE, 'en')).toBe(
      'contradicted',
    );
  });

  it('finds nothing in passages on another subject, and nothing in none', () => {
    const checker = createClaimChecker('en');
    expect(checker.check('Honey keeps for decades in a closed jar.', checker.index([BRIDGE])).verdict).toBe(
      'not-found',
    );
    expect(checker.check('Honey keeps for decades.', checker.index([])).verdict).toBe('not-found');
  });

  it('answers the same twice', () => {
    const checker = createClaimChecker('de');
    const index = checker.index(['Der Kanal ist 98,6 Kilometer lang und wurde 1895 eröffnet.']);
    const claim = 'Der Kanal ist 89,6 Kilometer lang.';
    expect(checker.check(claim, index)).toEqual(checker.check(claim, index));
  });
});

describe('a language nobody has written words down for', () => {
  const passage = 'བོད་ཀྱི་ས་ཁྱོན་ལ་མཚོ་མང་པོ་ཡོད། མཚོ་སྔོན་པོའི་རྒྱ་ཁྱོན་ནི་སྤྱི་ལེ་གྲུ་བཞི་མ་ 4500 ཡིན།';

  it('supports verbatim text only, and says what it can not see in altered text', () => {
    const checker = createClaimChecker('bo');
    const index = checker.index([passage]);
    expect(checker.check('མཚོ་སྔོན་པོའི་རྒྱ་ཁྱོན་ནི་སྤྱི་ལེ་གྲུ་བཞི་མ་ 4500 ཡིན།', index).verdict).toBe('supported');
    const altered = checker.check('མཚོ་སྔོན་པོའི་རྒྱ་ཁྱོན་ནི་སྤྱི་ལེ་གྲུ་བཞི་མ་ 4500 རེད།', index);
    expect(altered.verdict).toBe('not-assessed');
    expect(altered.notAssessed).toContain('negation');
  });

  it('still sees a wrong number', () => {
    expect(verdictOf('མཚོ་སྔོན་པོའི་རྒྱ་ཁྱོན་ནི་སྤྱི་ལེ་གྲུ་བཞི་མ་ 5400 ཡིན།', passage, 'bo')).toBe('contradicted');
  });
});

describe('passages in another language', () => {
  const checker = createClaimChecker('en');
  const index = checker.index(
    ['Der Kanal in Ägypten ist 193,3 Kilometer lang und wurde am 17. November 1869 eröffnet.'],
    'de',
  );

  it('are compared by anchors, which prove nothing', () => {
    const check = checker.check('The canal in Egypt is 193.3 km long and opened on 17 November 1869.', index);
    expect(check.verdict).toBe('not-assessed');
    expect(check.spans).toHaveLength(1);
    expect(check.notAssessed).toContain('negation');
  });

  it('contradict a wrong number and do not bear out a wrong country', () => {
    expect(checker.check('The canal in Egypt is 139.3 km long.', index).verdict).toBe('contradicted');
    expect(checker.check('The canal in Panama is 193.3 km long.', index).verdict).toBe('not-found');
  });
});

describe('verdictOf', () => {
  const numbers: Readonly<Record<string, readonly [passage: string, changed: string]>> = {
    en: ['The tower is 324 metres tall.', 'The tower is 342 metres tall.'],
    hi: ['मीनार की ऊंचाई ३२४ मीटर है।', 'मीनार की ऊंचाई ३४२ मीटर है।'],
    th: ['หอคอยนี้มีความสูง ๓๒๔ เมตร', 'หอคอยนี้มีความสูง ๓๔๒ เมตร'],
    bn: ['টাওয়ারটির উচ্চতা ৩২৪ মিটার।', 'টাওয়ারটির উচ্চতা ৩৪২ মিটার।'],
  };

  it.each(Object.entries(numbers))('reads the digits of %s', (language, [passage, changed]) => {
    expect(verdictOf(passage, passage, language as Language)).toBe('supported');
    expect(verdictOf(changed, passage, language as Language)).toBe('contradicted');
  });

  it.each(Object.keys(LANGUAGES) as Language[])('sees a changed year and a changed number in %s', (language) => {
    const passage = 'Alpha 1987 beta 4,321 gamma delta epsilon zeta.';
    expect(verdictOf(passage, passage, language)).toBe('supported');
    expect(verdictOf('Alpha 1978 beta 4,321 gamma delta epsilon zeta.', passage, language)).toBe('contradicted');
    expect(verdictOf('Alpha 1987 beta 7,321 gamma delta epsilon zeta.', passage, language)).toBe('contradicted');
  });
});
