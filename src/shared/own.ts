/**
 * Returns the value that the table itself has for a key; undefined if it has none. Some keys come from pages and may be
 * names that every object inherits, such as "constructor".
 */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
