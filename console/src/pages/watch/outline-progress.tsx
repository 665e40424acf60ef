import { Stack, Text } from '@mantine/core';
import { useMessages } from '../../messages/language.tsx';
import type { SectionProgress } from './progress.ts';

interface OutlineProgressProps {
  readonly sections: readonly SectionProgress[];
  /** The article is there. */
  readonly isFinished: boolean;
}

/** The sections of the article to be, each with its length once it is written. */
export function OutlineProgress({ sections, isFinished }: OutlineProgressProps) {
  const { t, number } = useMessages();
  const wordsOf = (words: number | undefined) => {
    if (words !== undefined) return t('watch.section.written', { words: number(words) });
    return isFinished && sections.some((section) => section.words !== undefined) ? t('watch.section.leftOut') : '';
  };
  if (sections.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('watch.outline.none')}
      </Text>
    );
  }
  return (
    <Stack component="ol" gap={6} m={0} ps="lg">
      {sections.map(({ heading, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one heading, and their place tells them apart
        <li key={`${index} ${heading}`}>
          <Text component="span" style={{ overflowWrap: 'anywhere' }}>
            {heading}
          </Text>
          <Text size="sm" c="dimmed">
            {wordsOf(words)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
