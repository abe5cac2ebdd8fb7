/** Undefined for inherited properties such as `constructor`: the key may come from a page and have such a name. */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
