import { Anchor, List, Loader, Text, ThemeIcon, Timeline } from '@mantine/core';
import { CheckIcon } from '../../icons/icons.tsx';
import { useMessages } from '../../messages/language.tsx';
import { STEP_NAMES } from '../../messages/zh-cn/step-names.ts';
import type { StepNote, StepProgress } from './progress.ts';

interface Props {
  readonly steps: readonly StepProgress[];
  /** Nothing runs any more, also not a step that was cut off. */
  readonly isOver: boolean;
}

/** What was done and what is being done, each step with what it says about itself. */
export function StepList({ steps, isOver }: Props) {
  const { t, duration, language } = useMessages();
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
          title={doingOf(step, language)}
        >
          {step.notes.map((note) => (
            <Note key={note.text} note={note} />
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

/** A step that is newer than this console is told in the service's words. */
function doingOf({ name, doing }: StepProgress, language: string): string {
  return (language === 'zh-CN' ? STEP_NAMES[name as keyof typeof STEP_NAMES] : undefined) ?? doing;
}

/** Pages are folded up: there may be forty of them. */
function Note({ note: { text, pages } }: { readonly note: StepNote }) {
  const { t } = useMessages();
  const words = (
    <Text size="sm" c="dimmed" component="span" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
  if (pages.length === 0) return <div>{words}</div>;
  return (
    <details>
      <summary>{words}</summary>
      <List size="sm" aria-label={t('watch.pages')}>
        {pages.map(({ title, url }) => (
          <List.Item key={url ?? title} style={{ overflowWrap: 'anywhere' }}>
            {url === undefined ? (
              title
            ) : (
              <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm">
                {title}
              </Anchor>
            )}
          </List.Item>
        ))}
      </List>
    </details>
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
