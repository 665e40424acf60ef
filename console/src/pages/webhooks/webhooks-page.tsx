import { Tabs } from '@mantine/core';
import { useMessages } from '../../messages/language.tsx';
import { Page } from '../../parts/page.tsx';
import { useUser } from '../../session/use-session.ts';
import { Deliveries } from './deliveries.tsx';
import { SecretCard } from './secret-card.tsx';
import { TestForm } from './test-form.tsx';

/** What was told to customers' systems, and how they know that it was us. */
export function WebhooksPage() {
  const { t } = useMessages();
  const isOwner = useUser().role === 'owner';
  return (
    <Page title={t('webhooks.title')} about={t('webhooks.about')}>
      <Tabs defaultValue="log" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="log">{t('webhooks.log')}</Tabs.Tab>
          <Tabs.Tab value="test">{t('webhooks.test')}</Tabs.Tab>
          {isOwner && <Tabs.Tab value="secret">{t('webhooks.secret')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="log" pt="md">
          <Deliveries />
        </Tabs.Panel>
        <Tabs.Panel value="test" pt="md">
          <TestForm />
        </Tabs.Panel>
        {isOwner && (
          <Tabs.Panel value="secret" pt="md">
            <SecretCard />
          </Tabs.Panel>
        )}
      </Tabs>
    </Page>
  );
}
