/**
 * Returns whether two values of a setting are equal. Lists are compared by content, because every reading of the
 * settings creates new lists.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
