import { Accordion, Badge, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../messages/language.tsx';
import { readHeaders } from '../../parts/read-headers.ts';
import { useFieldChoices } from './field-choices.ts';
import { FieldInput } from './field-input.tsx';
import { LinksInput } from './links-input.tsx';
import { emptyDraft, type OrderDraft } from './order-draft.ts';
import { ORDER_FIELDS } from './order-fields.ts';
import { FIRST_FIELDS, ORDER_GROUPS, type OrderGroup } from './order-groups.ts';

interface Props {
  readonly draft: OrderDraft;
  /** What is wrong, by path. */
  readonly errors: Readonly<Record<string, string>>;
  /** Fields that are asked for elsewhere. */
  readonly without?: readonly string[];
  onChange(draft: OrderDraft): void;
}

const UNTOUCHED = emptyDraft(ORDER_FIELDS);
const HEADER = 'webhook.header';

/** Every field of the contract: the few that matter first, the rest in groups that tell what was changed in them. */
export function OrderForm({ draft, errors: found, without = [], onChange }: Props) {
  const { t } = useMessages();
  const wrongHeader = readHeaders(String(draft.values[HEADER] ?? '')).wrong;
  const errors =
    wrongHeader === undefined ? found : { ...found, [HEADER]: t('webhooks.headers.wrong', { line: wrongHeader }) };
  const [opened, setOpened] = useState<string[]>([]);
  const show = useFields({ draft, errors, onChange });
  const wrong = ORDER_GROUPS.filter((group) => errorsIn(group, errors) > 0).map(({ label }) => label);
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {FIRST_FIELDS.filter((path) => !without.includes(path)).map(show)}
      </SimpleGrid>
      <Accordion multiple variant="separated" value={[...new Set([...opened, ...wrong])]} onChange={setOpened}>
        {ORDER_GROUPS.map((group) => (
          <Accordion.Item key={group.label} value={group.label}>
            <Accordion.Control>
              <Group justify="space-between" pe="sm">
                <Text fw={500}>{t(group.label)}</Text>
                <Tally changed={changesIn(group, draft)} wrong={errorsIn(group, errors)} />
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="lg">
                {group.fields.map(show)}
              </SimpleGrid>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}

function useFields({ draft, errors, onChange }: Props) {
  const choicesOf = useFieldChoices(draft, useMessages());
  const change = (path: string, value: string | boolean) =>
    onChange({ ...draft, values: { ...draft.values, [path]: value, ...follow(path) } });
  return (path: string) => {
    const field = ORDER_FIELDS.get(path);
    if (field === undefined) return null;
    if (path === 'additionalManualLinks') {
      return (
        <LinksInput
          key={path}
          field={field}
          links={draft.links}
          errors={errors}
          onChange={(links) => onChange({ ...draft, links })}
        />
      );
    }
    const error = Object.entries(errors).flatMap(([at, message]) => (isWithin(path, at) ? [message] : []));
    return (
      <FieldInput
        key={path}
        field={field}
        draft={draft}
        choicesOf={choicesOf}
        error={error.length === 0 ? undefined : error.join(' ')}
        onChange={change}
      />
    );
  };
}

function Tally({ changed, wrong }: { readonly changed: number; readonly wrong: number }) {
  const { t } = useMessages();
  if (wrong > 0) return <Badge color="red.9">{t('write.wrong', { count: wrong })}</Badge>;
  return changed > 0 ? <Badge>{t('write.changed', { count: changed })}</Badge> : null;
}

/** What no longer fits once another field was chosen anew. */
function follow(path: string): Readonly<Record<string, string>> {
  if (path === 'siteId') return { 'wpInfo.category_id': '', 'wpInfo.auth_id': '', 'wpInfo.post_type': '' };
  return path === 'knowledgeBaseInfo.store_id' ? { 'knowledgeBaseInfo.brand_id': '' } : {};
}

/** Whether the error path `at` is of the field `path`: the field itself, or something inside of it. */
function isWithin(path: string, at: string): boolean {
  return at === path || at.startsWith(`${path}[`) || at.startsWith(`${path}.`);
}

function errorsIn({ fields }: OrderGroup, errors: Props['errors']): number {
  return Object.keys(errors).filter((at) => fields.some((path) => isWithin(path, at))).length;
}

function changesIn({ fields }: OrderGroup, { values, links }: OrderDraft): number {
  return fields.filter((path) =>
    path === 'additionalManualLinks' ? links.length > 0 : values[path] !== UNTOUCHED.values[path],
  ).length;
}
