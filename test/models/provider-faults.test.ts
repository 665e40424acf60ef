import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, type ModelAnswer } from '../support/model-server.ts';
import { type QuestionName, recordedWriter } from '../support/recorded-writer.ts';
import { type Asked, type ModelDesk, openModelDesk } from './model-desk.ts';
import { ASIDE, always, expectWhole, first, LEAKS, REQUESTS, requestsFor, SECTION, text } from './spoilt-answers.ts';

let desk: ModelDesk;
beforeAll(async () => {
  desk = await openModelDesk();
}, 120_000);
afterAll(() => desk.close());

/** A date three seconds ahead of the server's clock. */
const SHORTLY = { 'retry-after': 'Sat, 28 Nov 2026 08:00:08 GMT', date: 'Sat, 28 Nov 2026 08:00:05 GMT' };
const NOTHING = 'data: {"choices":[{"index":0,"delta":{"content":null}}]}\n\n';

/** As models write that think in Python. */
function singleQuoted(value: unknown): string {
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return `[${value.map(singleQuoted).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, member]) => `'${key}': ${singleQuoted(member)}`)
    .join(', ')}}`;
}

describe('trouble that passes', () => {
  it.each<[string, number, number, (question: Asked) => ModelAnswer]>([
    ['429 with a short Retry-After', 2, 2, () => ({ status: 429, headers: { 'retry-after': '1' }, message: 'Slow' })],
    ['429 that does not say for how long', 1, 1, () => ({ status: 429, message: 'Slow down' })],
    ['429 until a date', 1, 1, () => ({ status: 429, headers: SHORTLY, message: 'Slow down' })],
    ['500, 502 and 503', 3, 3, ({ time }) => ({ status: [500, 502, 503][time - 1] ?? 500, message: 'Oops' })],
    ['a connection that is reset before the answer', 1, 1, () => ({ reset: 'before' })],
    ['a connection that is reset within it', 1, 1, (asked) => ({ text: text(asked), reset: 'within' })],
    ['a connection that is reset behind it', 1, 1, (asked) => ({ text: text(asked), reset: 'after' })],
    ['a stream that is cut and never says why', 1, 1, (asked) => ({ text: text(asked).slice(0, 200), isCut: true })],
    ['a page in HTML with 200', 1, 1, () => ({ body: '<html><body>Welcome to the proxy</body></html>' })],
    ['an empty answer', 1, 1, () => ({ text: '' })],
    ['null', 1, 1, () => ({ pieces: [], raw: NOTHING })],
    ['an answer that had no room', 1, 1, (asked) => ({ text: text(asked).slice(0, 300), finish: 'length' })],
    ['endless repetition', 1, 1, () => ({ pieces: Array.from({ length: 20_000 }, () => 'Noise is sound. ') })],
    ['an answer of the wrong types', 1, 1, () => json({ blocks: 'none', aside: ASIDE })],
    ['an answer in prose', 1, 1, () => ({ text: `${ASIDE}: heat pumps are loud.` })],
  ])('%s costs a few requests, and no article', { timeout: 120_000 }, async (_, times, more, spoilt) => {
    const article = await desk.write(first(times, SECTION, spoilt));
    expectWhole(article);
    expect(requestsFor(article, SECTION)).toBe(1 + more);
    expect(article.asked).toHaveLength(REQUESTS + more);
  });
});

describe('an answer in a bad form', () => {
  it.each<[string, (asked: Asked) => ModelAnswer]>([
    ['in a code fence', (asked) => ({ text: `\`\`\`json\n${text(asked)}\n\`\`\`` })],
    ['amid prose', (asked) => ({ text: `${ASIDE}. Here it is: ${text(asked)}\n${ASIDE}?` })],
    ['after thoughts', (asked) => ({ text: `<think>${ASIDE} {"blocks":[]}</think>${text(asked)}` })],
    ['with thoughts sent apart', (asked) => ({ text: text(asked), reasoning: ASIDE })],
    ['with single quotes', (asked) => ({ text: singleQuoted(asked.recorded) })],
    ['with more than was asked for', ({ recorded }) => json({ ...(recorded as object), mood: ASIDE, extra: [ASIDE] })],
    ['between template tokens', (asked) => ({ text: `<|im_start|>assistant\n${text(asked)}<|im_end|>\n<|im_start|>` })],
  ])('is read as it was meant, whatever is asked: %s', { timeout: 120_000 }, async (_, spoilt) => {
    const article = await desk.write(spoilt);
    expectWhole(article);
    expect(article.asked).toHaveLength(REQUESTS);
  });
});

