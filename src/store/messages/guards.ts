/** Validates the requests to the background and the extension's pages, so that no invalid one reaches a handler. */
import * as v from 'valibot';
import { OWN_FIELDS, shape } from '../../shared/own-fields.ts';
import { parseChange } from '../settings/parse.ts';
import type { Settings } from '../settings/types.ts';
import { isSitePattern, type SitePattern } from '../sites/sites.ts';
import {
  type ContentToBackground,
  type EngineToBackground,
  LAZY_SCRIPTS,
  type PopupToBackground,
  UNREADABLE_REASONS,
} from './protocol.ts';
import type { BackgroundToSample } from './sample-page.ts';

type Calls = ContentToBackground & PopupToBackground & EngineToBackground;
export type Guard<T = unknown> = (value: unknown) => value is T;
export type RequestOf<F> = F extends (...args: infer A) => unknown ? (A extends [infer R] ? R : Nothing) : never;
type Nothing = undefined | null;

export type Guards = Readonly<Record<string, Guard>>;
export type Guarded<G> = G extends Guard<infer T> ? T : never;

export const request = <E extends v.ObjectEntries>(fields: E) => guard(shape(fields));

function guard<S extends v.GenericSchema>(schema: S): Guard<v.InferOutput<S>> {
  return (value): value is v.InferOutput<S> => v.is(schema, value);
}

export const nothing = guard(v.nullish(v.null()));

/** Returns whether each field of the value is a known setting with a valid value. */
const isChange: Guard<Partial<Settings>> = (value): value is Partial<Settings> =>
  v.is(OWN_FIELDS, value) && Object.keys(parseChange(value)).length === Object.keys(value).length;

const site = v.custom<SitePattern>(isSitePattern);
const began = v.pipe(v.number(), v.finite());
const tabId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const BACKGROUND_GUARDS = {
  readerOpened: request({ began }),
  readerClosed: request({ began }),
  readerEvicted: request({ began }),
  pageUnreadable: request({ began, reason: v.picklist(UNREADABLE_REASONS) }),
  loadScript: request({ script: v.picklist(LAZY_SCRIPTS) }),
  openEnginePage: nothing,
  changeSettings: isChange,
  openTab: request({ tabId }),
  articleSighted: nothing,
  readLinkHere: request({ url: v.string() }),
  neverReadHere: nothing,
  wordsOfReading: nothing,
  isTabOpen: request({ tabId }),
  isAlwaysRead: request({ site }),
  setAlwaysRead: request({ site, isAlways: v.boolean(), isPrivate: v.exactOptional(v.boolean()) }),
  setReadEverywhere: request({ isOn: v.boolean() }),
} as const satisfies { [K in keyof Calls]: Guard<RequestOf<Calls[K]>> };

export const SAMPLE_GUARDS = {
  runScripts: request({ files: v.array(v.pipe(v.string(), v.regex(/^\/[\w./-]+\.js$/))) }),
} as const satisfies { [K in keyof BackgroundToSample]: Guard<RequestOf<BackgroundToSample[K]>> };
