/** Guards for the requests of calls: an invalid request reaches no handler. */

import { SAVE_FORMATS } from '../../platform/wording/save-formats.ts';
import { COPY_FORMATS } from '../../shared/copy-format.ts';
import type { Settings } from '../settings/types.ts';
import { PARSERS } from '../settings/values.ts';
import { isSitePattern } from '../sites/site-pattern.ts';
import {
  type BackgroundToContent,
  type BackgroundToTools,
  type ContentToBackground,
  type DocumentMark,
  LAZY_SCRIPTS,
  type PopupToBackground,
  type PopupToContent,
  type RoomToBackground,
  UNREADABLE_REASONS,
  type Wish,
} from './protocol.ts';

type Calls = BackgroundToContent &
  BackgroundToTools &
  ContentToBackground &
  PopupToBackground &
  PopupToContent &
  RoomToBackground;
export type Guard<T = unknown> = (value: unknown) => value is T;
export type RequestOf<F> = F extends (...args: infer A) => unknown ? (A extends [infer R] ? R : Nothing) : never;
type Nothing = undefined | null;

/** Guards by the name of the call. */
export type Guards = Readonly<Record<string, Guard>>;

const isNothing: Guard<Nothing> = (value): value is Nothing => value === undefined || value === null;
export const isString: Guard<string> = (value) => typeof value === 'string';
export const isStringOrNull: Guard<string | null> = (value) => value === null || isString(value);
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);
const isTabId: Guard<number> = (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const oneOf =
  <T extends string>(choices: readonly T[]): Guard<T> =>
  (value): value is T =>
    choices.some((choice) => choice === value);

/** Accepts optional values: some browsers drop missing ones from messages, others send `undefined`. */
const maybe =
  <T>(guard: Guard<T>): Guard<T> =>
  (value): value is T =>
    value === undefined || guard(value);

export const fields =
  <T extends object>(guards: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    isRecord(value) && (Object.keys(guards) as (keyof T & string)[]).every((key) => guards[key](ownValue(value, key)));

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const ownValue = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Returns whether the value has only existing settings with valid values. */
function isChange(value: unknown): value is Partial<Settings> {
  if (!isRecord(value)) return false;
  return Object.keys(value).every(
    (key) => Object.hasOwn(PARSERS, key) && PARSERS[key as keyof Settings](value[key]) !== undefined,
  );
}

const isSaveFormat = oneOf(SAVE_FORMATS.map(({ format }) => format));

const isDocumentMark = fields<DocumentMark>({ began: isNumber });

export const GUARDS = {
  serveWish: fields<Wish>({
    id: isString,
    clickedAt: isNumber,
    isEngineWarm: maybe(isBoolean),
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
  readerOpened: isDocumentMark,
  readerClosed: isDocumentMark,
  readerEvicted: isDocumentMark,
  pageUnreadable: fields({ began: isNumber, reason: oneOf(UNREADABLE_REASONS) }),
  loadScript: fields({ script: oneOf(LAZY_SCRIPTS) }),
  openReadingRoom: isNothing,
  changeSettings: isChange,
  getStatus: isNothing,
  setAlgorithm: fields({ algorithm: isString }),
  getClipboardContent: fields({ format: oneOf(COPY_FORMATS) }),
  getFile: fields({ format: isSaveFormat }),
  closeReader: isNothing,
  openTab: fields({ tabId: isTabId }),
  articleSighted: isNothing,
  readLinkHere: fields({ url: isString }),
  neverReadHere: isNothing,
  wordsOfReading: isNothing,
  isTabOpen: fields({ tabId: isTabId }),
  algorithmFor: fields({ url: isString }),
  isAlwaysRead: fields({ site: isSitePattern }),
  setAlwaysRead: fields({ site: isSitePattern, isAlways: isBoolean, isPrivate: maybe(isBoolean) }),
  setReadEverywhere: fields({ isOn: isBoolean }),
} as const satisfies { [K in keyof Calls]: Guard<RequestOf<Calls[K]>> };
