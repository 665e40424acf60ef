import { ActionIcon, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { TrashIcon } from '../icons/icons.tsx';
import { useMessages } from '../messages/language.tsx';
import { focusPageTitle } from './page-title.ts';

interface DeleteButtonProps {
  /** What is deleted, by the name its owner knows. */
  readonly name: string;
  /** What else goes with it, and what stays. */
  readonly warning: string;
  onDelete(): void;
}

/** Deletes after a question. Who had it in focus goes on from the title of the page once it is gone with its row. */
export function DeleteButton({ name, warning, onDelete }: DeleteButtonProps) {
  const { t } = useMessages();
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPageTitle();
    },
    [],
  );
  const ask = () =>
    modals.openConfirmModal({
      title: t('delete.ask', { name }),
      children: <Text size="sm">{warning}</Text>,
      labels: { confirm: t('action.delete'), cancel: t('action.cancel') },
      confirmProps: { color: 'red.9' },
      closeButtonProps: { 'aria-label': t('action.close') },
      onConfirm: onDelete,
    });
  return (
    <ActionIcon variant="subtle" color="red" aria-label={t('delete.label', { name })} onClick={ask}>
      <TrashIcon />
    </ActionIcon>
  );
}
