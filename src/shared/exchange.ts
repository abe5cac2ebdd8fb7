/**
 * Passes values between Lectern's scripts in one document. Each value has a place with a name (a slot) in a single
 * object, which is stored on the `globalThis` of the scripts' isolated world. The key of the object is a symbol,
 * because `globalThis.lectern` could be an element of the page with the id "lectern".
 *
 * The background script injects {@link leave} and {@link waitAtMost} into pages. An injected function cannot use
 * anything else from this file, so each of the two functions looks up the object itself.
 */

/** Names of all slots. The module that owns a slot declares the type of its value ({@link slot}). */
export type SlotName =
  | 'click'
  | 'closed-by-user'
  | 'early-snapshot'
  | 'first-screen'
  | 'first-words'
  | 'keys'
  | 'memory'
  | 'painted'
  | 'preact'
  | 'session'
  | 'settings'
  | 'typed'
  | 'words'
  | `script-${string}`;

export type Slot<T> = SlotName & { readonly type?: T };

export type Filled<T extends unknown[]> = { [I in keyof T]: readonly [Slot<T[I]>, T[I]] };

interface Exchange {
  readonly left: Record<string, unknown>;
  readonly waiting: Record<string, ((value: never) => void)[]>;
}

type World = Record<symbol, Exchange | undefined>;

const exchange = () => ((globalThis as unknown as World)[Symbol.for('lectern')] ??= { left: {}, waiting: {} });

export const slot = <T>(name: SlotName): Slot<T> => name;

export const read = <T>(slot: Slot<T>): T | undefined => exchange().left[slot] as T | undefined;

export function take<T>(slot: Slot<T>): T | undefined {
  const value = read(slot);
  delete exchange().left[slot];
  return value;
}

/**
 * Stores values in slots, for the functions that wait for them. Returns whether the page has a session (the script that
 * shows the reader), which alone fills the slot `session`.
 */
export function leave<T extends unknown[]>(...values: Filled<T>): boolean {
  const world = globalThis as unknown as World;
  const { left, waiting } = (world[Symbol.for('lectern')] ??= { left: {}, waiting: {} });
  for (const [slot, value] of values) {
    left[slot] = value;
    for (const wake of waiting[slot]?.splice(0) ?? []) wake(value as never);
  }
  return 'session' in left;
}

/** Calls `act` once, synchronously: now if the slot has a value, otherwise as soon as a script stores one. */
export function whenLeft<T>(slot: Slot<T>, act: (value: T) => void): void {
  const { left, waiting } = exchange();
  if (slot in left) act(left[slot] as T);
  else (waiting[slot] ??= []).push(act);
}

/** Calls `act`, synchronously, with each value that a script stores in a slot from now on. */
export function eachLeft<T>(slot: Slot<T>, act: (value: T) => void): void {
  const waiting = (exchange().waiting[slot] ??= []);
  waiting.push(function again(value: T) {
    waiting.push(again);
    act(value);
  });
}

/** Resolves to the value of a slot: immediately if the slot has a value, otherwise as soon as a script stores one. */
export const wait = <T>(slot: Slot<T>): Promise<T> => new Promise((resolve) => whenLeft(slot, resolve));

/** Like {@link wait}, but resolves to undefined after `limit` (ms), even if the value is a promise that is pending. */
export function waitAtMost(slot: SlotName, limit: number): Promise<unknown> {
  const world = globalThis as unknown as World;
  const { left, waiting } = (world[Symbol.for('lectern')] ??= { left: {}, waiting: {} });
  return Promise.race([
    slot in left ? Promise.resolve(left[slot]) : new Promise((resolve) => (waiting[slot] ??= []).push(resolve)),
    new Promise((resolve) => setTimeout(resolve, limit)),
  ]);
}
