/** Guards for calls about highlights and places. Only the background answers these calls, so only it includes them. */
import { isAddress } from '../highlights/address.ts';
import { isId, isTitle, parseChange, parseHighlight, parsePage } from '../highlights/parse.ts';
import type { Highlight, HighlightChange, HighlightedPage } from '../highlights/types.ts';
import { type KeptPlace, parsePlace } from '../places/places.ts';
import { fields, type Guard, type RequestOf } from './guards.ts';
import type { ContentToHighlights, ContentToKept, PageToHighlights } from './protocol.ts';

type Calls = ContentToHighlights & ContentToKept & PageToHighlights;

const address: Guard<string> = isAddress;
const id: Guard<string> = isId;
const title: Guard<string> = isTitle;
const change: Guard<HighlightChange> = (value): value is HighlightChange => parseChange(value) !== null;
const isHighlight: Guard<Highlight> = (value): value is Highlight => parseHighlight(value) !== null;
const isPage: Guard<HighlightedPage> = (value): value is HighlightedPage => parsePage(value) !== null;
const isPlace: Guard<KeptPlace | null> = (value): value is KeptPlace | null =>
  value === null || parsePlace(value) !== null;
const isNothing: Guard<undefined | null> = (value): value is undefined | null => value === undefined || value === null;

const listOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(guard);

export const HIGHLIGHT_GUARDS = {
  memoryOfSite: isNothing,
  highlightsOf: fields({ address }),
  placeOf: fields({ address }),
  addHighlight: fields({ address, title, highlight: isHighlight }),
  changeHighlight: fields({ address, id, change }),
  removeHighlight: fields({ address, id }),
  showHighlights: isNothing,
  keepPlace: fields({ address, place: isPlace }),
  changeHighlightOf: fields({ address, id, change }),
  removeHighlights: fields({ address, ids: listOf(id) }),
  addHighlightedPages: fields({ pages: listOf(isPage) }),
  forgetPlaces: isNothing,
} as const satisfies { [K in keyof Calls]: Guard<RequestOf<Calls[K]>> };
