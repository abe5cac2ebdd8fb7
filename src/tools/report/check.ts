/** Checks the values in a file against the expected types. */

/** A fault of a file, as a sentence for the person who opens it. */
export class ReportFault extends Error {}

/** Returns the value, or throws a {@link ReportFault} that names its place and the expected type. */
export type ValueCheck<T> = (value: unknown, place: string) => T;

export type Fields = Readonly<Record<string, unknown>>;

export function fail(place: string, wanted: string): never {
  throw new ReportFault(`This is no sound report: ${place} should be ${wanted}.`);
}

function check<T>(wanted: string, is: (value: unknown) => boolean): ValueCheck<T> {
  return (value, place) => (is(value) ? (value as T) : fail(place, wanted));
}

const isInteger = (value: unknown): value is number => Number.isInteger(value);

export const text: ValueCheck<string> = check('a text', (value) => typeof value === 'string');
export const flag: ValueCheck<boolean> = check('true or false', (value) => typeof value === 'boolean');
export const finite: ValueCheck<number> = check(
  'a number',
  (value) => typeof value === 'number' && Number.isFinite(value),
);
export const count: ValueCheck<number> = check('a whole number from 0 on', (value) => isInteger(value) && value >= 0);
export const share: ValueCheck<number> = check(
  'a number from 0 to 1',
  (value) => typeof value === 'number' && value >= 0 && value <= 1,
);
export const fields: ValueCheck<Fields> = check(
  'an object',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
export const list: ValueCheck<readonly unknown[]> = check('a list', Array.isArray);

export function oneOf<T extends string | null>(...known: readonly T[]): ValueCheck<T> {
  return check(`one of ${known.map((value) => value ?? 'null').join(', ')}`, (value) =>
    known.some((one) => one === value),
  );
}

export function below(limit: number): ValueCheck<number> {
  return check(`a whole number below ${limit}`, (value) => isInteger(value) && value >= 0 && value < limit);
}

export function orNull<T>(inner: ValueCheck<T>): ValueCheck<T | null> {
  return (value, place) => (value === null ? null : inner(value, place));
}

export function listOf<T>(inner: ValueCheck<T>): ValueCheck<readonly T[]> {
  return (value, place) => list(value, place).map((item, at) => inner(item, `${place}[${at}]`));
}

export function textsByName(value: unknown, place: string): Readonly<Record<string, string>> {
  const given = fields(value, place);
  for (const name of Object.keys(given)) text(given[name], `${place}.${name}`);
  return given as Readonly<Record<string, string>>;
}

/** Returns a check of an object's fields; unknown fields are dropped. */
export function record<T extends object>(checks: { readonly [K in keyof T]: ValueCheck<T[K]> }): ValueCheck<T> {
  const names = Object.keys(checks) as (keyof T & string)[];
  return (value, place) => {
    const given = fields(value, place);
    return Object.fromEntries(names.map((name) => [name, checks[name](given[name], `${place}.${name}`)])) as T;
  };
}
