/** What the headers of a start's answer tell: that it had taken place before, and that strictness was heeded. */
export function startHeaders({ replayed }: { replayed: boolean }, strict: boolean): Readonly<Record<string, string>> {
  return {
    ...(replayed ? { 'idempotency-replayed': 'true' } : {}),
    ...(strict ? { 'preference-applied': 'handling=strict' } : {}),
  };
}
