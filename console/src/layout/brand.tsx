import { Group, Text } from '@mantine/core';
import { FeatherIcon } from '../icons/icons.tsx';
import { useMessages } from '../messages/language.tsx';

export function Brand() {
  const { t } = useMessages();
  return (
    <Group gap="xs" wrap="nowrap">
      <FeatherIcon size={22} />
      <Text fw={700} size="lg">
        {t('app.name')}
      </Text>
    </Group>
  );
}
