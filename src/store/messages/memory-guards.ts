/** Guards for calls about the memory of sites. Only the background answers these calls, so only it includes them. */
import { isRememberedId, parseSignature, parseSite, parseSiteChoices } from '../remembered/parse.ts';
import { isSite } from '../remembered/site-of.ts';
import { OUTCOMES, type Outcome, type Signature, type SiteChoices, type SiteMemory } from '../remembered/types.ts';
import { fields, type Guard, isBoolean, isString, type RequestOf } from './guards.ts';
import type { ContentToMemory, PageToMemory } from './protocol.ts';

type Calls = ContentToMemory & PageToMemory;

const isId: Guard<string> = (value): value is string => isRememberedId(value);
const isSiteName: Guard<string> = (value): value is string => isString(value) && isSite(value);
const isSignature: Guard<Signature> = (value): value is Signature => parseSignature(value) !== null;
const isChoices: Guard<SiteChoices> = (value): value is SiteChoices => parseSiteChoices(value) !== null;
const isMemory: Guard<SiteMemory> = (value): value is SiteMemory => parseSite(value) !== null;
const isOutcome = fields<Outcome>({
  id: isId,
  outcome: (value): value is Outcome['outcome'] => OUTCOMES.some((outcome) => outcome === value),
});

const listOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(guard);

export const MEMORY_GUARDS = {
  rememberForSite: fields({ signature: isSignature }),
  chooseForSite: fields({ choices: isChoices }),
  countReplay: fields({ outcomes: listOf(isOutcome) }),
  forgetForSite: fields({ id: isId }),
  forgetRemembered: fields({ site: isSiteName, id: isId }),
  switchRemembered: fields({ site: isSiteName, id: isId, isOn: isBoolean }),
  changeChoices: fields({ site: isSiteName, choices: isChoices }),
  forgetSites: fields({ sites: listOf(isSiteName) }),
  addSites: fields({ sites: listOf(isMemory) }),
} as const satisfies { [K in keyof Calls]: Guard<RequestOf<Calls[K]>> };
