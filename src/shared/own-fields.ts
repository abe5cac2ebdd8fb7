/** Schemas (valibot) for data from outside: messages, stored data, files. */
import * as v from 'valibot';

/**
 * Accepts objects, but no lists, and copies their own fields; `v.object` alone accepts lists and inherited fields.
 * Drops undefined fields, because only some browsers keep them in messages.
 */
export const OWN_FIELDS = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.transform((value): Readonly<Record<string, unknown>> => {
    return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
  }),
);

/** Returns a schema for objects with these fields; it drops all other fields. */
export const shape = <E extends v.ObjectEntries>(fields: E) => v.pipe(OWN_FIELDS, v.object(fields));

/** Returns a schema for lists that drops invalid items. A value that is not a list becomes an empty list. */
export const validItems = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items): readonly v.InferOutput<S>[] =>
      items.map((one) => parsed(item, one)).filter((one) => one !== null),
    ),
  );

export function parsed<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> | null {
  const { success, output } = v.safeParse(schema, input, { abortEarly: true });
  return success ? output : null;
}
