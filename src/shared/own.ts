/**
 * Returns the value of a key; undefined for inherited properties such as `constructor`, which a page's key may name.
 */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
