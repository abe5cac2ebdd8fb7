import { useEffect, useState } from 'preact/hooks';
import { type ShownDate, shownDate } from '../../../article/date.ts';
import type { ArticleMetadata } from '../../../article/types.ts';
import { formatWordCount } from '../../../shared/format-word-count.ts';

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
        <span dir="ltr">
          {minutes} min · {formatWordCount(words, language)}
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
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return <>{isPainted ? date.text() : '\u00a0'}</>;
}

/** Nothing for a field without a known source. */
function sourceOf(source: string | undefined): { title?: string } {
  return source ? { title: `From: ${source}` } : {};
}
