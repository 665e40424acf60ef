import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../messages/language.tsx';
import { notifyOfError } from '../parts/notify.ts';
import { signOut } from '../session/session-calls.ts';
import { useUser } from '../session/use-session.ts';

export function AccountMenu() {
  const { t } = useMessages();
  const user = useUser();
  const leave = useMutation({ mutationFn: signOut, onError: (error) => notifyOfError(error, t) });
  const name = user.name === '' ? user.email : user.name;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <UnstyledButton aria-label={t('account.menu', { name })}>
          <Avatar name={name} color="indigo" variant="filled" size={34} alt="" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm">{name}</Text>
          {user.email} · {t(`account.role.${user.role}`)}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item onClick={() => leave.mutate({ everywhere: false })}>{t('account.signOut')}</Menu.Item>
        <Menu.Item onClick={() => leave.mutate({ everywhere: true })}>{t('account.signOutEverywhere')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
