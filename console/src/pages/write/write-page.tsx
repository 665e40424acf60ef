import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { detailsByPath } from '../../api/api-error.ts';
import { useChange } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Page } from '../../parts/page.tsx';
import { BatchPanel } from './batch-panel.tsx';
import { CodeDrawer } from './code-drawer.tsx';
import { emptyDraft, orderOf } from './order-draft.ts';
import { ORDER_FIELDS } from './order-fields.ts';
import { OrderForm } from './order-form.tsx';
import { PresetMenu } from './preset-menu.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

/** Orders one article, or many with the same wishes. */
export function WritePage() {
  const { t } = useMessages();
  const { draft, setDraft, forgetInput } = useKeptDraft();
  const [mode, setMode] = useState<'one' | 'many'>('one');
  const navigate = useNavigate();
  const order = useChange('POST', '/v1/writing/blog', { touches: ['/v1/writing/blogs', '/v1/quota'] });
  const errors = detailsByPath(order.error?.details ?? []);
  const body = orderOf(draft, ORDER_FIELDS);
  const change = (next: typeof draft) => {
    if (order.isError) order.reset();
    setDraft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    order.mutate(
      { body },
      {
        onSuccess: async ({ data, message }) => {
          forgetInput();
          await navigate(`/articles/${data.blogId}/watch`, { state: { message } });
        },
      },
    );
  };
  return (
    <Page
      title={t('nav.write')}
      about={t('write.about')}
      width={880}
      actions={
        <>
          <PresetMenu draft={draft} onChange={change} />
          <CodeDrawer body={body} />
          <Button variant="subtle" onClick={() => change(emptyDraft(ORDER_FIELDS))}>
            {t('write.reset')}
          </Button>
        </>
      }
    >
      <SegmentedControl
        value={mode}
        onChange={(value) => setMode(value === 'many' ? 'many' : 'one')}
        data={[
          { value: 'one', label: t('write.one') },
          { value: 'many', label: t('write.many') },
        ]}
        maw={320}
        aria-label={t('nav.write')}
      />
      {mode === 'many' ? (
        <BatchPanel draft={draft} onChange={change} />
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack>
            <OrderForm draft={draft} errors={errors} onChange={change} />
            {order.error !== null && <ErrorNotice error={order.error} />}
            <Group>
              <Button type="submit" size="md" loading={order.isPending}>
                {t('write.submit')}
              </Button>
              <Text size="sm" c="dimmed">
                {t(draft.values.isPublish === true ? 'write.hintPublish' : 'write.hint')}
              </Text>
            </Group>
          </Stack>
        </form>
      )}
    </Page>
  );
}
