/** Validates the requests to content scripts. Valibot would add 1.4 kB to the first click (ADR 035). */
import { COPY_FORMATS, SAVE_FORMATS } from '../../platform/wording/export-formats.ts';
import type { Guard, RequestOf } from './guards.ts';
import type { BackgroundToContent, BackgroundToTools, ClickRequest, PopupToContent } from './protocol.ts';

type Calls = BackgroundToContent & BackgroundToTools & PopupToContent;

const isNothing: Guard<undefined | null> = (value): value is undefined | null => value === undefined || value === null;
const isString: Guard<string> = (value) => typeof value === 'string';
const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);

const oneOf =
  <T extends string>(choices: readonly T[]): Guard<T> =>
  (value): value is T =>
    choices.some((choice) => choice === value);

/** Returns a guard that also accepts undefined, because some browsers send undefined for a field without a value. */
const maybe =
  <T>(guard: Guard<T>): Guard<T> =>
  (value): value is T =>
    value === undefined || guard(value);

/** Returns a guard for an object with these fields. Inherited fields are ignored. */
const fields =
  <T extends object>(guards: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    (Object.keys(guards) as (keyof T & string)[]).every((key) =>
      guards[key](Object.hasOwn(value, key) ? (value as Partial<T>)[key] : undefined),
    );

const isSaveFormat = oneOf(SAVE_FORMATS.map(({ format }) => format));

export const CONTENT_GUARDS = {
  serveClick: fields<ClickRequest>({
    id: isString,
    clickedAt: isNumber,
    isEngineWarm: maybe(isBoolean),
    begins: maybe(isString),
    address: maybe(isString),
    algorithm: maybe(isString),
    selection: maybe(isBoolean),
    toggle: maybe(isBoolean),
    save: maybe(isSaveFormat),
    isAnswered: maybe(isBoolean),
    isUnasked: maybe(isBoolean),
  }),
  whichDocument: isNothing,
  highlightsChanged: isNothing,
  getStatus: isNothing,
  setAlgorithm: fields({ algorithm: isString }),
  getClipboardContent: fields({ format: oneOf(COPY_FORMATS) }),
  getFile: fields({ format: isSaveFormat }),
  closeReader: isNothing,
} as const satisfies { [K in keyof Calls]: Guard<RequestOf<Calls[K]>> };
