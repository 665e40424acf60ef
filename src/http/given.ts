type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** An object without the members that are undefined, for what tells "missing" from "undefined". */
export function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}
