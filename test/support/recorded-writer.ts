import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokensOf } from '../../src/language/search-tokens.ts';
import { parseCassette } from '../../src/models/cassette/cassette.ts';
import { exampleLibrary } from '../../src/writing/example-library.fixture.ts';
import { json, type ModelAnswer, type ModelRequest } from './model-server.ts';

/** What a question of the pipeline is, as its schema and its task tell; recorded answers have the same names. */
export type QuestionName =
  | 'brief/plan'
  | 'outline/plan'
  | `sections/write#s${number}`
  | 'sections/whole'
  | 'faq/answer'
  | 'summaries/write'
  | 'review/read'
  | `review/judge#${number}`
  | 'check/repair';

export interface RecordedWriter {
  /** The recorded answer to a question, with the labels that its passages have in this question. */
  answer(request: Pick<ModelRequest, 'user' | 'schema'>): ModelAnswer;
  /** The same as a value, for a test that changes it. */
  valueFor(request: Pick<ModelRequest, 'user' | 'schema'>): unknown;
}

/** Recorded over the English example library, whose documents the pipeline puts in the order of their titles. */
const RECORDED = fileURLToPath(new URL('../fixtures/model-answers/heat-pump-noise.json', import.meta.url));
/** Order for which the answers were recorded, but for site and sources. */
export const RECORDED_ORDER = {
  inputType: 'keyword',
  mainInput: 'heat pump noise',
  targetBlogWordCount: '1000-2000',
  locale: 'gb',
  isAddMainImage: false,
  isAddH2Images: false,
} as const;

const LIBRARY = fileURLToPath(new URL('../../examples/heat-pumps/', import.meta.url));
const SOURCES = [
  'noise-and-siting',
  'myths-and-measured-facts',
  'hot-water-and-legionella',
  'air-ground-and-water-sources',
];
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

const EVIDENCE = /<evidence>\n\[(E\d+)\]([\s\S]*?)\n<\/evidence>/g;
const LABELS = /\[(E\d+)\]/g;
/** A passage that is shown in part only, or was cut into other pieces, is still the same one. */
const LEAST_SHARED = 0.5;
const NOTHING = { edits: [], inserts: [], headings: [], tables: [] };

/** What the recorded answers take from the example library, as material of the customer. */
export function recordedSources(): string {
  return SOURCES.map((name) => readFileSync(`${LIBRARY}${name}.md`, 'utf8').replace(FRONT_MATTER, '')).join('\n\n');
}

/**
 * Writes the recorded article on whatever is asked: a model that knows one article by heart. Labels of passages are
 * those of the question at hand; a passage that is not shown there is not cited.
 */
export function recordedWriter(): RecordedWriter {
  const { entries } = parseCassette(readFileSync(RECORDED, 'utf8'), RECORDED);
  const answers = new Map(entries.map(({ name, answer }) => [name, answer]));
  const passages = new Map<string, ReadonlySet<string>>();
  const byTitle = exampleLibrary('en').sort((one, other) => (one.title < other.title ? -1 : 1));
  for (const { text } of byTitle.flatMap((document) => document.passages)) {
    passages.set(`E${passages.size + 1}`, wordsOf(text));
  }
  const recorded = (name: string) => {
    const answer = answers.get(name);
    if (answer === undefined) throw new Error(`no answer is recorded for "${name}"`);
    return answer;
  };

  function valueFor({ user, schema }: Pick<ModelRequest, 'user' | 'schema'>): unknown {
    const name = questionName({ user, schema });
    const relabelled = relabel(user, passages);
    if (name === 'check/repair') return repairs(user, relabelled(answers.get('check/repair#1') ?? NOTHING));
    if (name.startsWith('review/judge'))
      return verdicts(
        user,
        [...answers].filter(([key]) => key.startsWith('review/judge')).map(([, answer]) => relabelled(answer)),
      );
    if (name !== 'sections/whole') return relabelled(recorded(name));
    const [introduction, ...sections] = [...answers.keys()]
      .filter((key) => key.startsWith('sections/write#'))
      .map((key) => relabelled(recorded(key)));
    return { introduction, sections };
  }
  return { valueFor, answer: (request) => json(valueFor(request)) };
}

