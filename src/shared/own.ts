/** What a table itself has for a key; keys that come from pages may be `constructor` or `__proto__`. */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
