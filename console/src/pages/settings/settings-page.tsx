import { Tabs } from '@mantine/core';
import { useMessages } from '../../messages/language.tsx';
import { Page } from '../../parts/page.tsx';
import { useUser } from '../../session/use-session.ts';
import { KeysView } from './keys-view.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProvidersView } from './providers-view.tsx';
import { SessionsView } from './sessions-view.tsx';
import { SettingsTable } from './settings-table.tsx';
import { UsersView } from './users-view.tsx';

/** The own account for everybody; keys and settings of the service for owners. */
export function SettingsPage() {
  const { t } = useMessages();
  const isOwner = useUser().role === 'owner';
  return (
    <Page title={t('settings.title')} {...(isOwner ? {} : { about: t('settings.forOwners') })}>
      <Tabs defaultValue="password" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="password">{t('settings.password')}</Tabs.Tab>
          <Tabs.Tab value="sessions">{t('settings.sessions')}</Tabs.Tab>
          {isOwner && <Tabs.Tab value="users">{t('settings.users')}</Tabs.Tab>}
          {isOwner && <Tabs.Tab value="keys">{t('settings.keys')}</Tabs.Tab>}
          <Tabs.Tab value="providers">{t('settings.providers')}</Tabs.Tab>
          {isOwner && <Tabs.Tab value="service">{t('settings.service')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="password" pt="md">
          <PasswordForm />
        </Tabs.Panel>
        <Tabs.Panel value="sessions" pt="md">
          <SessionsView />
        </Tabs.Panel>
        {isOwner && (
          <Tabs.Panel value="users" pt="md">
            <UsersView />
          </Tabs.Panel>
        )}
        {isOwner && (
          <Tabs.Panel value="keys" pt="md">
            <KeysView />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="providers" pt="md">
          <ProvidersView />
        </Tabs.Panel>
        {isOwner && (
          <Tabs.Panel value="service" pt="md">
            <SettingsTable />
          </Tabs.Panel>
        )}
      </Tabs>
    </Page>
  );
}
