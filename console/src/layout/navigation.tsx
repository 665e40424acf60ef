import { NavLink, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import {
  ArticlesIcon,
  type IconProps,
  JudgeIcon,
  KnowledgeIcon,
  PublishingIcon,
  SettingsIcon,
  SitesIcon,
  UsageIcon,
  WebhooksIcon,
  WriteIcon,
} from '../icons/icons.tsx';
import type { MessageKey } from '../messages/catalogue.ts';
import { useMessages } from '../messages/language.tsx';

interface Entry {
  /** First part of the address below `/console`. */
  readonly path: string;
  readonly label: MessageKey;
  readonly icon: ComponentType<IconProps>;
}

/** The menu, in its order. A page stands here once it can be used. */
const ENTRIES: readonly Entry[] = [
  { path: 'write', label: 'nav.write', icon: WriteIcon },
  { path: 'articles', label: 'nav.articles', icon: ArticlesIcon },
  { path: 'judge', label: 'nav.judge', icon: JudgeIcon },
  { path: 'sites', label: 'nav.sites', icon: SitesIcon },
  { path: 'knowledge', label: 'nav.knowledge', icon: KnowledgeIcon },
  { path: 'publishing', label: 'nav.publishing', icon: PublishingIcon },
  { path: 'webhooks', label: 'nav.webhooks', icon: WebhooksIcon },
  { path: 'usage', label: 'nav.usage', icon: UsageIcon },
  { path: 'settings', label: 'nav.settings', icon: SettingsIcon },
];

export function Navigation({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useMessages();
  const [, current] = useLocation().pathname.split('/');
  return (
    <Stack gap={2}>
      {ENTRIES.map(({ path, label, icon: Icon }) => (
        <NavLink
          key={path}
          component={Link}
          to={`/${path}`}
          label={t(label)}
          leftSection={<Icon />}
          active={path === current}
          aria-current={path === current ? 'page' : undefined}
          onClick={onChoose}
        />
      ))}
    </Stack>
  );
}
