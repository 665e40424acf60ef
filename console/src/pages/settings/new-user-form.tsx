import { Button, Group, Paper, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { USER_ROLES, type UserRole } from '../../../../src/contract/users.ts';
import { detailsByPath } from '../../api/api-error.ts';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { PasswordOnce } from './password-once.tsx';

const PATH = '/v1/users';
const FIRST_ROLE: UserRole = 'editor';

/** Makes a user; the password is made by the service and shown once. */
export function NewUserForm() {
  const { t } = useMessages();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<UserRole>(FIRST_ROLE);
  const create = useChange('POST', PATH, { touches: [PATH] });
  const problems = detailsByPath(create.error?.details ?? []);

  function save() {
    create.mutate(
      { body: { email: email.trim(), role, ...(name.trim() === '' ? {} : { name }) } },
      {
        onSuccess: () => {
          setEmail('');
          setName('');
        },
      },
    );
  }

  return (
    <Paper withBorder p="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack>
          <Group align="flex-end">
            <TextInput
              required
              type="email"
              autoComplete="off"
              label={t('signIn.email')}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              error={problems.email}
            />
            <TextInput
              autoComplete="off"
              label={t('settings.user.name')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={problems.name}
            />
            <Select
              label={t('settings.user.role')}
              allowDeselect={false}
              data={USER_ROLES.map((value) => ({ value, label: t(`account.role.${value}`) }))}
              value={role}
              onChange={(value) => setRole(value ?? FIRST_ROLE)}
            />
            <Button type="submit" loading={create.isPending}>
              {t('settings.user.add')}
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            {t('settings.user.roles')}
          </Text>
          {create.error !== null && <ErrorNotice error={create.error} />}
          <div aria-live="polite">
            {create.data !== undefined && (
              <PasswordOnce email={create.data.data.email} password={create.data.data.password} />
            )}
          </div>
        </Stack>
      </form>
    </Paper>
  );
}
