import {
  Alert,
  Button,
  Code,
  Group,
  Paper,
  Select,
  Stack,
  Switch,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import type { Site, SiteSettings } from '../../../../src/contract/sites.ts';
import { detailsByPath } from '../../api/api-error.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { notifyOfSuccess } from '../../parts/notify.ts';

/** Name and settings of a site. */
export function SiteForm({ site }: { readonly site: Site }) {
  const { t } = useMessages();
  const settings = useApi('/v1/sites/settings', { siteId: site.site_id });
  return (
    <Paper withBorder p="md" component="section" aria-label={site.name}>
      <Stack>
        <SiteNameForm site={site} />
        <Title order={2} size="h5">
          {t('sites.settings')}
        </Title>
        {settings.error !== null && <ErrorNotice error={settings.error} onRetry={() => void settings.refetch()} />}
        {settings.data === undefined ? (
          settings.error === null && <Loading rows={6} />
        ) : (
          <SettingsFields settings={settings.data} />
        )}
      </Stack>
    </Paper>
  );
}

function SiteNameForm({ site }: { readonly site: Site }) {
  const { t } = useMessages();
  const [name, setName] = useState(site.name);
  const rename = useChange('PUT', '/v1/sites', { touches: ['/v1/sites'] });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate(
          { query: { siteId: site.site_id }, body: { name } },
          { onSuccess: () => notifyOfSuccess(t('sites.saved')) },
        );
      }}
    >
      <Group align="flex-end">
        <TextInput
          flex={1}
          required
          label={t('sites.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button variant="default" type="submit" loading={rename.isPending} disabled={name === site.name}>
          {t('sites.rename')}
        </Button>
      </Group>
      {rename.error !== null && <ErrorNotice error={rename.error} />}
    </form>
  );
}

/** What may be chosen for the cover, and the setting that it stands for. */
const COVER_CHOICES = [
  ['installation', null],
  ['yes', true],
  ['no', false],
] as const;

function SettingsFields({ settings }: { readonly settings: SiteSettings }) {
  const { t } = useMessages();
  const stores = useApi('/v1/knowledge/stores');
  const [domain, setDomain] = useState(settings.domain ?? '');
  const [storeId, setStoreId] = useState(settings.knowledge_store_id);
  const [allowed, setAllowed] = useState(settings.allow_domains);
  const [denied, setDenied] = useState(settings.deny_domains);
  const [waits, setWaits] = useState(settings.approval === 'before-publishing');
  const [outlineWaits, setOutlineWaits] = useState(settings.outline_approval);
  const [cover, setCover] = useState(settings.cover_in_article);
  const [tagline, setTagline] = useState(settings.tagline);
  const [description, setDescription] = useState(settings.description);
  const [host, setHost] = useState(settings.hosted_domain ?? settings.hosted_domain_pending?.domain ?? '');
  const change = useChange('PUT', '/v1/sites/settings', { touches: ['/v1/sites/settings', '/v1/sites'] });
  const problems = detailsByPath(change.error?.details ?? []);
  const pending = change.data?.data.hosted_domain_pending ?? settings.hosted_domain_pending;
  const isHostChanged = host.trim() !== (settings.hosted_domain ?? '');

  function save() {
    change.mutate(
      {
        query: { siteId: settings.site_id },
        body: {
          domain: domain.trim() === '' ? null : domain.trim(),
          knowledgeStoreId: storeId,
          allowDomains: allowed,
          denyDomains: denied,
          outlineApproval: outlineWaits,
          coverInArticle: cover,
          approval: waits ? 'before-publishing' : 'none',
          tagline,
          description,
          ...(isHostChanged ? { hostedDomain: host.trim() === '' ? null : host.trim() } : {}),
        },
      },
      { onSuccess: () => notifyOfSuccess(t('sites.saved')) },
    );
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={t('sites.domain')}
          description={t('sites.domain.about')}
          placeholder="example.com/blog"
          value={domain}
          onChange={(event) => setDomain(event.currentTarget.value)}
          error={problems.domain}
        />
        <Select
          label={t('sites.store')}
          description={t('sites.store.about')}
          placeholder={t('sites.store.none')}
          clearable
          clearButtonProps={{ 'aria-label': t('sites.store.none') }}
          data={(stores.data ?? []).map(({ store_id: value, name: label }) => ({ value, label }))}
          value={storeId}
          onChange={setStoreId}
          error={problems.knowledgeStoreId}
        />
        <TagsInput
          label={t('sites.allow')}
          description={t('sites.allow.about')}
          value={allowed}
          onChange={setAllowed}
          error={problems.allowDomains}
        />
        <TagsInput
          label={t('sites.deny')}
          description={t('sites.deny.about')}
          value={denied}
          onChange={setDenied}
          error={problems.denyDomains}
        />
        <Switch
          label={t('sites.outlineApproval')}
          description={t('sites.outlineApproval.about')}
          checked={outlineWaits}
          onChange={(event) => setOutlineWaits(event.currentTarget.checked)}
        />
        <Switch
          label={t('sites.approval')}
          description={t('sites.approval.about')}
          checked={waits}
          onChange={(event) => setWaits(event.currentTarget.checked)}
        />
        <Select
          label={t('sites.cover')}
          description={t('sites.cover.about')}
          data={COVER_CHOICES.map(([value]) => ({ value, label: t(`sites.cover.${value}`) }))}
          value={COVER_CHOICES.find(([, setting]) => setting === cover)?.[0] ?? null}
          onChange={(value) => setCover(COVER_CHOICES.find(([choice]) => choice === value)?.[1] ?? null)}
          allowDeselect={false}
        />
        <TextInput
          label={t('sites.tagline')}
          value={tagline}
          maxLength={200}
          onChange={(event) => setTagline(event.currentTarget.value)}
          error={problems.tagline}
        />
        <Textarea
          label={t('sites.description')}
          description={t('sites.description.about')}
          value={description}
          maxLength={1000}
          autosize
          minRows={2}
          onChange={(event) => setDescription(event.currentTarget.value)}
          error={problems.description}
        />
        <TextInput
          label={t('sites.host')}
          description={t('sites.host.about')}
          placeholder="blog.example.com"
          value={host}
          onChange={(event) => setHost(event.currentTarget.value)}
          error={problems.hostedDomain}
        />
        {pending !== null && <PendingHost pending={pending} />}
        {change.error !== null && <ErrorNotice error={change.error} />}
        <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('action.save')}
        </Button>
      </Stack>
    </form>
  );
}

function PendingHost({ pending }: { readonly pending: NonNullable<SiteSettings['hosted_domain_pending']> }) {
  const { t } = useMessages();
  return (
    <Alert color="blue" title={t('sites.host.pending', { domain: pending.domain })}>
      <Text size="sm">{t('sites.host.pending.do')}</Text>
      <Code block mt="xs" tabIndex={0}>{`${pending.txt_name}\nTXT\n${pending.txt_value}`}</Code>
    </Alert>
  );
}
