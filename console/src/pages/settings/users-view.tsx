import { Button, Group, Stack, Table, Text } from '@mantine/core';
import type { User } from '../../../../src/contract/user-operations.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { askFirst } from '../../parts/ask-first.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { WideTable } from '../../parts/wide-table.tsx';
import { useUser } from '../../session/use-session.ts';
import { NewUserForm } from './new-user-form.tsx';
import { PasswordOnce } from './password-once.tsx';

const PATH = '/v1/users';

/** Who may sign in to the console, and as what. */
export function UsersView() {
  const { t } = useMessages();
  const users = useApi(PATH);
  const reset = useChange('POST', '/v1/users/password');
  const disable = useChange('POST', '/v1/users/disable', { touches: [PATH] });
  if (users.error !== null) return <ErrorNotice error={users.error} onRetry={() => void users.refetch()} />;
  if (users.data === undefined) return <Loading rows={4} />;
  const error = reset.error ?? disable.error;
  const emailOf = (id: string | undefined) => users.data.users.find((user) => user.id === id)?.email ?? '';
  return (
    <Stack>
      <NewUserForm />
      {error !== null && <ErrorNotice error={error} />}
      <div aria-live="polite">
        {reset.data !== undefined && (
          <PasswordOnce email={emailOf(reset.variables?.query?.userId)} password={reset.data.data.password} />
        )}
      </div>
      <WideTable
        label={t('settings.users')}
        minWidth={760}
        columns={[t('settings.user.who'), t('settings.user.role'), t('settings.user.since'), t('sites.actions')]}
      >
        {users.data.users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            onReset={() => reset.mutate({ query: { userId: user.id } })}
            onDisable={() => disable.mutate({ query: { userId: user.id } })}
          />
        ))}
      </WideTable>
    </Stack>
  );
}

interface UserRowProps {
  readonly user: User;
  onReset(): void;
  onDisable(): void;
}

function UserRow({ user, onReset, onDisable }: UserRowProps) {
  const { t, dateTime } = useMessages();
  const isOneself = useUser().id === user.id;
  const { name, email, role, createdAt, disabledAt } = user;
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {name}
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
      </Table.Th>
      <Table.Td>{t(`account.role.${role}`)}</Table.Td>
      <Table.Td>{dateTime(createdAt)}</Table.Td>
      <Table.Td>
        {isOneself && t('settings.user.you')}
        {disabledAt !== null && t('settings.user.disabled', { at: dateTime(disabledAt) })}
        {!isOneself && disabledAt === null && (
          <Group gap="xs" wrap="nowrap">
            <AskingButton what="reset" email={email} onConfirm={onReset} />
            <AskingButton what="disable" email={email} onConfirm={onDisable} />
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

interface AskingButtonProps {
  readonly what: 'reset' | 'disable';
  readonly email: string;
  onConfirm(): void;
}

/** Does something to a user after a question. */
function AskingButton({ what, email, onConfirm }: AskingButtonProps) {
  const { t } = useMessages();
  const name = t(`settings.user.${what}`);
  const ask = () =>
    askFirst(t, {
      title: t(`settings.user.${what}.ask`, { email }),
      warning: t(`settings.user.${what}.about`),
      confirm: name,
      onConfirm,
    });
  return (
    <Button size="xs" variant="default" aria-label={t(`settings.user.${what}.of`, { email })} onClick={ask}>
      {name}
    </Button>
  );
}
