/** Dates that the page shows near the headline. */
import type { PageSnapshot } from '../../../snapshot/types.ts';
import type { Claim } from '../claims.ts';
import type { PageFacts } from '../page-facts.ts';
import type { NearLine } from '../surroundings.ts';
import { dayNumber } from './calendar-day.ts';
import { type DateHabits, type FoundDate, findDates } from './find-dates.ts';
import { isoDate } from './iso-date.ts';

export interface ShownDates {
  published: Claim[];
  modified: Claim[];
}

const CHANGED =
  /updat|modif|revis|review|edit(?:ed)? on|last edit|aktualisiert|geändert|mis à jour|modifié|actualizad|modificad|aggiornat|bijgewerkt|gewijzigd|oppdatert|uppdaterad|opdateret|päivitetty|zaktualizowan|aktualizov|обновл|измен|оновлен|更新|修改|수정|güncelle/i;
const PUBLISHED_WORD =
  /publi|post(?:ed|time)?\b|written|creat|released|issued|veröffentlicht|erschienen|erstellt|gepubliceerd|geplaatst|publicer|julkaistu|opublikowan|zveřejněn|опубликован|发布|發布|公開|게시|등록|입력/i;
const OTHER_DATE = /join|member|since|valid|expir|deadline|event|©|copyright|born|regist|last (?:seen|visit|active)/i;
/** A line with more words is a sentence, and its date that of what it tells. */
const MOST_WORDS = 24;

/** Dates that a line behind the article says are the article's: it is the last place for them, and others' follow. */
export function findDatesBehind(
  snapshot: PageSnapshot,
  facts: PageFacts,
  lines: readonly NearLine[],
  habits: DateHabits,
): ShownDates {
  const own = lines.filter(({ text, distance }) => distance <= RIGHT_BEHIND || PUBLISHED_WORD.test(text));
  return findShownDates(snapshot, facts, own, habits);
}

const RIGHT_BEHIND = 2;

/** Dates among the lines around the headline, nearest first. */
export function findShownDates(
  snapshot: PageSnapshot,
  facts: PageFacts,
  lines: readonly NearLine[],
  habits: DateHabits,
): ShownDates {
  const found: ShownDates = { published: [], modified: [] };
  for (const line of lines) {
    if (line.text.split(' ').length > MOST_WORDS) continue;
    // the headline is no label
    const before = lines.find(({ distance }) => distance !== 0 && distance === line.distance - 1)?.text ?? '';
    let from = 0;
    for (const { iso, start, end } of datesOf(snapshot, facts, line, habits)) {
      const label = line.text.slice(from, start);
      from = end;
      const words = /\p{L}{3}/u.test(label) || before.length > 40 ? label : before;
      if (OTHER_DATE.test(words)) continue;
      const claim = { value: iso, source: 'date on the page' };
      if (CHANGED.test(words) && !PUBLISHED_WORD.test(words)) found.modified.push(claim);
      else found.published.push(claim);
    }
  }
  return found;
}

/** Days that a line names, or that its time element does. */
function datesOf(snapshot: PageSnapshot, facts: PageFacts, line: NearLine, habits: DateHabits): FoundDate[] {
  const inText = findDates(line.text, habits);
  const time = facts.times.find((node) => node < line.end && (snapshot.nodes.end[node] as number) > line.node);
  const iso = time === undefined ? '' : isoDate(snapshot.nodes.attributes[time]?.datetime ?? '', habits);
  if (iso === '') return inText;
  const [only] = inText;
  // "yesterday", or a day that can be read in two ways
  if (!only) return [{ iso, start: 0, end: line.text.length }];
  const isNear = (date: FoundDate) => Math.abs(dayNumber(date.iso) - dayNumber(iso)) <= 1;
  if (inText.length === 1 && !isNear(only)) return [{ ...only, iso }];
  // the same day, with its hour
  return inText.map((date) => (date.iso === iso.slice(0, 10) ? { ...date, iso } : date));
}
