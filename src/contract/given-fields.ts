/**
 * Names of the fields of a received body that carry a value; `null` means "not given". Fields inside the objects named
 * in `groups` are listed as `group.field`, and the group itself is not.
 */
export function givenFields(body: unknown, groups: readonly string[] = []): string[] {
  return entriesWithValue(body).flatMap(([name, value]) =>
    groups.includes(name) ? entriesWithValue(value).map(([inner]) => `${name}.${inner}`) : [name],
  );
}

function entriesWithValue(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
}
