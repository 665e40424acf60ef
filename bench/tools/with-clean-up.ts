/** Undoes what a benchmark has set up, last things first, however it ends. */
export async function withCleanUp<T>(work: (atTheEnd: (undo: () => Promise<void>) => void) => Promise<T>): Promise<T> {
  const undo: (() => Promise<void>)[] = [];
  try {
    return await work((step) => undo.push(step));
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
