/** Validates calls about highlights and reading places. A separate file, because only the background needs it. */
import * as v from 'valibot';
import { parsePage } from '../highlights/parse.ts';
import { ADDRESS, CHANGE, HIGHLIGHT, type HighlightedPage, ID, TITLE } from '../highlights/types.ts';
import { PLACE } from '../places/places.ts';
import { type Guard, nothing, type RequestOf, request } from './guards.ts';
import type { ContentToHighlights, ContentToKept, PageToHighlights } from './protocol.ts';

type Calls = ContentToHighlights & ContentToKept & PageToHighlights;

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
} as const satisfies { [K in keyof Calls]: Guard<RequestOf<Calls[K]>> };
