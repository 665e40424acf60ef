import type { Outline } from '../../../../src/contract/outlines.ts';

export interface SectionDraft {
  /** Stays with the row while it is moved. */
  readonly key: string;
  /** Section of the proposal; null: one that was added. */
  readonly id: string | null;
  readonly heading: string;
  /** One a line. */
  readonly points: string;
}

/** An outline while a person changes it. */
export interface OutlineDraft {
  readonly title: string;
  readonly sections: readonly SectionDraft[];
}

export function draftOf({ title, sections }: Pick<Outline, 'title' | 'sections'>): OutlineDraft {
  return {
    title,
    sections: sections.map(({ id, heading, points }, index) => ({
      key: id ?? `added ${index}`,
      id,
      heading,
      points: points.join('\n'),
    })),
  };
}

/** Whether saving would change something. */
export function isChanged(draft: OutlineDraft, outline: Outline): boolean {
  const content = ({ title, sections }: OutlineDraft) =>
    JSON.stringify([title, sections.map(({ id, heading, points }) => [id, heading, points])]);
  return content(draft) !== content(draftOf(outline));
}

/** What is sent: points only where the writer takes them. */
export function toChange(draft: OutlineDraft, { titleMayChange, sectionsMayBeAdded }: Outline) {
  return {
    ...(titleMayChange ? { title: draft.title } : {}),
    sections: draft.sections.map(({ id, heading, points }) => ({
      ...(id === null ? {} : { id }),
      heading,
      ...(sectionsMayBeAdded ? { points: points.split('\n').flatMap((line) => line.trim() || []) } : {}),
    })),
  };
}

export function withSection(draft: OutlineDraft, key: string, change: Partial<SectionDraft>): OutlineDraft {
  const sections = draft.sections.map((section) => (section.key === key ? { ...section, ...change } : section));
  return { ...draft, sections };
}

export function withoutSection(draft: OutlineDraft, key: string): OutlineDraft {
  return { ...draft, sections: draft.sections.filter((section) => section.key !== key) };
}

/** @param by -1: one place up, 1: one place down */
export function movedSection(draft: OutlineDraft, index: number, by: -1 | 1): OutlineDraft {
  const sections = [...draft.sections];
  const [moved] = sections.splice(index, 1);
  if (moved === undefined) return draft;
  sections.splice(index + by, 0, moved);
  return { ...draft, sections };
}

export function withNewSection(draft: OutlineDraft, key: string): OutlineDraft {
  return { ...draft, sections: [...draft.sections, { key, id: null, heading: '', points: '' }] };
}
