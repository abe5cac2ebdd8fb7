import { useLayoutEffect, useState } from 'preact/hooks';
import { type ShownDate, shownDate } from '../../../article/date.ts';
import type { ArticleMetadata } from '../../../article/types.ts';
import {
  formatLength,
  formatLengthEarly,
  inOurLanguage,
  type MessageKey,
  message,
} from '../../../platform/wording/message.ts';
import { afterPaint } from '../../overlay/after-paint.ts';

interface KickerProps {
  metadata: ArticleMetadata;
  minutes: number;
  words: number;
}

/** The line above the headline: the site, and the length of the article. */
export function Kicker({ metadata: { site, language, sources }, minutes, words }: KickerProps) {
  return (
    <p class="kicker">
      <span class="site" {...sourceOf(sources.site)}>
        <bdi>{site}</bdi>
      </span>
      {words > 0 && (
        <span {...inOurLanguage()}>
          <LengthText minutes={minutes} words={words} language={language} />
        </span>
      )}
    </p>
  );
}

interface HeadProps {
  metadata: ArticleMetadata;
  /** The date in words; undefined if the engine has not formatted the date. */
  dateText: string | undefined;
}

/** Tooltips name the part of the page that a value is from: pages often name several authors or dates. */
export function ArticleHead({ metadata, dateText }: HeadProps) {
  const { headline, byline, sources } = metadata;
  const date = shownDate(metadata);
  return (
    <>
      {headline && (
        <h1 class="headline" {...sourceOf(sources.headline)}>
          {headline}
        </h1>
      )}
      {(byline || date) && (
        <p class="credits">
          {byline && <span {...sourceOf(sources.byline)}>{byline}</span>}
          {byline && date && ' · '}
          {date && (
            <time dateTime={date.iso} {...sourceOf(sources[date.field])}>
              {dateText ?? <DateText date={date} />}
            </time>
          )}
        </p>
      )}
    </>
  );
}

/** The date is formatted after the first paint, which it would delay; until then, a space keeps the line open. */
function DateText({ date }: { date: ShownDate }) {
  return <>{useIsPainted() ? date.text() : '\u00a0'}</>;
}

/** Until the first paint, numbers have no separators, except in English: formatting them would delay that paint. */
function LengthText({ minutes, words, language }: { minutes: number; words: number; language: string }) {
  const format = useIsPainted() ? formatLength : formatLengthEarly;
  return <>{format(minutes, words, language)}</>;
}

/**
 * Names of the metadata's sources in the user's language. All other sources are names of formats, such as JSON-LD,
 * which are the same in every language.
 */
const SOURCES: Readonly<Record<string, MessageKey>> = {
  'title of the page': 'sourceTitle',
  'heading on the page': 'sourceHeading',
  'byline on the page': 'sourceByline',
  'name on the page': 'sourceName',
  'date on the page': 'sourceDate',
  address: 'sourceAddress',
  you: 'sourceYou',
};

function nameOf(source: string): string {
  const key = SOURCES[source];
  return key ? message(key) : source;
}

function sourceOf(source: string | undefined): { title?: string } {
  return source ? { title: message('headFrom', nameOf(source)) } : {};
}

/**
 * Returns whether the component has been painted; slow functions of `Intl` are called only then (ADR 016). Preact's own
 * effects are no substitute: they run after at most 35 ms, which on a busy machine is before the paint.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useLayoutEffect(() => {
    const end = new AbortController();
    afterPaint(document, () => setPainted(true), end.signal);
    return () => end.abort();
  }, []);
  return isPainted;
}
