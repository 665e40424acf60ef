import { ActionIcon } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { TrashIcon } from '../icons/icons.tsx';
import { useMessages } from '../messages/language.tsx';
import { askFirst } from './ask-first.tsx';
import { focusPageTitle } from './page-title.ts';

interface DeleteButtonProps {
  /** What is deleted, by the name its owner knows. */
  readonly name: string;
  /** What else goes with it, and what stays. */
  readonly warning: string;
  onDelete(): void;
}

/** Deletes after a question. Who said yes goes on from the title of the page once the button is gone with its row. */
export function DeleteButton({ name, warning, onDelete }: DeleteButtonProps) {
  const { t } = useMessages();
  // It is also gone when its row scrolls out of a long list, which must not jump back to the title then.
  const isConfirmed = useRef(false);
  useEffect(
    () => () => {
      if (isConfirmed.current && document.activeElement === document.body) focusPageTitle();
    },
    [],
  );
  const ask = () =>
    askFirst(t, {
      title: t('delete.ask', { name }),
      warning,
      confirm: t('action.delete'),
      onConfirm: () => {
        isConfirmed.current = true;
        onDelete();
      },
    });
  return (
    <ActionIcon variant="subtle" color="red" aria-label={t('delete.label', { name })} onClick={ask}>
      <TrashIcon />
    </ActionIcon>
  );
}
