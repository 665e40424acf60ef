import type { OrderDraft } from './order-draft.ts';

export interface Preset {
  readonly name: string;
  readonly draft: OrderDraft;
}

type Keep = Pick<Storage, 'getItem' | 'setItem'>;

/** What belongs to one article alone and is no part of a preset. */
const OF_ONE_ARTICLE = ['mainInput', 'primaryKeyword', 'siteId'] as const;

/** Presets of a site by name; the empty site id is the account's oldest blog. What is not readable counts as none. */
export function presetsOf(storage: Keep, siteId: string): Preset[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(siteId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPreset) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Keeps the wishes of a draft under a name; one of the same name is replaced. */
export function savePreset(storage: Keep, siteId: string, name: string, draft: OrderDraft): Preset[] {
  const values = Object.fromEntries(Object.entries(draft.values).filter(([path]) => !isOfOneArticle(path)));
  const others = presetsOf(storage, siteId).filter((preset) => preset.name !== name);
  const presets = [...others, { name, draft: { values, links: draft.links } }].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  storage.setItem(keyOf(siteId), JSON.stringify(presets));
  return presets;
}

export function deletePreset(storage: Keep, siteId: string, name: string): Preset[] {
  const presets = presetsOf(storage, siteId).filter((preset) => preset.name !== name);
  storage.setItem(keyOf(siteId), JSON.stringify(presets));
  return presets;
}

/** A draft with the wishes of a preset; its site, its input and fields that the preset does not know stay. */
export function applyPreset(draft: OrderDraft, preset: Preset): OrderDraft {
  const known = Object.entries(preset.draft.values).filter(
    ([path, value]) => typeof value === typeof draft.values[path],
  );
  return { values: { ...draft.values, ...Object.fromEntries(known) }, links: preset.draft.links };
}

const keyOf = (siteId: string) => `inkwright.presets.${siteId}`;

function isOfOneArticle(path: string): boolean {
  return OF_ONE_ARTICLE.some((name) => name === path);
}

function isPreset(value: unknown): value is Preset {
  if (typeof value !== 'object' || value === null) return false;
  const { name, draft } = value as Partial<Preset>;
  return typeof name === 'string' && isStoredDraft(draft);
}

/** Whether what was kept in the browser has the shape of a draft. */
export function isStoredDraft(value: unknown): value is OrderDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { values, links } = value as Partial<OrderDraft>;
  return typeof values === 'object' && values !== null && Array.isArray(links);
}
