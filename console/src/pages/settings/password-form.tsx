import { Alert, Button, Paper, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { PASSWORD_LENGTH } from '../../../../src/contract/users.ts';
import { detailsByPath } from '../../api/api-error.ts';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';

/** Changes the own password. */
export function PasswordForm() {
  const { t } = useMessages();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const change = useChange('POST', '/v1/session/password');
  const problems = detailsByPath(change.error?.details ?? []);
  const isShort = next !== '' && [...next].length < PASSWORD_LENGTH.min;
  const differs = again !== '' && again !== next;
  const toggle = { 'aria-label': t('publishing.password.show') };

  function save() {
    change.mutate(
      { body: { current, next } },
      {
        onSuccess: () => {
          setCurrent('');
          setNext('');
          setAgain('');
        },
      },
    );
  }

  return (
    <Paper withBorder p="md" maw={480}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isShort && again === next) save();
        }}
      >
        <Stack>
          <PasswordInput
            required
            autoComplete="current-password"
            label={t('settings.password.current')}
            value={current}
            onChange={(event) => setCurrent(event.currentTarget.value)}
            visibilityToggleButtonProps={toggle}
            error={problems.current}
          />
          <PasswordInput
            required
            autoComplete="new-password"
            label={t('settings.password.next')}
            description={t('settings.password.length', { min: PASSWORD_LENGTH.min })}
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
            visibilityToggleButtonProps={toggle}
            error={isShort ? t('settings.password.length', { min: PASSWORD_LENGTH.min }) : problems.next}
          />
          <PasswordInput
            required
            autoComplete="new-password"
            label={t('settings.password.again')}
            value={again}
            onChange={(event) => setAgain(event.currentTarget.value)}
            visibilityToggleButtonProps={toggle}
            error={differs ? t('settings.password.differs') : undefined}
          />
          {change.error !== null && <ErrorNotice error={change.error} />}
          <div aria-live="polite">
            {change.isSuccess && <Alert color="green">{t('settings.password.changed')}</Alert>}
          </div>
          <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
            {t('settings.password.change')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
