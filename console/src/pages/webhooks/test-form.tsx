import { Button, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { detailsByPath } from '../../api/api-error.ts';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { readHeaders } from '../../parts/read-headers.ts';
import { DeliveryDetails } from './delivery-details.tsx';

/** Sends a test, and shows at once how the receiver took it. */
export function TestForm() {
  const { t } = useMessages();
  const [url, setUrl] = useState('');
  const [headers, setHeaders] = useState('');
  const test = useChange('POST', '/v1/webhooks/test', { touches: ['/v1/webhooks/deliveries'] });
  const problems = detailsByPath(test.error?.details ?? []);
  const read = readHeaders(headers);
  return (
    <Paper withBorder p="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          test.mutate({ body: { url, ...(read.headers === undefined ? {} : { header: read.headers }) } });
        }}
      >
        <Stack>
          <Text size="sm" c="dimmed">
            {t('webhooks.test.about')}
          </Text>
          <TextInput
            required
            type="url"
            label={t('webhooks.url')}
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
            error={problems.url}
          />
          <Textarea
            label={t('webhooks.headers')}
            description={t('webhooks.headers.about')}
            placeholder="Authorization: Bearer 1234"
            autosize
            minRows={2}
            value={headers}
            onChange={(event) => setHeaders(event.currentTarget.value)}
            error={read.wrong === undefined ? undefined : t('webhooks.headers.wrong', { line: read.wrong })}
          />
          {test.error !== null && <ErrorNotice error={test.error} />}
          <Button
            type="submit"
            loading={test.isPending}
            disabled={read.wrong !== undefined}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('webhooks.test.send')}
          </Button>
          <div aria-live="polite">{test.data !== undefined && <DeliveryDetails delivery={test.data.data} />}</div>
        </Stack>
      </form>
    </Paper>
  );
}