describe('trouble that does not pass', () => {
  const words = 'Zebra says no to this';
  it.each<[string, QuestionName, number, string, (question: Asked) => ModelAnswer]>([
    ['a key that is not accepted', 'brief/plan', 1, words, () => ({ status: 401, message: words })],
    ['credit that is used up', 'outline/plan', 1, words, () => ({ status: 402, message: words })],
    ['no quota', SECTION, 1, 'insufficient_quota', () => ({ status: 429, message: 'insufficient_quota: pay us' })],
    ['a server that is down', 'brief/plan', 5, words, () => ({ status: 500, message: words })],
    ['a proxy that shows a page', 'brief/plan', 5, words, () => ({ body: `<html><body>${words}</body></html>` })],
    ['connections that are reset', SECTION, 5, 'broke the connection off', () => ({ reset: 'before' })],
    ['a refusal', SECTION, 1, words, () => ({ text: words, finish: 'content_filter' })],
    ['a refusal in words', SECTION, 1, "can't help", () => ({ text: "I'm sorry, but I can't help with that." })],
    ['endless repetition', SECTION, 2, 'over and over', () => ({ pieces: Array(20_000).fill('Noise is sound. ') })],
    ['answers of no use', SECTION, 2, words, () => ({ text: words })],
    [
      'too small a context',
      'brief/plan',
      1,
      'maximum context',
      () => ({ status: 400, message: 'maximum context length is 10 tokens' }),
    ],
  ])(
    '%s ends the job with the words of the provider',
    { timeout: 120_000 },
    async (_, name, requests, says, spoilt) => {
      const article = await desk.write(always(name, spoilt));
      expect(article).toMatchObject({ status: 'FAILED', error: { code: '547' } });
      expect(article.error.message).toContain(`The model was asked "${name}"`);
      expect(article.error.message).toContain(says);
      expect(article.result.content.markdown).toBeNull();
      expect(requestsFor(article, name)).toBe(requests);
      expect(article.asked.length).toBeLessThan(REQUESTS + requests);
    },
  );
});

it('writes on when the model can not judge or read once more, and says so in the report', async () => {
  const article = await desk.write(({ name }) =>
    name.startsWith('review/') ? { text: 'Not this.', finish: 'content_filter' } : undefined,
  );
  expectWhole(article);
  const notes = article.report?.notes.join('\n');
  expect(notes).toContain('The last reading gave no usable answer');
  expect(notes?.match(/^The judge of \d+ cited sentences \(from .* to .*\) gave no usable answer/gm)).toHaveLength(2);
}, 120_000);

it('shows less evidence to a model of a smaller context, never other rules or another task', async () => {
  const overflow = { status: 400, message: "This model's maximum context length is 8192 tokens." };
  const article = await desk.write(({ name, request, recorded }) => {
    const passages = request.user.split('<evidence>').length - 1;
    return name === 'outline/plan' && passages > 30 ? overflow : json(recorded);
  });
  expect(article.status).toBe('SUCCESS');
  const outlines = article.asked.filter(({ name }) => name === 'outline/plan').map(({ request }) => request);
  expect(outlines.length).toBeGreaterThan(1);
  expect(new Set(outlines.map(({ system }) => system)).size).toBe(1);
  for (const { user } of outlines) expect(user).toMatch(/Plan the article: [\s\S]*Name real things only/);
  expect(article.result.content.markdown).not.toMatch(LEAKS);
}, 120_000);

