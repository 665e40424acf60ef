import {
  Anchor,
  Badge,
  Blockquote,
  Group,
  List,
  Paper,
  Select,
  Stack,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CITATION_VERDICTS, type CitationVerdict } from '../../../../src/contract/compliance-report.ts';
import { useMessages } from '../../messages/language.tsx';
import classes from './evidence-panel.module.css';
import { CITATION_SHOWN, JUDGED_SHOWN } from './verdict.ts';
import { VerdictBadge } from './verdict-badge.tsx';

interface EvidencePanelProps {
  readonly citations: readonly CitationVerdict[];
  readonly chosen: number | undefined;
  onChoose(index: number): void;
}

/** Every cited sentence with its verdict; of the chosen one, the passage and source it rests on. */
export function EvidencePanel({ citations, chosen, onChoose }: EvidencePanelProps) {
  const { t } = useMessages();
  const [only, setOnly] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    list.current?.querySelector(`[data-entry="${chosen}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const verdicts = CITATION_VERDICTS.filter((verdict) => citations.some((citation) => citation.verdict === verdict));
  return (
    <Stack gap="sm" component="section" aria-label={t('read.evidence')} className={classes.panel}>
      <Title order={2} size="h4">
        {t('read.evidence')}
      </Title>
      <Text size="sm" c="dimmed">
        {t(citations.length === 0 ? 'read.evidence.none' : 'read.evidence.how')}
      </Text>
      {verdicts.length > 1 && (
        <Select
          label={t('read.evidence.only')}
          placeholder={t('read.evidence.all')}
          clearable
          clearButtonProps={{ 'aria-label': t('read.evidence.all') }}
          value={only}
          onChange={setOnly}
          data={verdicts.map((value) => ({ value, label: t(CITATION_SHOWN[value].text) }))}
        />
      )}
      <Stack
        gap="xs"
        ref={list}
        className={classes.list}
        tabIndex={0}
        role="group"
        aria-label={t('read.evidence.list')}
      >
        {citations.map((citation, index) =>
          only !== null && citation.verdict !== only ? null : (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: one sentence may stand in the article twice, and its place is what tells the two apart
              key={`${index} ${citation.sentence}`}
              index={index}
              citation={citation}
              isChosen={index === chosen}
              onChoose={onChoose}
            />
          ),
        )}
      </Stack>
    </Stack>
  );
}

interface EntryProps {
  readonly index: number;
  readonly citation: CitationVerdict;
  readonly isChosen: boolean;
  onChoose(index: number): void;
}

function Entry({ index, citation, isChosen, onChoose }: EntryProps) {
  return (
    <Paper withBorder p="sm" data-entry={index} data-chosen={isChosen || undefined} className={classes.entry}>
      <UnstyledButton w="100%" aria-expanded={isChosen} onClick={() => onChoose(index)}>
        <Group gap="xs" mb={4}>
          <VerdictBadge shown={CITATION_SHOWN[citation.verdict]} />
          {citation.section !== '' && (
            <Text size="xs" c="dimmed">
              {citation.section}
            </Text>
          )}
        </Group>
        <Text size="sm">{citation.sentence}</Text>
      </UnstyledButton>
      {isChosen && <Proof citation={citation} />}
    </Paper>
  );
}

function Proof({ citation }: { readonly citation: CitationVerdict }) {
  const { t } = useMessages();
  const passages = [citation, ...(citation.further ?? [])];
  return (
    <Stack gap="xs" mt="sm">
      {passages.map(({ passageId, passage, documentTitle, url, private: hidden }) => (
        <Stack key={passageId} gap={4}>
          <Blockquote p="sm" m={0} fz="sm">
            {passage === '' ? t('read.passage.none') : passage}
          </Blockquote>
          <Text size="xs">
            {url === undefined ? (
              documentTitle
            ) : (
              <Anchor href={url} target="_blank" rel="noopener noreferrer" fz="xs">
                {documentTitle}
              </Anchor>
            )}{' '}
            {hidden && (
              <Badge size="xs" color="gray" variant="default">
                {t('read.source.private')}
              </Badge>
            )}
          </Text>
        </Stack>
      ))}
      {citation.findings !== undefined && citation.findings.length > 0 && (
        <List size="sm" aria-label={t('read.findings')}>
          {citation.findings.map((finding) => (
            <List.Item key={finding}>{finding}</List.Item>
          ))}
        </List>
      )}
      {citation.judged !== undefined && (
        <Group gap="xs">
          <Text size="xs">{t('read.judged')}</Text>
          <VerdictBadge shown={JUDGED_SHOWN[citation.judged]} />
          {citation.judgedWhy !== undefined && <Text size="xs">{citation.judgedWhy}</Text>}
        </Group>
      )}
    </Stack>
  );
}
