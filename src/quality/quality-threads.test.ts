import { afterAll, describe, expect, it } from 'vitest';
import { JobError } from '../contract/errors.ts';
import { assessText } from './evaluate.ts';
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
    expect(await threads.assess(input)).toEqual(assessText(input));
  });

  it('brings a refusal back as the error it was', async () => {
    const refusal = threads.assess({ ...input, markdown: '😀' });
    await expect(refusal).rejects.toBeInstanceOf(JobError);
    await expect(refusal).rejects.toMatchObject({ code: '551' });
  });
});
