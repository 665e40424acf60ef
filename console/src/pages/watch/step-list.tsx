import { Loader, Text, ThemeIcon, Timeline } from '@mantine/core';
import { CheckIcon } from '../../icons/icons.tsx';
import { useMessages } from '../../messages/language.tsx';
import type { StepProgress } from './progress.ts';

interface Props {
  readonly steps: readonly StepProgress[];
  /** Nothing runs any more, also not a step that was cut off. */
  readonly isOver: boolean;
}

/** What was done and what is being done, each step with what it says about itself. */
export function StepList({ steps, isOver }: Props) {
  const { t, duration } = useMessages();
  if (steps.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('watch.steps.none')}
      </Text>
    );
  }
  return (
    <Timeline active={steps.length} bulletSize={22} lineWidth={2}>
      {steps.map((step) => (
        <Timeline.Item
          key={step.name}
          bullet={<Bullet isDone={step.endedAt !== undefined} isOver={isOver} />}
          title={step.doing}
        >
          {step.notes.map((note) => (
            <Text key={note} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {note}
            </Text>
          ))}
          {step.endedAt !== undefined && Date.parse(step.endedAt) - Date.parse(step.startedAt) >= 1000 && (
            <Text size="xs" c="dimmed">
              {duration(Date.parse(step.endedAt) - Date.parse(step.startedAt))}
            </Text>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

function Bullet({ isDone, isOver }: { readonly isDone: boolean; readonly isOver: boolean }) {
  if (!isDone && !isOver) return <Loader size={12} color="white" aria-hidden />;
  return (
    <ThemeIcon size={22} radius="xl" color={isDone ? 'green.9' : 'gray.7'}>
      {isDone && <CheckIcon size={14} />}
    </ThemeIcon>
  );
}
