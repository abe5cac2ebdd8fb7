/**
 * Returns a table's own value for a key. Returns undefined for inherited properties such as `constructor`, because the
 * key may come from a page.
 */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
