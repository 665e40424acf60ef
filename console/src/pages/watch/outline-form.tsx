import { ActionIcon, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { Outline } from '../../../../src/contract/outlines.ts';
import { DownIcon, TrashIcon, UpIcon } from '../../icons/icons.tsx';
import { useMessages } from '../../messages/language.tsx';
import {
  movedSection,
  type OutlineDraft,
  type SectionDraft,
  withNewSection,
  withoutSection,
  withSection,
} from './outline-draft.ts';

interface OutlineFormProps {
  readonly draft: OutlineDraft;
  readonly outline: Outline;
  /** What is wrong, by path. */
  readonly problems: Readonly<Record<string, string>>;
  onChange(draft: OutlineDraft): void;
}

/** Title and sections, to be worded anew, moved, left out and, where a model writes, added. */
export function OutlineForm({ draft, outline, problems, onChange }: OutlineFormProps) {
  const { t } = useMessages();
  const added = useRef(0);
  const add = () => {
    added.current += 1;
    onChange(withNewSection(draft, `new ${added.current}`));
  };
  return (
    <Stack>
      <TextInput
        required
        label={t('outline.heading')}
        description={outline.titleMayChange ? undefined : t('outline.titleNamed')}
        readOnly={!outline.titleMayChange}
        value={draft.title}
        onChange={(event) => onChange({ ...draft, title: event.currentTarget.value })}
        error={problems.title}
      />
      {draft.sections.map((section, index) => (
        <SectionRow
          key={section.key}
          section={section}
          number={index + 1}
          isLast={index === draft.sections.length - 1}
          takesPoints={outline.sectionsMayBeAdded}
          error={problems[`sections[${index}].heading`] ?? problems[`sections[${index}].id`]}
          pointsError={problems[`sections[${index}].points`]}
          onEdit={(change) => onChange(withSection(draft, section.key, change))}
          onMove={(by) => onChange(movedSection(draft, index, by))}
          onRemove={() => onChange(withoutSection(draft, section.key))}
        />
      ))}
      {outline.sectionsMayBeAdded && (
        <Button variant="default" size="xs" onClick={add} style={{ alignSelf: 'flex-start' }}>
          {t('outline.add')}
        </Button>
      )}
    </Stack>
  );
}

interface SectionRowProps {
  readonly section: SectionDraft;
  readonly number: number;
  readonly isLast: boolean;
  readonly takesPoints: boolean;
  readonly error: string | undefined;
  readonly pointsError: string | undefined;
  onEdit(change: Partial<SectionDraft>): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

function SectionRow(row: SectionRowProps) {
  const { section, number, isLast, takesPoints, error, pointsError, onEdit, onMove, onRemove } = row;
  const { t } = useMessages();
  return (
    <Stack gap={4}>
      <Group align="flex-end" wrap="nowrap" gap="xs">
        <Textarea
          flex={1}
          required
          withAsterisk={false}
          autosize
          minRows={1}
          label={t('outline.section', { number })}
          value={section.heading}
          onChange={(event) => onEdit({ heading: event.currentTarget.value.replace(/\n/g, ' ') })}
          error={error}
        />
        <Group gap={2} wrap="nowrap" mb={4}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('outline.up', { number })}
            {...unless(number > 1)}
            onClick={() => number > 1 && onMove(-1)}
          >
            <UpIcon />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('outline.down', { number })}
            {...unless(!isLast)}
            onClick={() => !isLast && onMove(1)}
          >
            <DownIcon />
          </ActionIcon>
          <ActionIcon variant="subtle" color="red" aria-label={t('outline.remove', { number })} onClick={onRemove}>
            <TrashIcon />
          </ActionIcon>
        </Group>
      </Group>
      {takesPoints && (
        <Textarea
          aria-label={t('outline.points', { number })}
          placeholder={t('outline.points.about')}
          autosize
          minRows={1}
          maxRows={8}
          value={section.points}
          onChange={(event) => onEdit({ points: event.currentTarget.value })}
          error={pointsError}
        />
      )}
    </Stack>
  );
}

/** Greyed out where there is no place to move to. A button that is disabled would lose the focus of who pressed it. */
function unless(canMove: boolean) {
  return canMove ? {} : ({ 'aria-disabled': true, 'data-disabled': true } as const);
}
