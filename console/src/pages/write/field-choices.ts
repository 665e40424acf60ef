import { useApi } from '../../api/queries.ts';
import type { Messages } from '../../messages/language.tsx';
import { optionName } from './field-words.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderField } from './order-fields.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Choices by path: closed lists of the contract, and what the account has. */
export type ChoicesOf = (field: OrderField) => readonly Choice[] | undefined;

/** Fields of the order that name something of the account are chosen from what is there. */
export function useFieldChoices({ values }: OrderDraft, messages: Messages): ChoicesOf {
  const siteId = String(values.siteId ?? '');
  const storeId = String(values['knowledgeBaseInfo.store_id'] ?? '');
  const sites = useApi('/v1/sites', { type: 'BLOG' });
  const authors = useApi('/v1/authors');
  const stores = useApi('/v1/knowledge/stores');
  const brands = useApi('/v1/knowledge/brands', { storeId }, { enabled: storeId !== '' });
  const publishing = useApi('/v1/publishing-info', { siteId }, { enabled: siteId !== '' });
  const isWordPress = publishing.data !== undefined && publishing.data.qc_id !== 'hosted';
  const none = { value: '', label: messages.t('write.none') };

  const ofAccount: Readonly<Record<string, readonly Choice[]>> = {
    siteId: [
      { value: '', label: messages.t('write.defaultSite') },
      ...(sites.data ?? []).map(({ site_id, name }) => ({ value: site_id, label: name })),
    ],
    authorId: [none, ...(authors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))],
    'knowledgeBaseInfo.store_id': [
      none,
      ...(stores.data ?? []).map(({ store_id, name }) => ({ value: store_id, label: name })),
    ],
    'knowledgeBaseInfo.brand_id': [
      none,
      ...(brands.data ?? []).map(({ brand_id, brand_name }) => ({ value: brand_id, label: brand_name })),
    ],
    'wpInfo.category_id': [none, ...named(publishing.data?.categories)],
    'wpInfo.auth_id': [none, ...named(isWordPress ? publishing.data?.users : [])],
    'wpInfo.post_type': [none, ...(publishing.data?.post_types ?? [])],
  };

  return (field) => {
    const own = ofAccount[field.path];
    if (own !== undefined) return own;
    if (field.kind !== 'choice') return undefined;
    const listed = field.options.map((value) => ({ value, label: optionName(field, value, messages) }));
    return field.byDefault === '' && field.path !== 'inputType' ? [none, ...listed] : listed;
  };
}

function named(entries: readonly { readonly id: string; readonly name: string }[] = []): readonly Choice[] {
  return entries.map(({ id, name }) => ({ value: id, label: name }));
}
