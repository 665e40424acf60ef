import { Button, Modal, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../messages/language.tsx';
import { ErrorNotice } from '../parts/error-notice.tsx';
import { Loading } from '../parts/loading.tsx';
import { loadSession } from './session-calls.ts';
import { session } from './session-state.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { useSessionState } from './use-session.ts';

/**
 * Shows its children to whoever is signed in, and the sign-in to everybody else. When the session ends in mid-work the
 * children stay as they are and the sign-in opens over them.
 */
export function SessionGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useMessages();
  const state = useSessionState();
  const first = useQuery({
    queryKey: ['first session'],
    queryFn: () => loadSession().then(() => true),
    enabled: state.status === 'unknown',
    retry: 2,
  });
  useForgetOthers('session' in state ? state.session.user.id : undefined);

  if (state.status === 'unknown') {
    return first.error === null ? (
      <Loading rows={6} />
    ) : (
      <ErrorNotice error={first.error} onRetry={() => void first.refetch()} />
    );
  }
  if (!('session' in state)) return <SignInPage />;
  return (
    <>
      {children}
      <Modal
        opened={state.status === 'expired'}
        onClose={() => session.signedOut()}
        withCloseButton={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
        title={t('signIn.expired')}
        centered
      >
        <Stack>
          <Text size="sm">{t('signIn.expired.do')}</Text>
          <SignInForm email={state.session.user.email} />
          <Button variant="subtle" onClick={() => session.signedOut()}>
            {t('account.signOut')}
          </Button>
        </Stack>
      </Modal>
    </>
  );
}

/** Nobody sees what was read for somebody else. */
function useForgetOthers(userId: string | undefined): void {
  const client = useQueryClient();
  const last = useRef(userId);
  useEffect(() => {
    if (last.current !== undefined && last.current !== userId) client.clear();
    last.current = userId;
  }, [client, userId]);
}
