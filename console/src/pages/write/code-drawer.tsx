import { Button, Code, Drawer, Group, Stack, Tabs, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMessages } from '../../messages/language.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { asCurl, asTypeScript } from './order-as-code.ts';
import type { OrderBody } from './order-draft.ts';

/** The order as a program would send it. */
export function CodeDrawer({ body }: { readonly body: OrderBody }) {
  const { t } = useMessages();
  const [isOpen, { open, close }] = useDisclosure(false);
  const { origin } = window.location;
  const texts = isOpen ? { curl: asCurl(origin, body), TypeScript: asTypeScript(origin, body) } : {};
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('write.asCode')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size="lg"
        title={t('write.asCode')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <Stack>
          <Text size="sm" c="dimmed">
            {t('write.asCode.about')}
          </Text>
          <Tabs defaultValue="curl">
            <Tabs.List>
              {Object.keys(texts).map((name) => (
                <Tabs.Tab key={name} value={name}>
                  {name}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {Object.entries(texts).map(([name, text]) => (
              <Tabs.Panel key={name} value={name} pt="sm">
                <Stack gap="xs">
                  <Group justify="flex-end">
                    <CopyButton value={text} />
                  </Group>
                  <Code block tabIndex={0}>
                    {text}
                  </Code>
                </Stack>
              </Tabs.Panel>
            ))}
          </Tabs>
        </Stack>
      </Drawer>
    </>
  );
}
