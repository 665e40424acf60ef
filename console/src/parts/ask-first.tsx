import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Messages } from '../messages/language.tsx';

interface Question {
  readonly title: string;
  /** What goes, and what stays. */
  readonly warning: string;
  /** On the button that does it. */
  readonly confirm: string;
  /** On the one that does not; `Cancel` when left out. */
  readonly cancel?: string;
  /** True where nothing is lost. */
  readonly isHarmless?: boolean;
  onConfirm(): void;
}

/** Asks in a dialog before something is done. */
export function askFirst(t: Messages['t'], question: Question): void {
  const { title, warning, confirm, cancel = t('action.cancel'), isHarmless = false, onConfirm } = question;
  modals.openConfirmModal({
    title,
    children: <Text size="sm">{warning}</Text>,
    labels: { confirm, cancel },
    confirmProps: isHarmless ? {} : { color: 'red.9' },
    closeButtonProps: { 'aria-label': t('action.close') },
    onConfirm,
  });
}
