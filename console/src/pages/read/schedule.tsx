import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { LONGEST_SCHEDULE_DAYS } from '../../../../src/contract/publications.ts';
import { useMessages } from '../../messages/language.tsx';

interface ScheduleProps {
  readonly isBusy: boolean;
  onSchedule(publishAt: string): void;
}

/** Publishes on a day to come. */
export function Schedule({ isBusy, onSchedule }: ScheduleProps) {
  const { t } = useMessages();
  const [at, setAt] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSchedule(new Date(at).toISOString());
      }}
    >
      <Group align="flex-end" gap="xs">
        <TextInput
          size="xs"
          type="datetime-local"
          required
          withAsterisk={false}
          label={t('read.schedule.at')}
          value={at}
          min={localMinute(0)}
          max={localMinute(LONGEST_SCHEDULE_DAYS)}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <Button size="xs" variant="default" type="submit" disabled={isBusy || at === ''}>
          {t('read.schedule')}
        </Button>
      </Group>
    </form>
  );
}

/** A moment in days from now as a field for local dates and times writes it. */
function localMinute(days: number): string {
  const moment = new Date(Date.now() + days * 86_400_000);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
