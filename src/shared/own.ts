/** Returns the value of a table's own key; undefined for inherited names ("constructor"), which pages may use. */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
