import { AppShell, Burger, Group, ScrollArea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useMessages } from '../messages/language.tsx';
import { Loading } from '../parts/loading.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AppearanceMenu } from './appearance-menu.tsx';
import { Brand } from './brand.tsx';
import { Navigation } from './navigation.tsx';
import classes from './shell.module.css';

const CONTENT = 'content';

/** Header, menu and the place of the page; on a phone the menu opens over the page. */
export function Shell() {
  const { t } = useMessages();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  return (
    <>
      <a className={classes.skip} href={`#${CONTENT}`}>
        {t('app.skip')}
      </a>
      <AppShell
        header={{ height: 56 }}
        navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
        padding="md"
      >
        <AppShell.Header px="md">
          <Group h="100%" justify="space-between" wrap="nowrap">
            <Group gap="sm" wrap="nowrap">
              <Burger
                opened={isOpen}
                onClick={toggle}
                hiddenFrom="sm"
                size="sm"
                aria-label={t('app.menu')}
                aria-expanded={isOpen}
              />
              <Brand />
            </Group>
            <Group gap="sm" wrap="nowrap">
              <AppearanceMenu />
              <AccountMenu />
            </Group>
          </Group>
        </AppShell.Header>
        <AppShell.Navbar p="xs" aria-label={t('app.menu')}>
          <ScrollArea>
            <Navigation onChoose={close} />
          </ScrollArea>
        </AppShell.Navbar>
        <AppShell.Main id={CONTENT} tabIndex={-1}>
          <Suspense fallback={<Loading rows={6} />}>
            <Outlet />
          </Suspense>
        </AppShell.Main>
      </AppShell>
    </>
  );
}
