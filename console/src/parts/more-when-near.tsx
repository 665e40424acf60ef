import { type ComponentProps, useEffect, useRef } from 'react';
import { MoreButton } from './more-button.tsx';

/** Pixels below the window at which the next page is asked for. */
const NEAR = '1200px';

/** Reads the next page of a list when its end comes near; the button is for those who do not scroll. */
export function MoreWhenNear({ list }: ComponentProps<typeof MoreButton>) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    const mark = end.current;
    if (mark === null || !hasNextPage || isFetchingNextPage) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: NEAR },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <div ref={end} style={{ alignSelf: 'center' }}>
      <MoreButton list={list} />
    </div>
  );
}
