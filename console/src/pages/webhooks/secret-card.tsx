import { Alert, Button, Code, Group, NumberInput, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';

const PATH = '/v1/webhooks/secret';
const OVERLAP = { min: 0, max: 168, byDefault: 24 } as const;

/** The secret that messages are signed with; a new one is shown once. */
export function SecretCard() {
  const { t, dateTime } = useMessages();
  const [hours, setHours] = useState<number>(OVERLAP.byDefault);
  const secret = useApi(PATH);
  const rotate = useChange('POST', PATH, { touches: [PATH] });
  if (secret.error !== null) return <ErrorNotice error={secret.error} onRetry={() => void secret.refetch()} />;
  if (secret.data === undefined) return <Loading rows={3} />;
  const { createdAt, previousExpireAt } = secret.data;
  return (
    <Paper withBorder p="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rotate.mutate({ body: { overlapHours: hours } });
        }}
      >
        <Stack>
          <Text>
            {createdAt === null ? t('webhooks.secret.none') : t('webhooks.secret.since', { at: dateTime(createdAt) })}
          </Text>
          {previousExpireAt.map((at) => (
            <Text key={at} size="sm" c="dimmed">
              {t('webhooks.secret.before', { at: dateTime(at) })}
            </Text>
          ))}
          <div aria-live="polite">
            {rotate.data !== undefined && (
              <Alert color="green" title={t('webhooks.secret.new')}>
                <Stack gap="xs" align="flex-start">
                  <Text size="sm">{t('webhooks.secret.once')}</Text>
                  <Code style={{ overflowWrap: 'anywhere' }}>{rotate.data.data.secret}</Code>
                  <CopyButton value={rotate.data.data.secret} />
                </Stack>
              </Alert>
            )}
          </div>
          {rotate.error !== null && <ErrorNotice error={rotate.error} />}
          <Group align="flex-end">
            <NumberInput
              label={t('webhooks.secret.overlap')}
              description={t('webhooks.secret.overlap.about')}
              min={OVERLAP.min}
              max={OVERLAP.max}
              allowDecimal={false}
              value={hours}
              onChange={(value) => setHours(typeof value === 'number' ? value : OVERLAP.byDefault)}
            />
            <Button type="submit" variant="default" loading={rotate.isPending}>
              {t('webhooks.secret.make')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
