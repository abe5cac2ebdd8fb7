/** Returns a table's own value for a key. Keys come from pages and may be `constructor` or `__proto__`. */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
