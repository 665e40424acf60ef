import { Alert, Stack, Text } from '@mantine/core';
import type { BlogResult } from '../../../../src/contract/blog-result.ts';
import { isMessageKey } from '../../messages/catalogue.ts';
import { useMessages } from '../../messages/language.tsx';

/** Why a job failed, in the service's words, and what to do about it. */
export function Failure({ error: { code, message } }: { readonly error: BlogResult['error'] }) {
  const { t } = useMessages();
  const remedy = `jobError.${code ?? '552'}`;
  return (
    <Alert color="red" role="alert" title={`${t('state.FAILED')}${code === null ? '' : ` · ${code}`}`}>
      <Stack gap="xs">
        {message !== null && <Text size="sm">{message}</Text>}
        {isMessageKey(remedy) && (
          <Text size="sm" fw={500}>
            {t(remedy)}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
