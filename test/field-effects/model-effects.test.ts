import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ArticleField } from '../../src/contract/write-blog.ts';
import { playCassette } from '../../src/models/cassette/play-cassette.ts';
import type { ModelCall } from '../../src/models/language-model.ts';
import { exampleLibrary, orderOf } from '../../src/writing/example-library.fixture.ts';
import { writeArticle } from '../../src/writing/write-article.ts';
import { portsOver } from '../../src/writing/writing-ports.fixture.ts';
import { MODEL_FIELDS } from './model-fields.ts';

const CASSETTE = fileURLToPath(new URL('../fixtures/model-answers/heat-pump-noise.json', import.meta.url));
const ORDER = { inputType: 'keyword', mainInput: 'heat pump noise', targetBlogWordCount: '1000-2000' };
const PLAIN = { isAddMainImage: false, isAddH2Images: false };

/** What a language model is told differs by these fields; each stands only where it is of use. */
interface Effect {
  readonly field: ArticleField;
  readonly value: unknown;
  /** Questions that say it, by the beginning of their name. */
  readonly asked: string;
  readonly says: RegExp;
}

const WISH = 'Mention the village of Lower Slaughter';
const EFFECTS: readonly Effect[] = [
  { field: 'targetTone', value: 'Persuasive', asked: 'sections/write', says: /persuasive/i },
  { field: 'targetReadability', value: 'general', asked: 'sections/write', says: /school grades 6 to 8/ },
  {
    field: 'targetPersonPerspective',
    value: 'first-person',
    asked: 'sections/write',
    says: /Write in the first person/,
  },
  { field: 'locale', value: 'gb', asked: 'sections/write', says: /readers in United Kingdom/ },
  {
    field: 'additionalTitlePrompt',
    value: WISH,
    asked: 'outline/plan',
    says: /For the title\..*[\s\S]*Lower Slaughter/,
  },
  {
    field: 'additionalOutlinePrompt',
    value: WISH,
    asked: 'outline/plan',
    says: /For the outline\.[\s\S]*Lower Slaughter/,
  },
  { field: 'additionalSectionPrompt', value: WISH, asked: 'sections/write', says: /Lower Slaughter/ },
];

/** Everything that was asked, up to the end or to what this installation refuses. */
async function askedFor(fields: Readonly<Record<string, unknown>>): Promise<readonly ModelCall[]> {
  const model = playCassette(CASSETTE);
  const { signal } = new AbortController();
  const ports = portsOver(exampleLibrary('en'), {
    models: {
      names: { plan: 'cassette:plan', write: 'cassette:write', check: 'cassette:check' },
      complete: (call) => model.complete(call, { signal, accountId: 'account_1' }),
    },
  });
  // A recorded answer may not suit the changed order; what was asked before that is what is looked at.
  await writeArticle(orderOf({ ...ORDER, ...PLAIN, ...fields }), ports).catch((error: Error) => {
    if (error.name !== 'JobError') throw error;
  });
  return model.asked;
}

describe('a field of the order, to a language model', { timeout: 240_000 }, () => {
  it('stands in the list of those that are looked at here', () => {
    expect(EFFECTS.map(({ field }) => field)).toEqual(MODEL_FIELDS);
  });

  let plain: Promise<readonly ModelCall[]> | undefined;

  it.each(EFFECTS)('$field is told, and not without it', async ({ field, value, asked, says }) => {
    plain ??= askedFor({});
    const tells = (calls: readonly ModelCall[]) => {
      const those = calls.filter(({ name }) => name.startsWith(asked));
      expect(those.length).toBeGreaterThan(0);
      return those.every(({ prompt }) => says.test([prompt.rules, prompt.context, prompt.task].join('\n')));
    };
    expect(tells(await askedFor({ [field]: value }))).toBe(true);
    expect(tells(await plain)).toBe(false);
  });
});
