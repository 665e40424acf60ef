import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES } from '../../contract/languages.ts';
import { MODEL_TALK } from './model-talk-phrases.ts';
import { cleanModelLine, findModelTalk } from './unsaid-language.ts';

const kinds = (text: string, language: Parameters<typeof findModelTalk>[1] = 'en'): string[] =>
  findModelTalk(text, language).map(({ kind }) => kind);

const ARTICLE =
  'Moss needs shade. It grows on acid soil. Rake it in April. Water it once a week. Frost does it no harm.';

describe('findModelTalk', () => {
  it.each([
    ['Sure! Here is the article you asked for.\n\nMoss needs shade.', ['preamble', 'preamble']],
    ["Certainly! Here's a rewritten section on moss.\n\nMoss needs shade.", ['preamble', 'preamble']],
    [`${ARTICLE} As an AI language model, I have never seen moss. ${ARTICLE}`, ['self']],
    [`${ARTICLE} The provided sources do not mention lime. ${ARTICLE}`, ['self']],
    [`${ARTICLE}\n\nLet me know if you want another version.`, ['offer']],
    [`${ARTICLE}\n\nWord count: 812`, ['count']],
    ['A soft lawn in the shade (58 characters)', ['count']],
    ['Ein weicher Rasen im Schatten (58 Zeichen)', ['count']],
    ['```markdown\n# Moss\n```', ['fence']],
    ['<think>What is moss?</think>\nMoss needs shade.', ['thinking', 'thinking']],
    ['Moss needs shade.<|im_end|><|eot_id|></s>', ['template-token', 'template-token', 'template-token']],
    ['[INST] Write [/INST]', ['template-token', 'template-token']],
    ['assistant:\nMoss needs shade.', ['template-token']],
  ] as const)('sees what does not belong into %j', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it.each([
    ['an article', ARTICLE],
    ['code in an article about programming', 'Run this:\n\n```ts\nconst a = 1;\n```\n\nIt prints nothing.'],
    ['figures in brackets', 'The beds are small (12 square metres) and the path is long (58 metres).'],
    ['sure as a word', 'Sure, moss looks soft. It bears no football.'],
    ['an offer in the middle', `${ARTICLE} Let me know if moss grows on you, said the gardener. ${ARTICLE}`],
    ['AI as a subject', 'As an AI model, the tool predicts rain. Farmers use it as an AI assistant in the field.'],
  ])('lets %s stand', (_, text) => {
    expect(kinds(text)).toEqual([]);
  });

  it.each(ALL_LANGUAGES)('knows what a model says in %s', (language) => {
    const { self, preamble } = MODEL_TALK[language];
    const printed = (phrase: string): string =>
      `${phrase
        .replace(/^\^/, '')
        .split(' ')
        .map((word) => word.split('|')[0]?.replace('*', ''))
        .join(' ')
        .replace('…', ' x ')} 1.`;
    for (const phrase of self) expect(kinds(printed(phrase), language), phrase).toContain('self');
    for (const phrase of preamble) expect(kinds(printed(phrase), language), phrase).toContain('preamble');
  });

  it('knows English talk in every language', () => {
    expect(kinds('As an AI language model, I am not sure.\n\nMoos braucht Schatten.', 'de')).toEqual(['self']);
  });
});

describe('cleanModelLine', () => {
  it.each([
    ['Title: "A Soft Lawn in the Shade"', 'A Soft Lawn in the Shade'],
    ['**SEO Title:** A Soft Lawn (11 characters)', 'A Soft Lawn'],
    ['"Meta description: Moss needs shade and acid soil." (47 chars)', 'Moss needs shade and acid soil.'],
    ['Sure! Here is the title:\n\n# A Soft Lawn', 'A Soft Lawn'],
    ['<think>Short, they said.</think>\nA Soft Lawn', 'A Soft Lawn'],
    ['<think>never closed', ''],
    ['```\nA Soft Lawn\n```', 'A Soft Lawn'],
    ['„Titel: Weicher Rasen“', 'Weicher Rasen'],
    ['Título: «Césped blando» [14 caracteres]', 'Césped blando'],
    ['标题：《苔藓》', '《苔藓》'],
    ['タイトル：「苔の庭」', '苔の庭'],
    ['1. Title: A Soft Lawn', 'A Soft Lawn'],
    ['Keyword: soft lawn', 'soft lawn'],
    ['Keywords: soft lawn', 'soft lawn'],
    ['SEO - Meta-Titles: A Soft Lawn', 'A Soft Lawn'],
    ['SEO-Titel: Weicher Rasen', 'Weicher Rasen'],
    ['Metadescription: Moss needs shade. (18 chars)', 'Moss needs shade.'],
    ['‚Weicher Rasen‘', 'Weicher Rasen'],
    ['‚Weicher Rasen’', 'Weicher Rasen'],
    ['„Weicher Rasen"', 'Weicher Rasen'],
    ['"Weicher Rasen”', 'Weicher Rasen'],
    ['“Weicher Rasen"', 'Weicher Rasen'],
    ['“Weicher Rasen“', 'Weicher Rasen'],
    ['«Gardeners’ World"', 'Gardeners’ World'],
    ['A Soft Lawn<|im_end|>', 'A Soft Lawn'],
    ['  A Soft   Lawn  ', 'A Soft Lawn'],
    ['', ''],
  ])('makes of %j the line %j', (answer, line) => {
    expect(cleanModelLine(answer)).toBe(line);
  });

  it.each([
    'The "Right" Lawn',
    '"Green" or "Brown"',
    'Moss: the Soft Lawn',
    "Rock 'n' Roll in 5 Steps (2024)",
    'Describing Moss: a Guide',
    "Gardeners' World",
    '“Rock” for the Gardeners’',
    '„Moos“ und "Rasen"',
    'What Is <em>Moss</em>?',
    'A*B and C_D',
  ])('leaves %j as it is', (line) => {
    expect(cleanModelLine(line)).toBe(line);
  });

  it('gives the same line for a line it has cleaned', () => {
    const once = cleanModelLine('Title: "**A Soft Lawn**" (11 characters)');
    expect(cleanModelLine(once)).toBe(once);
    expect(once).toBe('A Soft Lawn');
  });
});