/** @throws Error for a question that the pipeline does not have */
export function questionName({ user, schema }: Pick<ModelRequest, 'user' | 'schema'>): QuestionName {
  const has = (property: string) => propertiesOf(schema, user).includes(property);
  if (has('searchIntent')) return 'brief/plan';
  if (has('titles')) return 'outline/plan';
  if (has('blocks')) return `sections/write#s${Number(/^Write section s(\d+),/mu.exec(user)?.[1] ?? 0)}`;
  if (has('introduction')) return 'sections/whole';
  if (has('entries')) return 'faq/answer';
  if (has('description')) return 'summaries/write';
  if (has('doubtful')) return `review/judge#${Number(/^CITED SENTENCES, part (\d+) of/mu.exec(user)?.[1] ?? 0)}`;
  if (has('inserts')) return 'check/repair';
  if (has('edits')) return 'review/read';
  throw new Error(`nobody knows what is asked here: ${user.slice(-300)}`);
}

/** A server that takes no schema is told it in words. */
function propertiesOf(schema: unknown, user: string): string[] {
  const inWords = /JSON Schema:\n(\{.*)$/mu.exec(user)?.[1];
  const { properties } = (schema ?? JSON.parse(inWords ?? '{}')) as { readonly properties?: object };
  return Object.keys(properties ?? {});
}

/** Changes every recorded label of an answer to the one that the same passage has in this question. */
function relabel(
  user: string,
  passages: ReadonlyMap<string, ReadonlySet<string>>,
): (answer: unknown) => Record<string, unknown> {
  const shown = [...user.matchAll(EVIDENCE)].map(([, label = '', text = '']) => ({ label, words: wordsOf(text) }));
  const labels = new Map<string, string | undefined>();
  const labelNow = (label: string) => {
    if (!labels.has(label)) labels.set(label, closest(passages.get(label), shown)?.label);
    return labels.get(label);
  };
  const renewed = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.flatMap((item) => {
        const isLabel = typeof item === 'string' && /^E\d+$/.test(item);
        return isLabel ? (labelNow(item) ?? []) : [renewed(item)];
      });
    }
    if (typeof value === 'string') {
      return value.replace(LABELS, (_, label: string) => {
        const now = labelNow(label);
        return now === undefined ? '' : `[${now}]`;
      });
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, renewed(member)]));
  };
  return (answer) => renewed(answer) as Record<string, unknown>;
}

interface Shown {
  readonly label: string;
  readonly words: ReadonlySet<string>;
}

function closest(words: ReadonlySet<string> | undefined, shown: readonly Shown[]): Shown | undefined {
  if (words === undefined) return undefined;
  const share = (one: Shown) => [...words].filter((word) => one.words.has(word)).length / words.size;
  const [best] = shown.map((one) => ({ one, share: share(one) })).sort((a, b) => b.share - a.share);
  return best !== undefined && best.share >= LEAST_SHARED ? best.one : undefined;
}

/** Of the recorded repairs those that are asked for now. */
function repairs(user: string, recorded: Record<string, unknown>): unknown {
  const asked = new Set([...user.matchAll(/^([sqt][\d.]+): /gmu)].map(([, id]) => id));
  const edits = recorded.edits as readonly { readonly id: string }[];
  return { ...NOTHING, edits: edits.filter(({ id }) => asked.has(id)) };
}

/** Of the recorded verdicts those on the sentences that are shown now, whichever part they were recorded in. */
function verdicts(user: string, recorded: readonly Record<string, unknown>[]): unknown {
  const shown = new Set([...user.matchAll(/^([sq][\d.]+) \[E/gmu)].map(([, id]) => id));
  const listed = <T>(list: 'supported' | 'doubtful') => recorded.flatMap((answer) => answer[list] as readonly T[]);
  return {
    supported: listed<string>('supported').filter((line) => shown.has(line.split(':')[0])),
    doubtful: listed<{ readonly id: string }>('doubtful').filter(({ id }) => shown.has(id)),
  };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(tokensOf(text, 'en'));
}
