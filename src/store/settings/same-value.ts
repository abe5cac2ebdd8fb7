/** Returns whether two values of a setting are equal; compares lists by content, because each read creates new ones. */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
