import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { SiteSettings } from '../../../../src/contract/sites.ts';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';

interface PublishPlaceProps {
  readonly siteId: string;
  /** Undefined until they are known. */
  readonly settings: SiteSettings | undefined;
}

/** Where the article goes when it is published, and the way to change that. */
export function PublishPlace({ siteId, settings }: PublishPlaceProps) {
  const { t } = useMessages();
  const connections = useApi('/v1/connections');
  if (connections.data === undefined) return null;
  const wordpress = connections.data.find(({ site_id }) => site_id === siteId);
  const host = settings?.hosted_domain ?? undefined;
  return (
    <Text size="sm" c="dimmed">
      {wordpress !== undefined && t('read.place.wordpress', { address: wordpress.address })}
      {wordpress === undefined && t(host === undefined ? 'read.place.hosted' : 'read.place.host', { host: host ?? '' })}{' '}
      <Anchor component={Link} to="/publishing" size="sm" underline="always">
        {t('read.place.change')}
      </Anchor>
    </Text>
  );
}
