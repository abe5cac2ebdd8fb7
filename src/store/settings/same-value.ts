/** Whether two values of a setting are the same; lists are read anew each time, and so are others then. */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
