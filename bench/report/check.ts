import * as v from 'valibot';
import { OWN_FIELDS } from '../../src/shared/own-fields.ts';

/** A fault in a report file. Its message is a sentence for the person who opens the file. */
export class ReportFault extends Error {}

export function fail(place: string, wanted: string): never {
  throw new ReportFault(`This is not a valid report: ${place} should be ${wanted}.`);
}

/**
 * Plain words for the type of value that was expected; the keys are valibot's names of types. A custom schema has the
 * type `unknown`; the schemas here that need this entry all expect objects.
 */
const WANTED: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
  unknown: 'an object',
};

/**
 * Checks and converts a value with a schema, and returns it.
 *
 * @throws ReportFault with the name of the part that is wrong, and what was expected there
 */
export function sound<S extends v.GenericSchema>(schema: S, value: unknown, place: string): v.InferOutput<S> {
  const message = ({ expected }: v.BaseIssue<unknown>) => WANTED[expected ?? ''] ?? `${expected}`;
  const { success, issues, output } = v.safeParse(schema, value, { abortEarly: true, message });
  if (success) return output;
  const [{ path = [], input, message: wanted }] = issues;
  const steps = path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return fail([place, ...steps].join('').replace(/^\./, ''), input === undefined ? 'there' : wanted);
}

export const FINITE = v.pipe(v.number(), v.finite());
export const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
export const below = (limit: number) => v.pipe(COUNT, v.ltValue(limit));

/**
 * Returns a schema for objects with arbitrary keys and values of one kind. Used instead of `v.record`, which drops the
 * key `constructor`.
 */
export const byName = <S extends v.GenericSchema>(schema: S) =>
  v.custom<Readonly<Record<string, v.InferInput<S>>>>(
    (value) => v.is(OWN_FIELDS, value) && Object.values(value).every((one) => v.is(schema, one)),
  );
