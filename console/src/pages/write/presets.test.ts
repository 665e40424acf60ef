import { describe, expect, it } from 'vitest';
import { emptyDraft } from './order-draft.ts';
import { ORDER_FIELDS } from './order-fields.ts';
import { applyPreset, deletePreset, presetsOf, savePreset } from './presets.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
  };
}

const draft = emptyDraft(ORDER_FIELDS);
const changed = { ...draft, values: { ...draft.values, mainInput: 'boilers', siteId: 'site_01', isAddFaq: false } };

describe('presets', () => {
  it('keep the wishes, but neither the input nor the site', () => {
    const [preset] = savePreset(memory(), 'site_01', 'Short', changed);
    if (preset === undefined) throw new Error('nothing was saved');
    expect(applyPreset(draft, preset).values).toEqual({ ...draft.values, isAddFaq: false });
  });

  it('belong to one site, and one of the same name replaces the other', () => {
    const storage = memory();
    savePreset(storage, 'site_01', 'Short', changed);
    savePreset(storage, 'site_01', 'Short', draft);
    expect(presetsOf(storage, 'site_01').map(({ draft: { values } }) => values.isAddFaq)).toEqual([true]);
    expect(presetsOf(storage, 'site_02')).toEqual([]);
    expect(deletePreset(storage, 'site_01', 'Short')).toEqual([]);
  });

  it('that were damaged, or name a field of another kind, change nothing', () => {
    const storage = memory();
    storage.setItem('inkwright.presets.site_01', '{"broken');
    expect(presetsOf(storage, 'site_01')).toEqual([]);
    const odd = { name: 'odd', draft: { values: { isAddFaq: 'no', gone: true }, links: [] } };
    expect(applyPreset(draft, odd)).toEqual(draft);
  });
});
