import { formatDate } from '../article/date.ts';
import type { Article, ArticleComments, ArticleMetadata } from '../article/types.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { Explained } from './Explained.tsx';
import { countWords } from './format.ts';
import { Notice } from './Notice.tsx';
import type { ReaderState } from './types.ts';
import type { ReaderCommands } from './view.ts';

interface ArticleViewProps {
  article: Article;
  state: ReaderState;
  commands: ReaderCommands;
}

/** Headline, credits and text; about them, outside the article element, what is not part of the text. */
export function ArticleView({ article, state, commands }: ArticleViewProps) {
  const { metadata, minutes, words } = article;
  const { language, direction } = metadata;
  const attributes = { ...(language ? { lang: language } : {}), dir: direction };
  return (
    <div class="column" dir={direction}>
      {state.notice && <Notice text={state.notice} ways={state.ways ?? []} commands={commands} />}
      <p class="kicker">
        <span class="site">
          <bdi>{metadata.site}</bdi>
        </span>
        <span dir="ltr">
          {minutes} min · {countWords(words)}
        </span>
      </p>
      <Explained tree={article.tree} explanation={state.explanation ?? null}>
        <article class="article" {...attributes}>
          <Head metadata={metadata} />
          <ArticleBody tree={article.tree} />
        </article>
      </Explained>
      {article.comments && <CommentsLine comments={article.comments} onToggle={commands.toggleComments} />}
    </div>
  );
}

/** Comments are no part of an article until somebody wants them. */
function CommentsLine({ comments: { words, isShown }, onToggle }: { comments: ArticleComments; onToggle(): void }) {
  return (
    <p class="after" dir="ltr">
      <button type="button" class="quiet" aria-expanded={isShown} onClick={onToggle}>
        {isShown ? 'Hide comments' : 'Show comments'}
      </button>
      <span>{countWords(words)}</span>
    </p>
  );
}

function Head({ metadata: { headline, byline, published, language } }: { metadata: ArticleMetadata }) {
  const date = formatDate(published, language);
  return (
    <>
      {headline && <h1 class="headline">{headline}</h1>}
      {(byline || date) && (
        <p class="credits">
          {byline}
          {byline && date && ' · '}
          {date && <time dateTime={published}>{date}</time>}
        </p>
      )}
    </>
  );
}
