import { z } from 'zod';

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
    costUsd: z
      .number()
      .nonnegative()
      .optional()
      .meta({ description: 'Cost so far in US dollars; absent when unknown' }),
  })
  .meta({ id: 'JobEvent', description: 'One line of a job’s progress' });
export type JobEvent = z.infer<typeof JobEvent>;

/** An event before the store has given it its place, its time and what the job has cost by then. */
export type JobEventBody = Omit<JobEvent, 'seq' | 'at' | 'costUsd'>;
