import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { signOut } from '../../session/session-calls.ts';
import { useUser } from '../../session/use-session.ts';

/** Who has signed in, and the way out on every device. */
export function SessionsView() {
  const { t } = useMessages();
  const { name, email, role } = useUser();
  const leave = useMutation({ mutationFn: () => signOut({ everywhere: true }) });
  return (
    <Stack align="flex-start">
      <Text>{t('settings.sessions.who', { name, email, role: t(`account.role.${role}`) })}</Text>
      <Text size="sm" c="dimmed">
        {t('settings.sessions.about')}
      </Text>
      {leave.error !== null && <ErrorNotice error={leave.error} />}
      <Button color="red" variant="outline" loading={leave.isPending} onClick={() => leave.mutate()}>
        {t('account.signOutEverywhere')}
      </Button>
    </Stack>
  );
}
