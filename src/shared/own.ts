/**
 * Returns a table's value for a key; undefined for inherited properties such as `constructor`, which a page may use as
 * key.
 */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
