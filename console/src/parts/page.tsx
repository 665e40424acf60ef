import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../layout/document-title.ts';
import { PAGE_TITLE_ID } from './page-title.ts';

interface Props {
  readonly title: string;
  /** One or two sentences: what the page is for. */
  readonly about?: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** Pixels the content may be wide; text that is read wants less than a table. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** Frame of every page: its title, also in the tab, what it is for, its actions, its content. */
export function Page({ title, about, actions, width = 1080, children }: Props) {
  useDocumentTitle(title);
  return (
    <Stack maw={width} mx="auto" gap="lg">
      <Group justify="space-between" align="flex-start">
        <Box miw={0}>
          <Title
            id={PAGE_TITLE_ID}
            order={1}
            size="h2"
            tabIndex={-1}
            style={{ overflowWrap: 'anywhere', outline: 'none' }}
          >
            {title}
          </Title>
          {about !== undefined && <Text c="dimmed">{about}</Text>}
        </Box>
        {actions !== undefined && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
