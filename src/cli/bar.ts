const WIDTH = 24;

/** A bar for the terminal, e.g. `[######..................]`. */
export function bar(percent: number): string {
  const full = Math.round((percent / 100) * WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`;
}
