import { describe, expect, it } from 'vitest';
import { countWords } from '../article/count-words.ts';
import { SITE_LANGUAGES } from '../contract/languages.ts';
import { evaluateText } from './evaluate.ts';
import { de } from './pairs/de.fixture.ts';
import { en } from './pairs/en.fixture.ts';
import { DIMENSIONS, ratingOf } from './rubric.ts';

const sections = `# ${en.title}\n\n${en.body[0]}\n\n## Dose\n\n${en.body[1]}\n\n${en.filler}\n\n### Older people\n\n${en.body[2]} ${en.exaggeration}\n\n## Cost\n\n${en.body[3]}\n`;

describe('evaluateText', () => {
  it.each(SITE_LANGUAGES)('argues in 40 to 120 words, with every message filled, in %s', (language) => {
    const { evaluation } = evaluateText({ markdown: sections, language, withSuggestions: true });
    for (const dimension of DIMENSIONS) {
      const { arguments: argument } = evaluation[dimension];
      expect(countWords(argument, language), `${dimension}: ${argument}`).toBeGreaterThanOrEqual(40);
      expect(countWords(argument, language), dimension).toBeLessThanOrEqual(120);
    }
    expect(JSON.stringify(evaluation)).not.toMatch(/\{\w+\}/);
    expect(evaluation.modification_suggestions).not.toBe('');
  });

  it('argues in another language than the text has', () => {
    const markdown = [`# ${de.title}`, ...de.body].join('\n\n');
    const { evaluation } = evaluateText({ markdown, language: 'fr', withSuggestions: false });
    expect(evaluation.trust_of_eeat.arguments).toContain('Aucun auteur');
    expect(evaluation.is_YMYL).toBe('yes');
  });

  it('gives levels by the fixed bands', () => {
    const { evaluation } = evaluateText({ markdown: sections, language: 'en', withSuggestions: false });
    for (const dimension of DIMENSIONS)
      expect(evaluation[dimension].rating).toBe(ratingOf(evaluation[dimension].score));
  });

  it('puts suggestions under the section and sub-section they are about', () => {
    const { modification_suggestions_detailed: detailed } = evaluateText({
      markdown: sections,
      language: 'en',
      withSuggestions: true,
    }).evaluation;
    const dose = detailed.find(({ section_title }) => section_title === 'Dose');
    expect(dose?.section_suggestions.join()).toContain('Delete the empty phrase');
    const older = dose?.sub_sections.find(({ sub_section_title }) => sub_section_title === 'Older people');
    expect(older?.sub_section_suggestions.join()).toContain('Replace the praise');
  });

  it('says nothing of suggestions when they are not asked for', () => {
    const { evaluation } = evaluateText({ markdown: sections, language: 'en', withSuggestions: false });
    expect(evaluation.modification_suggestions).toBe('');
    expect(evaluation.modification_suggestions_detailed).toEqual([]);
  });

  it('gives back what was evaluated', () => {
    expect(evaluateText({ markdown: sections, language: 'en', withSuggestions: false }).markdown).toBe(sections);
    const html = `<body><nav>Menu</nav><article><h1>${en.title}</h1><p>${en.body[0]}</p></article></body>`;
    const { markdown } = evaluateText({ html, language: 'en', withSuggestions: false });
    expect(markdown).toContain(`# ${en.title}`);
    expect(markdown).not.toContain('Menu');
  });
});
