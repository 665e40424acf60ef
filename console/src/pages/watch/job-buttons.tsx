import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { askFirst } from '../../parts/ask-first.tsx';
import { notifyOfError } from '../../parts/notify.ts';

interface Props {
  readonly blogId: string;
}

const TOUCHED = ['/v1/writing/blog', '/v1/writing/blogs', '/v1/quota'] as const;

/** Asks once more, then cancels. */
export function CancelButton({ blogId }: Props) {
  const { t } = useMessages();
  const cancel = useChange('POST', '/v1/writing/blog/cancel', { touches: TOUCHED });
  const ask = () =>
    askFirst(t, {
      title: t('watch.cancel.sure'),
      warning: t('watch.cancel.about'),
      confirm: t('watch.cancel.yes'),
      cancel: t('watch.cancel.no'),
      onConfirm: () => cancel.mutate({ query: { blogId } }, { onError: (error) => notifyOfError(error, t) }),
    });
  return (
    <Button variant="default" onClick={ask} loading={cancel.isPending}>
      {t('watch.cancel')}
    </Button>
  );
}

/** Starts a new job for the same order and goes on to watch it. */
export function RetryButton({ blogId }: Props) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const retry = useChange('POST', '/v1/writing/blog/retry', { touches: TOUCHED });
  const start = () =>
    retry.mutate(
      { query: { blogId } },
      {
        onSuccess: ({ data }) => navigate(`/articles/${data.blogId}/watch`),
        onError: (error) => notifyOfError(error, t),
      },
    );
  return (
    <Button onClick={start} loading={retry.isPending}>
      {t('watch.retry')}
    </Button>
  );
}