it('waits where it was told to come back much later, without a place, and then asks only the rest', async () => {
  const pause = { status: 429, headers: { 'retry-after': '120' }, message: 'Come back later' };
  desk.plays(first(1, SECTION, () => pause));
  const article = await desk.start();
  const { detail } = await desk.says(article, /^Waits for/);
  expect(detail).toMatch(/^Waits for 1[12]\d s: .*openai-compatible:test/);
  expect(desk.pauses.filter((milliseconds) => milliseconds > 60_000)).toEqual([]);
  const { rows } = await desk.database.pool.query('select state, running_on from job where id = $1', [article.jobId]);
  expect(rows).toEqual([{ state: 'RUNNING', running_on: null }]);

  desk.later(121_000);
  await desk.bringForward(article);
  const done = await desk.end(article);
  expectWhole(done);
  expect(done.asked).toHaveLength(REQUESTS + 1);
  const bodies = done.asked.map(({ request }) => JSON.stringify(request.body));
  expect(new Set(bodies).size).toBe(REQUESTS);
}, 120_000);

describe('a section in another language than the article', () => {
  const german = {
    blocks: [
      {
        kind: 'paragraph',
        text: [
          'Die Grenzwerte unterscheiden sich von Land zu Land und von Gebiet zu Gebiet, in Wohngebieten sind nachts am Fenster des Nachbarn jedoch 35 bis 45 dB(A) üblich.',
          'Sie entscheiden über die Planung, denn eine Wärmepumpe arbeitet in kalten Nächten am stärksten, wenn kein anderes Geräusch sie überdeckt.',
          'Manche Regeln schlagen 3 bis 6 dB auf, wenn das Geräusch einen hörbaren Ton enthält.',
          'Fragen Sie den Installateur nach dem nächtlichen Pegel am nächsten Fenster und lassen Sie ihn in das Angebot schreiben.',
        ].join(' '),
        items: [],
        rows: [],
      },
    ],
  };

  const inGerman = always(SECTION, () => json(german));

  it('is mended when the model can put it right', { timeout: 120_000 }, async () => {
    const article = await desk.write((asked) =>
      asked.name === 'check/repair' && asked.time === 1 ? json(inEnglish(asked)) : inGerman(asked),
    );
    expectWhole(article);
    expect(article.result.content.markdown).not.toMatch(/Grenzwerte|Wärmepumpe/);
    expect(requestsFor(article, 'check/repair')).toBe(1);
  });

  it('ends the job when the model can not, and says where it stands', { timeout: 120_000 }, async () => {
    const article = await desk.write(inGerman);
    expect(article).toMatchObject({ status: 'FAILED', error: { code: '548' } });
    expect(article.error.message).toContain(
      'languageID: wanted English, found German under "The Limit That Counts Is the One at Night"',
    );
    expect(requestsFor(article, SECTION)).toBe(1);
    expect(requestsFor(article, 'check/repair')).toBe(2);
  });

  it('is taken out where it is one sentence that nobody mends, and the report names it', {
    timeout: 120_000,
  }, async () => {
    const sentence = 'Fragen Sie den Installateur, wie laut das Gerät in der Nacht am nächsten Fenster noch ist.';
    const article = await desk.write(
      always(SECTION, ({ recorded }) => {
        const { blocks } = recorded as { readonly blocks: readonly { readonly text: string }[] };
        return json({
          blocks: blocks.map((block, at) => (at === 0 ? { ...block, text: `${block.text} ${sentence}` } : block)),
        });
      }),
    );
    expectWhole(article);
    expect(article.result.content.markdown).not.toContain('Installateur');
    expect(article.report?.notes.join('\n')).toContain(
      `A sentence was left out, since no repair mended it: "${sentence}"`,
    );
    expect(requestsFor(article, 'check/repair')).toBe(2);
  });

  /** The recorded sentences of the section, as edits of those that stand there. */
  function inEnglish({ request }: Asked): unknown {
    const schema = { properties: { blocks: {} } };
    const section = recordedWriter().valueFor({ schema, user: `${request.user}\nWrite section s3, "Limits"` });
    const { blocks } = section as { readonly blocks: readonly { readonly text: string }[] };
    const sentences = blocks.flatMap((block) => block.text.split(/(?<=\.) (?=[A-Z])/));
    const edits = sentences.map((sentence, index) => ({ id: `s3.${index + 1}`, text: sentence }));
    return { edits, inserts: [], headings: [], tables: [] };
  }
});
