/** Validates calls about remembered sites. A separate file, because only the background needs it. */
import * as v from 'valibot';
import { parseSite } from '../remembered/parse.ts';
import { isSite } from '../remembered/site-of.ts';
import { ID, OUTCOME, SIGNATURE, SITE_CHOICES, type SiteMemory } from '../remembered/types.ts';
import { type Guard, type RequestOf, request } from './guards.ts';
import type { ContentToMemory, PageToMemory } from './protocol.ts';

type Calls = ContentToMemory & PageToMemory;

const site = v.pipe(v.string(), v.check(isSite));

export const MEMORY_GUARDS = {
  rememberForSite: request({ signature: SIGNATURE }),
  chooseForSite: request({ choices: SITE_CHOICES }),
  countReplay: request({ outcomes: v.array(OUTCOME) }),
  forgetForSite: request({ id: ID }),
  forgetRemembered: request({ site, id: ID }),
  switchRemembered: request({ site, id: ID, isOn: v.boolean() }),
  changeChoices: request({ site, choices: SITE_CHOICES }),
  forgetSites: request({ sites: v.array(site) }),
  addSites: request({ sites: v.array(v.custom<SiteMemory>((value) => parseSite(value) !== null)) }),
} as const satisfies { [K in keyof Calls]: Guard<RequestOf<Calls[K]>> };
