import { useCallback, useState } from 'react';

/** A text that somebody is editing. */
export interface EditDraft {
  /** The version it was edited from. */
  readonly base: number;
  readonly markdown: string;
}

interface KeptDraft {
  /** What is shown: the draft, or the current version as long as nothing was edited. */
  readonly draft: EditDraft;
  readonly isEdited: boolean;
  change(markdown: string): void;
  /** The draft counts as an edit of another version from now on. */
  rebase(base: number): void;
  forget(): void;
}

const nameOf = (blogId: string) => `inkwright.edit.${blogId}`;

/** The edit of an article; it outlives a reload of the page, in this tab. */
export function useEditDraft(blogId: string, current: EditDraft): KeptDraft {
  const [kept, show] = useState(() => keptDraft(blogId));
  const keep = useCallback(
    (draft: EditDraft | undefined) => {
      if (draft === undefined) sessionStorage.removeItem(nameOf(blogId));
      else sessionStorage.setItem(nameOf(blogId), JSON.stringify(draft));
      show(draft);
    },
    [blogId],
  );
  const draft = kept ?? current;
  return {
    draft,
    isEdited: kept !== undefined,
    change(markdown) {
      const isCurrent = draft.base === current.base && markdown === current.markdown;
      keep(isCurrent ? undefined : { base: draft.base, markdown });
    },
    rebase: (base) => keep({ ...draft, base }),
    forget: () => keep(undefined),
  };
}

function keptDraft(blogId: string): EditDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(blogId)) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isDraft(kept: unknown): kept is EditDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { base, markdown } = kept as Partial<Record<keyof EditDraft, unknown>>;
  return typeof base === 'number' && typeof markdown === 'string';
}
