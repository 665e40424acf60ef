import { Button, Flex, Modal, NavLink, Paper, Stack, Tabs, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { languageName } from '../../messages/language-name.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { Authors } from './authors.tsx';
import { Categories } from './categories.tsx';
import { NewSiteForm } from './new-site-form.tsx';
import { SiteForm } from './site-form.tsx';

const SITE = 'site';

/** Sites with what they are set to, their categories, and the authors of the account. */
export function SitesPage() {
  const { t } = useMessages();
  return (
    <Page title={t('sites.title')} about={t('sites.about')}>
      <Tabs defaultValue="sites" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="sites">{t('sites.tab.sites')}</Tabs.Tab>
          <Tabs.Tab value="authors">{t('sites.tab.authors')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sites" pt="md">
          <Sites />
        </Tabs.Panel>
        <Tabs.Panel value="authors" pt="md">
          <Authors />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function Sites() {
  const { t, language } = useMessages();
  const [place, setPlace] = useSearchParams();
  const [isMaking, { open, close }] = useDisclosure(false);
  const sites = useApi('/v1/sites');
  const chosen = sites.data?.find(({ site_id }) => site_id === place.get(SITE)) ?? sites.data?.[0];
  const choose = (id: string) => setPlace({ [SITE]: id });
  if (sites.error !== null) return <ErrorNotice error={sites.error} onRetry={() => void sites.refetch()} />;
  if (sites.data === undefined) return <Loading rows={5} />;
  const create = <Button onClick={open}>{t('sites.new')}</Button>;
  return (
    <>
      <Modal
        opened={isMaking}
        onClose={close}
        title={t('sites.new')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <NewSiteForm
          onMade={(id) => {
            close();
            choose(id);
          }}
        />
      </Modal>
      {chosen === undefined ? (
        <EmptyState title={t('sites.none')} action={create}>
          {t('sites.none.do')}
        </EmptyState>
      ) : (
        <Stack>
          <div>{create}</div>
          <Flex direction={{ base: 'column', md: 'row' }} align={{ base: 'stretch', md: 'flex-start' }} gap="md">
            <Paper w={{ base: '100%', md: 260 }} withBorder p="xs" component="nav" aria-label={t('sites.tab.sites')}>
              {sites.data.map((site) => (
                <NavLink
                  component="button"
                  styles={{ description: { color: 'inherit', opacity: 1 } }}
                  key={site.site_id}
                  active={site.site_id === chosen.site_id}
                  aria-current={site.site_id === chosen.site_id ? 'true' : undefined}
                  onClick={() => choose(site.site_id)}
                  label={site.name}
                  description={`${t(`sites.type.${site.type}`)} · ${languageName(site.language, language)}`}
                />
              ))}
            </Paper>
            <Stack gap="lg" flex={1} miw={0}>
              <SiteForm key={chosen.site_id} site={chosen} />
              {chosen.type === 'BLOG' ? (
                <Categories key={`categories of ${chosen.site_id}`} siteId={chosen.site_id} />
              ) : (
                <Text c="dimmed">{t('sites.categories.blogOnly')}</Text>
              )}
            </Stack>
          </Flex>
        </Stack>
      )}
    </>
  );
}
