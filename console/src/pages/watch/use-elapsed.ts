import { useEffect, useState } from 'react';

/** Milliseconds from `startedAt` to `endedAt`, or to now while it runs; undefined before it began. */
export function useElapsed(
  startedAt: string | undefined,
  endedAt: string | undefined,
  isOver: boolean,
): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  if (startedAt === undefined) return undefined;
  if (isOver && endedAt === undefined) return undefined;
  return Math.max(0, (endedAt === undefined ? now : Date.parse(endedAt)) - Date.parse(startedAt));
}
