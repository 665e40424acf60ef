import { Alert, Code, Group, Stack, Text } from '@mantine/core';
import { useMessages } from '../../messages/language.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';

interface PasswordOnceProps {
  readonly email: string;
  readonly password: string;
}

/** A password that was just made; it is not shown again. */
export function PasswordOnce({ email, password }: PasswordOnceProps) {
  const { t } = useMessages();
  return (
    <Alert color="green" title={t('settings.user.password', { email })}>
      <Stack gap="xs">
        <Text size="sm">{t('settings.user.once')}</Text>
        <Group gap="xs">
          <Code style={{ overflowWrap: 'anywhere' }}>{password}</Code>
          <CopyButton value={password} />
        </Group>
      </Stack>
    </Alert>
  );
}
