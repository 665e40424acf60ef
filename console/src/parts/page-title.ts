export const PAGE_TITLE_ID = 'page-title';

/** Puts the focus where a page begins, for a keyboard or a screen reader whose place is gone. */
export function focusPageTitle(): void {
  document.getElementById(PAGE_TITLE_ID)?.focus();
}
