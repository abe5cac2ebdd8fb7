/** Checks the values in a file against schemas, and says what is wrong. */
import * as v from 'valibot';
import { OWN_FIELDS } from '../../shared/own-fields.ts';

/** A fault of a file, as a sentence for the person who opens it. */
export class ReportFault extends Error {}

export function fail(place: string, wanted: string): never {
  throw new ReportFault(`This is no sound report: ${place} should be ${wanted}.`);
}

/** Names of what schemas expect; the custom ones here are those of objects. */
const WANTED: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
  unknown: 'an object',
};

/** Returns the value as its schema has it. @throws where it is wrong, and what it should be there */
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

/** Values of a kind by any name; `v.record` would drop the name `constructor`. */
export const byName = <S extends v.GenericSchema>(schema: S) =>
  v.custom<Readonly<Record<string, v.InferInput<S>>>>(
    (value) => v.is(OWN_FIELDS, value) && Object.values(value).every((one) => v.is(schema, one)),
  );
