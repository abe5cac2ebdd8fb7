import { formatDate } from '../article/date.ts';
import type { Article, ArticleMetadata } from '../article/types.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { countWords } from './format.ts';

/** Headline, credits and text; about them, outside the article element, what is not part of the text. */
export function ArticleView({ article, notice }: { article: Article; notice: string }) {
  const { metadata, minutes, words } = article;
  const { language, direction } = metadata;
  const attributes = { ...(language ? { lang: language } : {}), dir: direction };
  return (
    <div class="column" dir={direction}>
      {notice && (
        <p class="notice" dir="ltr">
          {notice}
        </p>
      )}
      <p class="kicker">
        <span class="site">
          <bdi>{metadata.site}</bdi>
        </span>
        <span dir="ltr">
          {minutes} min · {countWords(words)}
        </span>
      </p>
      <article class="article" {...attributes}>
        <Head metadata={metadata} />
        <ArticleBody tree={article.tree} />
      </article>
    </div>
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
