import { ActionIcon, Button, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { TrashIcon } from '../../icons/icons.tsx';
import { useMessages } from '../../messages/language.tsx';
import { notifyOfSuccess } from '../../parts/notify.ts';
import type { OrderDraft } from './order-draft.ts';
import { applyPreset, deletePreset, presetsOf, savePreset } from './presets.ts';

interface Props {
  readonly draft: OrderDraft;
  onChange(draft: OrderDraft): void;
}

/** Wishes kept under a name, for the site that is chosen; they stay in this browser. */
export function PresetMenu({ draft, onChange }: Props) {
  const { t } = useMessages();
  const siteId = String(draft.values.siteId);
  const [isOpen, setOpen] = useState(false);
  const [presets, setPresets] = useState(() => presetsOf(localStorage, siteId));
  const [name, setName] = useState('');
  const toggle = () => {
    setPresets(presetsOf(localStorage, siteId));
    setOpen(!isOpen);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return;
    setPresets(savePreset(localStorage, siteId, trimmed, draft));
    setName('');
    notifyOfSuccess(t('write.presets.saved', { name: trimmed }));
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus width={300}>
      <Popover.Target>
        <Button variant="default" onClick={toggle}>
          {t('write.presets')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {presets.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('write.presets.none')}
            </Text>
          )}
          {presets.map((preset) => (
            <Group key={preset.name} gap="xs" wrap="nowrap">
              <Button
                flex={1}
                variant="light"
                size="xs"
                aria-label={t('write.presets.use', { name: preset.name })}
                onClick={() => {
                  onChange(applyPreset(draft, preset));
                  setOpen(false);
                }}
              >
                {preset.name}
              </Button>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('write.presets.delete', { name: preset.name })}
                onClick={() => setPresets(deletePreset(localStorage, siteId, preset.name))}
              >
                <TrashIcon size={16} />
              </ActionIcon>
            </Group>
          ))}
          <form onSubmit={save}>
            <Stack gap="xs">
              <TextInput
                label={t('write.presets.name')}
                value={name}
                maxLength={60}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <Button type="submit" size="xs" disabled={name.trim() === ''}>
                {t('write.presets.save')}
              </Button>
            </Stack>
          </form>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
