import { Paper, Stack, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { useMessages } from '../../messages/language.tsx';
import { cutToWidth, SEARCH_TEXT } from './cut-to-width.ts';

interface SearchPreviewProps {
  readonly title: string;
  readonly description: string;
  readonly address: string;
}

/** The article in a list of search results, cut where they cut it. */
export function SearchPreview({ title, description, address }: SearchPreviewProps) {
  const { t, number } = useMessages();
  const shownTitle = useMemo(() => cutToWidth(title, SEARCH_TEXT.title), [title]);
  const shownDescription = useMemo(() => cutToWidth(description, SEARCH_TEXT.description), [description]);
  const isCut = shownTitle.isCut || shownDescription.isCut;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('read.search')} h="100%">
      <Stack gap={4}>
        <Title order={2} size="h5">
          {t('read.search')}
        </Title>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {address.replace(/^https?:\/\//, '').replaceAll('/', ' › ')}
        </Text>
        <Text c="var(--mantine-color-anchor)" style={{ font: SEARCH_TEXT.title.font }}>
          {shownTitle.text}
        </Text>
        <Text style={{ font: SEARCH_TEXT.description.font, lineHeight: 1.45 }}>{shownDescription.text}</Text>
        <Text size="xs" c="dimmed">
          {t(isCut ? 'read.search.cut' : 'read.search.fits', {
            title: number(shownTitle.width),
            titleMost: number(SEARCH_TEXT.title.pixels),
            description: number(shownDescription.width),
            descriptionMost: number(SEARCH_TEXT.description.pixels),
          })}
        </Text>
      </Stack>
    </Paper>
  );
}
