interface ReadHeaders {
  /** Undefined when there are none. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** The first line that is no header. */
  readonly wrong: string | undefined;
}

/** Headers written as `Name: value`, one a line. */
export function readHeaders(text: string): ReadHeaders {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value] = /^\s*([^\s:]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) return { headers: undefined, wrong: line };
    headers[name] = value;
  }
  return { headers: lines.length === 0 ? undefined : headers, wrong: undefined };
}
