import { describe, expect, it } from 'vitest';
import { SITE_LANGUAGES, type SiteLanguage } from '../../contract/languages.ts';
import { evaluateText } from '../evaluate.ts';
import { MESSAGES } from '../messages/all-messages.ts';
import { KINDS } from '../pairs/kinds.fixture.ts';
import { PROSE_ASPECTS } from '../prose/prose-aspects.ts';
import { DIMENSIONS } from '../rubric.ts';

const evaluate = (markdown: string, language: SiteLanguage = 'en') =>
  evaluateText({ markdown, language, withSuggestions: true }).evaluation;
const argumentsOf = (markdown: string, language?: SiteLanguage) =>
  DIMENSIONS.map((dimension) => evaluate(markdown, language)[dimension].arguments);
const textsOf = () => KINDS.flatMap(({ good, medium, bad }) => [good, medium, bad]);
const en = MESSAGES.en.prose;

describe('an argument', () => {
  it('says what of the prose moved the score, and where it shows', () => {
    const { talent_or_skill_of_qc, page_quality } = evaluate(KINDS[0]?.bad ?? '');
    expect(talent_or_skill_of_qc.arguments).toContain(en.ties.worse);
    const pieces = [
      'Stainless steel, cordless, quick boiling',
      'Glass kettle, temperature display',
      'Black enamel, camping',
    ];
    const list = `# Kettles for your kitchen\n\n${pieces.join('\n\n')}`;
    expect(evaluate(list).page_quality.arguments).toMatch(
      /fragments and lists rather than whole sentences\. For example in the opening part: “/,
    );
    expect(page_quality.arguments).not.toBe(talent_or_skill_of_qc.arguments);
  });

  it.each(textsOf().map((text) => [text.slice(0, 40), text]))(
    'never says of one aspect of a text that it is good and that it is poor: %s',
    (_start, text) => {
      const all = argumentsOf(text).join(' ');
      for (const aspect of PROSE_ASPECTS) {
        const { better, worse } = en[aspect] as { better?: string; worse: string };
        if (better !== undefined) expect(all.includes(better) && all.includes(worse), aspect).toBe(false);
      }
    },
  );

  it('names what a page states of itself without a place in the text', () => {
    const [english, chinese] = (['en', 'zh-CN'] as const).map(
      (language) =>
        evaluate(`---\nauthor: Ada Byron\n---\n${KINDS[0]?.good}`, language).authoritativeness_of_eeat.arguments,
    );
    expect(english).toContain('An author is named: “Ada Byron”.');
    expect(chinese).toMatch(/：“Ada Byron”。/);
  });

  it('says nothing twice', () => {
    for (const text of textsOf()) {
      for (const argument of argumentsOf(text)) {
        const findings = argument.split(/(?<=[.”]) (?=[A-Z])/).filter((part) => !part.startsWith('For example'));
        expect(new Set(findings).size, argument).toBe(findings.length);
      }
    }
  });
});

describe('suggestions', () => {
  it('come in the order of the points they name', () => {
    for (const text of textsOf()) {
      const points = [...evaluate(text).modification_suggestions.matchAll(/about \+(\d+) of 100/g)].map((hit) =>
        Number(hit[1]),
      );
      expect(points).toEqual([...points].sort((one, other) => other - one));
    }
  });

  it('deal with the prose as well', () => {
    const { modification_suggestions: said } = evaluate(KINDS[1]?.bad ?? '');
    expect(said).toMatch(/Say more about “|Make a whole sentence of “|Give an example/);
  });
});

describe.each(SITE_LANGUAGES)('what is said of prose in %s', (language) => {
  it('quotes a place only where it has one, and is no leftover of English', () => {
    for (const aspect of PROSE_ASPECTS) {
      const said = MESSAGES[language].prose[aspect];
      for (const message of [said.better, said.worse]) expect(message ?? '').not.toContain('{');
      if (language !== 'en') expect(said.worse).not.toBe(en[aspect].worse);
    }
  });
});
