import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useMessages } from '../messages/language.tsx';
import { ErrorNotice } from '../parts/error-notice.tsx';
import { signIn } from './session-calls.ts';

interface Props {
  /** Filled in when the person is known. */
  readonly email?: string;
  readonly hint?: string;
}

export function SignInForm({ email: known = '', hint }: Props) {
  const { t } = useMessages();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const attempt = useMutation({ mutationFn: () => signIn(email.trim(), password) });
  const isWrong = attempt.error instanceof ApiError && attempt.error.code === 'unauthorized';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={t('signIn.email')}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          {...(known === '' ? { 'data-autofocus': true } : {})}
        />
        <PasswordInput
          label={t('signIn.password')}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          {...(known === '' ? {} : { 'data-autofocus': true })}
        />
        {isWrong && (
          <Alert color="red" role="alert">
            {t('signIn.wrong')}
          </Alert>
        )}
        {attempt.error !== null && !isWrong && <ErrorNotice error={attempt.error} />}
        <Button type="submit" loading={attempt.isPending}>
          {t('signIn.submit')}
        </Button>
        {hint !== undefined && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
      </Stack>
    </form>
  );
}
