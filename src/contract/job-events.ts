import { z } from 'zod';

/** What a job may wait for that a person does. */
const WAITS = ['outline-approval'] as const;
export type WaitsFor = (typeof WAITS)[number];

const ReadPage = z
  .object({
    title: z.string().meta({ description: 'Its title' }),
    url: z.string().optional().meta({ description: 'Its address; absent when it has none' }),
  })
  .meta({ id: 'ReadPage', description: 'A page or document that is read' });

const WrittenPart = z
  .object({
    heading: z.string().meta({ description: 'Its heading' }),
    words: z.number().int().nonnegative().meta({ description: 'Words of its text, by a rough count' }),
  })
  .meta({ id: 'WrittenPart', description: 'A section that is written' });

const tokens = (description: string) => z.number().int().nonnegative().optional().meta({ description });

/**
 * What a running job tells the world, in order. `seq` counts from 1 within a job and is the SSE event id, so a reader
 * that comes back with `Last-Event-ID` misses nothing and sees nothing twice.
 */
export const JobEvent = z
  .object({
    seq: z.number().int().positive().meta({ description: 'Position within the job, from 1' }),
    at: z.iso.datetime().meta({ description: 'When it happened' }),
    kind: z.enum(['state', 'step-begin', 'step-end', 'progress']).meta({
      description: 'What happened: the job changed state, a step began or ended, or a step says what it does',
    }),
    state: z.string().optional().meta({ description: 'New state of the job (kind `state`)' }),
    step: z.string().optional().meta({ description: 'Name of the step' }),
    percent: z.number().min(0).max(100).optional().meta({ description: 'Share of the whole job done, 0-100' }),
    detail: z.string().optional().meta({ description: 'What it is doing, in plain words' }),
    waitsFor: z.enum(WAITS).optional().meta({
      description: 'What a person has to do before the job goes on: the next step that begins ends the wait',
    }),
    queries: z.array(z.string()).optional().meta({ description: 'What the web is searched for' }),
    pages: z.array(ReadPage).optional().meta({ description: 'Pages and documents that are read' }),
    outline: z.array(z.string()).optional().meta({
      description: 'Headings of the sections, as soon as they are planned, and again when they have changed',
    }),
    written: z.array(WrittenPart).optional().meta({ description: 'Sections of the outline that have their text' }),
    costUsd: z
      .number()
      .nonnegative()
      .optional()
      .meta({ description: 'Cost so far in US dollars; absent when unknown' }),
    inputTokens: tokens('Tokens sent to models so far, as far as they are known; absent when none are'),
    outputTokens: tokens('Tokens received from models so far, as far as they are known; absent when none are'),
  })
  .meta({ id: 'JobEvent', description: 'One line of a job’s progress' });
export type JobEvent = z.infer<typeof JobEvent>;

/** An event before the store has given it its place, its time and what the job has cost by then. */
export type JobEventBody = Omit<JobEvent, 'seq' | 'at' | 'costUsd' | 'inputTokens' | 'outputTokens'>;
