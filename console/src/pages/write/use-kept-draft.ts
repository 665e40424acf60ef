import { useCallback, useState } from 'react';
import { emptyDraft, type OrderDraft } from './order-draft.ts';
import { ORDER_FIELDS } from './order-fields.ts';
import { applyPreset, isStoredDraft } from './presets.ts';

const KEPT = 'inkwright.draft';

/** The order that is being made; it outlives a reload of the page, in this tab. */
export function useKeptDraft() {
  const [draft, show] = useState(keptDraft);
  const setDraft = useCallback((next: OrderDraft) => {
    sessionStorage.setItem(KEPT, JSON.stringify(next));
    show(next);
  }, []);
  return {
    draft,
    setDraft,
    /** Once it is ordered: the wishes stay for the next one, the input does not. */
    forgetInput: () => setDraft({ ...draft, values: { ...draft.values, mainInput: '', primaryKeyword: '' } }),
  };
}

function keptDraft(): OrderDraft {
  const fresh = emptyDraft(ORDER_FIELDS);
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    return isStoredDraft(kept) ? applyPreset(fresh, { name: KEPT, draft: kept }) : fresh;
  } catch (error) {
    if (error instanceof SyntaxError) return fresh;
    throw error;
  }
}
