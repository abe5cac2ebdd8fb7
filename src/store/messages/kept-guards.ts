/** Validates calls about remembered sites, highlights and reading places. Only the background needs this file. */

import * as v from 'valibot';
import { ADDRESS, CHANGE, HIGHLIGHT, type HighlightedPage, ID, parsePage, TITLE } from '../highlights/types.ts';
import { PLACE } from '../places/places.ts';
import { OUTCOME, parseSite, SIGNATURE, SITE_CHOICES, type SiteMemory } from '../remembered/types.ts';
import { isSite } from '../sites/sites.ts';
import { type Guard, nothing, type RequestOf, request } from './guards.ts';
import type {
  ContentToHighlights,
  ContentToKept,
  ContentToMemory,
  PageToHighlights,
  PageToMemory,
} from './protocol.ts';

type MemoryCalls = ContentToMemory & PageToMemory;

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
} as const satisfies { [K in keyof MemoryCalls]: Guard<RequestOf<MemoryCalls[K]>> };

type HighlightCalls = ContentToHighlights & ContentToKept & PageToHighlights;

const page = v.custom<HighlightedPage>((value) => parsePage(value) !== null);

export const HIGHLIGHT_GUARDS = {
  memoryOfSite: nothing,
  highlightsOf: request({ address: ADDRESS }),
  placeOf: request({ address: ADDRESS }),
  addHighlight: request({ address: ADDRESS, title: TITLE, highlight: HIGHLIGHT }),
  changeHighlight: request({ address: ADDRESS, id: ID, change: CHANGE }),
  removeHighlight: request({ address: ADDRESS, id: ID }),
  showHighlights: nothing,
  keepPlace: request({ address: ADDRESS, place: v.nullable(PLACE) }),
  changeHighlightOf: request({ address: ADDRESS, id: ID, change: CHANGE }),
  removeHighlights: request({ address: ADDRESS, ids: v.array(ID) }),
  addHighlightedPages: request({ pages: v.array(page) }),
  forgetPlaces: nothing,
} as const satisfies { [K in keyof HighlightCalls]: Guard<RequestOf<HighlightCalls[K]>> };
