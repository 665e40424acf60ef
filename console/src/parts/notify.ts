import { notifications } from '@mantine/notifications';
import { ApiError } from '../api/api-error.ts';
import type { Messages } from '../messages/language.tsx';
import { errorKey } from './error-notice.tsx';

/** A word in the corner that something was done. */
export function notifyOfSuccess(message: string): void {
  notifications.show({ message, color: 'teal', withCloseButton: false });
}

/** A word in the corner for an action that failed and has no place of its own on the page. */
export function notifyOfError(error: unknown, t: Messages['t']): void {
  const known = error instanceof ApiError ? error : undefined;
  const code = known?.code ?? 'internal_error';
  const words = known === undefined || known.code === 'network' ? [] : [known.message];
  notifications.show({
    title: t(errorKey('title', code)),
    message: [...words, t(errorKey('do', code))].join(' '),
    color: 'red',
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': t('action.close') },
  });
}
