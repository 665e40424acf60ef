/** Whether every object in a JSON Schema requires all its members and allows no others. */
export function isStrictSchema(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrictSchema);
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  if (type === 'object') {
    const names = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
    const needed: readonly unknown[] = Array.isArray(required) ? required : [];
    if (additionalProperties !== false || !names.every((name) => needed.includes(name))) return false;
  }
  return Object.values(schema).every(isStrictSchema);
}
