/** The column with the article: its head and text, and around them notices, notes and links to more content. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { type ShownDate, shownDate } from '../../../article/date.ts';
import type { Article, ArticleComments } from '../../../article/types.ts';
import {
  formatLength,
  formatWordCount,
  inOurLanguage,
  type MessageKey,
  message,
} from '../../../platform/wording/message.ts';
import { afterPaint } from '../../overlay/after-paint.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { ArticleBody } from './ArticleBody.tsx';

interface ArticleViewProps extends ReaderViewProps {
  article: Article;
}

/** Languages whose letters are as wide as they are high, and therefore need a wider column of text. */
const WIDE_LETTERS = /^(?:zh|ja|ko)\b/i;

/** Controls and notices are outside the `article` element, because they are not part of the text. */
export function ArticleView({ article, ...props }: ArticleViewProps) {
  const { state, view, dispatch, commands, parts } = props;
  const { language, direction } = article.metadata;
  const { Notes, Offers } = parts.controls ?? {};
  const attributes = { ...(language ? { lang: language } : {}), dir: direction };
  return (
    <div class={WIDE_LETTERS.test(language) ? 'column wide-letters' : 'column'} dir={direction}>
      {state.notice && <Notice {...props} />}
      <Kicker article={article} />
      {Offers && <Offers {...props} place="above" />}
      <article class="article" {...attributes}>
        <ArticleHead article={article} />
        <ArticleBody tree={article.tree} onCopy={commands.copyPiece} />
      </article>
      {Notes && (
        <Notes
          tree={article.tree}
          view={view}
          commands={commands}
          attributes={attributes}
          body={(content) => <ArticleBody tree={content} onCopy={commands.copyPiece} />}
        />
      )}
      {Offers && <Offers {...props} place="below" />}
      {Offers && <Offers {...props} place="end" />}
      {article.comments && <CommentsLine comments={article.comments} language={language} dispatch={dispatch} />}
    </div>
  );
}

type CommentsLineProps = Pick<ReaderViewProps, 'dispatch'> & { comments: ArticleComments; language: string };

function CommentsLine({ comments: { words, isShown }, language, dispatch }: CommentsLineProps) {
  return (
    <p class="after" {...inOurLanguage()}>
      <button
        type="button"
        class="quiet"
        aria-expanded={isShown}
        onClick={() => dispatch({ type: 'comments-toggled' })}
      >
        {message(isShown ? 'commentsHide' : 'commentsShow')}
      </button>
      <span>{formatWordCount(words, language)}</span>
    </p>
  );
}

function Notice({ state: { notice, ways }, dispatch }: ReaderViewProps) {
  return (
    <div class="notice" {...inOurLanguage()}>
      <p>{notice}</p>
      {ways.length > 0 && (
        <p class="notice-ways">
          {ways.map(({ label, title, algorithm }) => (
            <button
              key={label}
              type="button"
              class="quiet"
              title={title}
              onClick={() =>
                dispatch(algorithm === null ? { type: 'closed' } : { type: 'algorithm-chosen', algorithm })
              }
            >
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** The line above the headline: the site, and the length of the article. */
function Kicker({ article: { metadata, minutes, words } }: { article: Article }) {
  const { site, language, sources } = metadata;
  return (
    <p class="kicker">
      <span class="site" {...sourceOf(sources.site)}>
        <bdi>{site}</bdi>
      </span>
      {words > 0 && <span {...inOurLanguage()}>{formatLength(minutes, words, language)}</span>}
    </p>
  );
}

/** Headline, byline and date. Tooltips name the source of each, because pages often name several authors or dates. */
function ArticleHead({ article: { metadata, dateText } }: { article: Article }) {
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

/** A date, formatted after the first paint so as not to delay it. Until then, a space gives the line its height. */
function DateText({ date }: { date: ShownDate }) {
  return <>{useIsPainted() ? date.text() : '\u00a0'}</>;
}

/** Translated names of the sources. All other sources are formats, such as JSON-LD, and need no translation. */
const SOURCES: Readonly<Record<string, MessageKey>> = {
  'title of the page': 'sourceTitle',
  'heading on the page': 'sourceHeading',
  'byline on the page': 'sourceByline',
  'name on the page': 'sourceName',
  'date on the page': 'sourceDate',
  address: 'sourceAddress',
  you: 'sourceYou',
};

function sourceOf(source: string | undefined): { title?: string } {
  const key = source && SOURCES[source];
  return source ? { title: message('headFrom', key ? message(key) : source) } : {};
}

/**
 * Returns whether the component has been painted; slow functions of `Intl` are called only then (ADR 016). Preact's
 * `useEffect` would be too early: it runs after at most 35 ms, and a busy machine paints later.
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
