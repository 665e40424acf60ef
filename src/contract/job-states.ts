/** What a job may be. `PENDING → RUNNING → SUCCESS | FAILED | CANCELED`; no other transition exists. */
export const JOB_STATES = ['PENDING', 'RUNNING', 'SUCCESS', 'FAILED', 'CANCELED'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const ENDED_STATES = ['SUCCESS', 'FAILED', 'CANCELED'] as const satisfies readonly JobState[];

export const JOB_TYPES = ['blog', 'evaluation', 'publication', 'delivery'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Publishing has a state of its own; a blog is SUCCESS once its article is stored. */
export const PUBLICATION_STATES = ['NONE', 'SCHEDULED', 'PENDING', 'PUBLISHED', 'FAILED'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];
