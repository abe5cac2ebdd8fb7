import { type ShownDate, shownDate } from '../../../article/date.ts';
import type { ArticleMetadata } from '../../../article/types.ts';
import { formatLength, formatLengthEarly } from '../../../platform/wording/format-word-count.ts';
import { inOurLanguage, type MessageKey, message } from '../../../platform/wording/message.ts';
import { useIsPainted } from '../use-is-painted.ts';

interface KickerProps {
  metadata: ArticleMetadata;
  minutes: number;
  words: number;
}

/** The line above the headline: whose article it is, and how long. */
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

/** Headline and credits. On hover each says where it comes from: pages contradict themselves. */
export function ArticleHead({ metadata }: { metadata: ArticleMetadata }) {
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
              <DateText date={date} />
            </time>
          )}
        </p>
      )}
    </>
  );
}

/** Written after the first paint, for which the browser's first format would take too long; till then it keeps its line. */
function DateText({ date }: { date: ShownDate }) {
  return <>{useIsPainted() ? date.text() : '\u00a0'}</>;
}

/** Written as the language wants it after the first paint, for the same reason; English is right before it, too. */
function LengthText({ minutes, words, language }: { minutes: number; words: number; language: string }) {
  const format = useIsPainted() ? formatLength : formatLengthEarly;
  return <>{format(minutes, words, language)}</>;
}

/** What a source is called in the language of the user; names of formats are the same in all. */
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

/** Nothing for a field without a known source. */
function sourceOf(source: string | undefined): { title?: string } {
  return source ? { title: message('headFrom', nameOf(source)) } : {};
}
