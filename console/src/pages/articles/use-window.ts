import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Rows of a long list that are drawn; the others are only room, so that thousands of them scroll without a stall. */
export interface RowWindow {
  /** First row that is drawn, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Rows drawn above and below what can be seen. */
const MARGIN = 8;

/**
 * Which of `count` rows of one height are near the part of the page that is seen.
 * @param list begins where the first row does
 */
export function useWindow(list: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ from: 0, to: Math.min(count, 4 * MARGIN) });
  const look = useCallback(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top === undefined) return;
    const from = Math.max(0, Math.floor(-top / rowHeight) - MARGIN);
    const to = Math.min(count, Math.ceil((window.innerHeight - top) / rowHeight) + MARGIN);
    setShown((before) => (before.from === from && before.to === to ? before : { from, to: Math.max(from, to) }));
  }, [list, count, rowHeight]);
  useEffect(() => {
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);
  return shown;
}
