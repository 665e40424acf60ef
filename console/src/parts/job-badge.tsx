import { Badge } from '@mantine/core';
import type { JobState, PublicationState } from '../../../src/contract/job-states.ts';
import { useMessages } from '../messages/language.tsx';

const JOB_COLOURS = {
  PENDING: 'gray.7',
  RUNNING: 'indigo.8',
  SUCCESS: 'green.9',
  FAILED: 'red.9',
  CANCELED: 'gray.7',
} as const satisfies Record<JobState, string>;

const PUBLICATION_COLOURS = {
  NONE: 'gray.7',
  SCHEDULED: 'indigo.8',
  PENDING: 'indigo.8',
  PUBLISHED: 'green.9',
  FAILED: 'red.9',
} as const satisfies Record<PublicationState, string>;

export function JobBadge({ state }: { readonly state: JobState }) {
  const { t } = useMessages();
  return (
    <Badge color={JOB_COLOURS[state]} variant="dot">
      {t(`state.${state}`)}
    </Badge>
  );
}

export function PublicationBadge({ state }: { readonly state: PublicationState }) {
  const { t } = useMessages();
  return (
    <Badge color={PUBLICATION_COLOURS[state]} variant="dot">
      {t(`publication.${state}`)}
    </Badge>
  );
}
