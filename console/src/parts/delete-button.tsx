import { ActionIcon, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { TrashIcon } from '../icons/icons.tsx';
import { useMessages } from '../messages/language.tsx';

interface DeleteButtonProps {
  /** What is deleted, by the name its owner knows. */
  readonly name: string;
  /** What else goes with it, and what stays. */
  readonly warning: string;
  onDelete(): void;
}

/** Deletes after a question. */
export function DeleteButton({ name, warning, onDelete }: DeleteButtonProps) {
  const { t } = useMessages();
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
