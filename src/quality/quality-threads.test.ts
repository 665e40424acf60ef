import { afterAll, describe, expect, it } from 'vitest';
import { JobError } from '../contract/errors.ts';
import { assessReading, evaluateText, readText } from './evaluate.ts';
import { en } from './pairs/en.fixture.ts';
import { QualityThreads } from './quality-threads.ts';

describe('QualityThreads', () => {
  const threads = new QualityThreads({ size: 1 });
  afterAll(() => threads.close());
  const input = {
    markdown: [`# ${en.title}`, ...en.body].join('\n\n'),
    language: 'en',
    withSuggestions: true,
  } as const;

  it('evaluates in a thread as it does here', async () => {
    const read = await threads.read(input);
    expect(read).toEqual(readText(input));
    expect(await threads.assess(read.reading, input)).toEqual(assessReading(read.reading, input));
    expect(await threads.evaluate(read.reading, input)).toEqual(evaluateText(input).evaluation);
  });

  it('brings a refusal back as the error it was', async () => {
    const refusal = threads.read({ ...input, markdown: '😀' });
    await expect(refusal).rejects.toBeInstanceOf(JobError);
    await expect(refusal).rejects.toMatchObject({ code: '551' });
  });
});
