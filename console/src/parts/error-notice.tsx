import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { ApiError } from '../api/api-error.ts';
import { isMessageKey, type MessageKey } from '../messages/catalogue.ts';
import { useMessages } from '../messages/language.tsx';

interface Props {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** What went wrong, in the service's words, and what to do about it. */
export function ErrorNotice({ error, onRetry }: Props) {
  const { t } = useMessages();
  const known = error instanceof ApiError ? error : undefined;
  const code = known?.code ?? 'internal_error';
  return (
    <Alert color="red" role="alert" title={t(errorKey('title', code))}>
      <Stack gap="xs" align="flex-start">
        {known !== undefined && known.code !== 'network' && <Text size="sm">{known.message}</Text>}
        {known !== undefined && known.details.length > 0 && (
          <List size="sm" aria-label={t('error.details')}>
            {known.details.map(({ path, message }) => (
              <List.Item key={`${path} ${message}`}>{path === '' ? message : `${path}: ${message}`}</List.Item>
            ))}
          </List>
        )}
        <Text size="sm">{t(errorKey('do', code))}</Text>
        {known?.requestId !== undefined && (
          <Text size="xs" c="dimmed">
            {t('error.requestId', { id: known.requestId })}
          </Text>
        )}
        {onRetry !== undefined && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** A code that is newer than this console is treated as a fault of the service. */
export function errorKey(part: 'title' | 'do', code: string): MessageKey {
  const key = `error.${part}.${code}`;
  return isMessageKey(key) ? key : `error.${part}.internal_error`;
}
