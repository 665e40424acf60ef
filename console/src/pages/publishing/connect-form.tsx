import { Button, Paper, PasswordInput, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { Site } from '../../../../src/contract/sites.ts';
import { detailsByPath } from '../../api/api-error.ts';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { notifyOfSuccess } from '../../parts/notify.ts';

const PATH = '/v1/connections';

/** Connects a site that has no WordPress with one. */
export function ConnectForm({ sites }: { readonly sites: readonly Site[] }) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const create = useChange('POST', PATH, { touches: [PATH] });
  const problems = detailsByPath(create.error?.details ?? []);
  const siteId = sites.find(({ site_id }) => site_id === chosen)?.site_id ?? sites[0]?.site_id ?? '';

  function connect() {
    create.mutate(
      { body: { siteId, address, user, password } },
      {
        onSuccess: () => {
          setAddress('');
          setUser('');
          setPassword('');
          notifyOfSuccess(t('publishing.connected'));
        },
      },
    );
  }

  return (
    <Paper withBorder p="md" component="section" aria-label={t('publishing.connect')}>
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          connect();
        }}
      >
        <Stack>
          <Title order={2} size="h5">
            {t('publishing.connect')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('publishing.connect.about')}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Select
              label={t('publishing.site')}
              allowDeselect={false}
              data={sites.map(({ site_id: value, name: label }) => ({ value, label }))}
              value={siteId}
              onChange={setChosen}
              error={problems.siteId}
            />
            <TextInput
              required
              type="url"
              label={t('publishing.address')}
              placeholder="https://blog.example.com"
              value={address}
              onChange={(event) => setAddress(event.currentTarget.value)}
              error={problems.address}
            />
            <TextInput
              required
              label={t('publishing.user')}
              value={user}
              onChange={(event) => setUser(event.currentTarget.value)}
              error={problems.user}
            />
            <PasswordInput
              required
              autoComplete="new-password"
              label={t('publishing.password')}
              description={t('publishing.password.about')}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              visibilityToggleButtonProps={{ 'aria-label': t('publishing.password.show') }}
              error={problems.password}
            />
          </SimpleGrid>
          {create.error !== null && <ErrorNotice error={create.error} />}
          <Button type="submit" loading={create.isPending} style={{ alignSelf: 'flex-start' }}>
            {t('publishing.connect.submit')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
