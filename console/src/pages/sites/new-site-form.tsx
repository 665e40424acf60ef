import { Button, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SITE_TYPES, type SiteType } from '../../../../src/contract/choices.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../../../../src/contract/languages.ts';
import { detailsByPath } from '../../api/api-error.ts';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { languageName } from '../../messages/language-name.ts';
import { ErrorNotice } from '../../parts/error-notice.tsx';

export function NewSiteForm({ onMade }: { onMade(siteId: string): void }) {
  const { t, language: reader } = useMessages();
  const [name, setName] = useState('');
  const [language, setLanguage] = useState<SiteLanguage>(reader);
  const [type, setType] = useState<SiteType>('BLOG');
  const create = useChange('POST', '/v1/sites', { touches: ['/v1/sites'] });
  const problems = detailsByPath(create.error?.details ?? []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ body: { name, language, type } }, { onSuccess: ({ data }) => onMade(data.site_id) });
      }}
    >
      <Stack>
        <TextInput
          data-autofocus
          required
          label={t('sites.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={problems.name}
        />
        <Select
          label={t('sites.language')}
          description={t('sites.language.about')}
          searchable
          allowDeselect={false}
          data={SITE_LANGUAGES.map((value) => ({ value, label: languageName(value, reader) }))}
          value={language}
          onChange={(value) => setLanguage((value ?? 'en') as SiteLanguage)}
        />
        <Select
          label={t('sites.type')}
          allowDeselect={false}
          data={SITE_TYPES.map((value) => ({ value, label: t(`sites.type.${value}`) }))}
          value={type}
          onChange={(value) => setType((value ?? 'BLOG') as SiteType)}
        />
        {create.error !== null && <ErrorNotice error={create.error} />}
        <Button type="submit" loading={create.isPending}>
          {t('sites.create')}
        </Button>
      </Stack>
    </form>
  );
}
