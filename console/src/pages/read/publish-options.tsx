import { Select, SimpleGrid } from '@mantine/core';
import { useApi } from '../../api/queries.ts';
import { useMessages } from '../../messages/language.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loading } from '../../parts/loading.tsx';

/** What the platform shall do with the article; null: as the order said. */
export interface PublishChoice {
  readonly categoryId: string | null;
  readonly userId: string | null;
  readonly postType: string | null;
}

export const AS_ORDERED: PublishChoice = { categoryId: null, userId: null, postType: null };

/** The choice as the interface takes it; empty where nothing was chosen. */
export function wishesOf({ categoryId, userId, postType }: PublishChoice) {
  const wpInfo = {
    ...(categoryId === null ? {} : { category_id: categoryId }),
    ...(userId === null ? {} : { auth_id: userId }),
    ...(postType === null ? {} : { post_type: postType }),
  };
  return Object.keys(wpInfo).length === 0 ? {} : { wpInfo };
}

interface PublishOptionsProps {
  readonly siteId: string;
  readonly options: PublishChoice;
  onChange(options: PublishChoice): void;
}

/** Category, author and kind of post, as the WordPress or the hosted blog of the site has them now. */
export function PublishOptions({ siteId, options, onChange }: PublishOptionsProps) {
  const { t } = useMessages();
  const info = useApi('/v1/publishing-info', { siteId });
  if (info.error !== null) return <ErrorNotice error={info.error} onRetry={() => void info.refetch()} />;
  if (info.data === undefined) return <Loading rows={1} height={58} />;
  const { categories, users, post_types: types } = info.data;
  const named = (entries: readonly { readonly id: string; readonly name: string }[]) =>
    entries.map(({ id: value, name: label }) => ({ value, label }));
  const common = {
    size: 'xs',
    clearable: true,
    clearButtonProps: { 'aria-label': t('read.asOrdered') },
    placeholder: t('read.asOrdered'),
  } as const;
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs">
      <Select
        {...common}
        label={t('read.category')}
        data={named(categories)}
        value={options.categoryId}
        onChange={(categoryId) => onChange({ ...options, categoryId })}
        nothingFoundMessage={t('read.category.none')}
      />
      <Select
        {...common}
        label={t('read.author')}
        data={named(users)}
        value={options.userId}
        onChange={(userId) => onChange({ ...options, userId })}
        nothingFoundMessage={t('read.author.none')}
      />
      <Select
        {...common}
        label={t('read.postType')}
        data={types.map(({ value, label }) => ({ value, label }))}
        value={options.postType}
        onChange={(postType) => onChange({ ...options, postType })}
      />
    </SimpleGrid>
  );
}
