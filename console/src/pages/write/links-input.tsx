import { Button, CloseButton, Group, Input, Stack, TextInput } from '@mantine/core';
import { LIMITS } from '../../../../src/contract/choices.ts';
import { useMessages } from '../../messages/language.tsx';
import { labelOf, meaningOf } from './field-words.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderField } from './order-fields.ts';

interface Props {
  readonly field: OrderField;
  readonly links: OrderDraft['links'];
  /** By path, as `additionalManualLinks[0].url`. */
  readonly errors: Readonly<Record<string, string>>;
  onChange(links: OrderDraft['links']): void;
}

/** Anchor texts with their addresses. */
export function LinksInput({ field, links, errors, onChange }: Props) {
  const messages = useMessages();
  const { t } = messages;
  const replace = (at: number, change: Partial<OrderDraft['links'][number]>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...change } : link)));
  return (
    <Input.Wrapper
      label={labelOf(field, messages)}
      description={meaningOf(field, messages)}
      error={errors[field.path]}
      labelElement="div"
    >
      <Stack gap="xs" mt="xs">
        {links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity, and only the last is added.
          <Group key={index} gap="xs" align="flex-start" wrap="nowrap">
            <TextInput
              flex={1}
              aria-label={t('write.links.anchor', { number: index + 1 })}
              placeholder={t('write.links.anchor', { number: index + 1 })}
              value={link.anchor}
              error={errors[`${field.path}[${index}].anchor`]}
              onChange={(event) => replace(index, { anchor: event.currentTarget.value })}
            />
            <TextInput
              flex={2}
              aria-label={t('write.links.url', { number: index + 1 })}
              placeholder="https://"
              value={link.url}
              error={errors[`${field.path}[${index}].url`]}
              onChange={(event) => replace(index, { url: event.currentTarget.value })}
            />
            <CloseButton
              aria-label={t('write.links.remove', { number: index + 1 })}
              onClick={() => onChange(links.filter((_, at) => at !== index))}
            />
          </Group>
        ))}
        {links.length < LIMITS.manualLinks && (
          <Group>
            <Button size="xs" variant="default" onClick={() => onChange([...links, { anchor: '', url: '' }])}>
              {t('write.links.add')}
            </Button>
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
