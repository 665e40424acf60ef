import { Button } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from '../messages/language.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { useDocumentTitle } from './document-title.ts';

/** Shown in place of a page that does not exist, could not be loaded or failed. */
export function BrokenPage() {
  const { t } = useMessages();
  const error = useRouteError();
  // Outside of an error there is null or undefined, as the router likes.
  const isAbsent = error === undefined || error === null || (isRouteErrorResponse(error) && error.status === 404);
  const title = t(isAbsent ? 'app.notFound' : 'app.broken');
  useDocumentTitle(title);
  return (
    <EmptyState
      title={title}
      action={isAbsent ? undefined : <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>}
    >
      {t(isAbsent ? 'app.notFound.do' : 'app.broken.do')}
    </EmptyState>
  );
}
