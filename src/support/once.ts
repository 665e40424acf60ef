/** All calls share the first one's outcome. */
export function once(work: () => Promise<void>): () => Promise<void> {
  let first: Promise<void> | undefined;
  return () => {
    first ??= work();
    return first;
  };
}
