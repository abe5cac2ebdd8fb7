/** Returns the value of a key; undefined for inherited properties: a key from a page may be "constructor". */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
