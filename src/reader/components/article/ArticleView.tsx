import type { Article, ArticleComments } from '../../../article/types.ts';
import { formatWordCount, formatWordCountEarly } from '../../../platform/wording/format-word-count.ts';
import { inOurLanguage, message } from '../../../platform/wording/message.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { Notice } from '../Notice.tsx';
import { useIsPainted } from '../use-is-painted.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleHead, Kicker } from './ArticleHead.tsx';

interface ArticleViewProps extends ReaderViewProps {
  article: Article;
}

/** Languages whose letters are as wide as they are high. */
const WIDE_LETTERS = /^(?:zh|ja|ko)\b/i;

/** Headline, credits and text; around the article element, what is not part of the text. */
export function ArticleView({ article, ...props }: ArticleViewProps) {
  const { state, view, commands, parts } = props;
  const { metadata, minutes, words } = article;
  const { language, direction } = metadata;
  const { offers = [] } = state;
  const { Notes, Offers } = parts.controls ?? {};
  const attributes = { ...(language ? { lang: language } : {}), dir: direction };
  return (
    <div class={WIDE_LETTERS.test(language) ? 'column wide-letters' : 'column'} dir={direction}>
      {state.notice && <Notice text={state.notice} ways={state.ways ?? []} commands={commands} />}
      <Kicker metadata={metadata} minutes={minutes} words={words} />
      {Offers && <Offers offers={offers} place="above" onAccept={commands.accept} />}
      <article class="article" {...attributes}>
        <ArticleHead metadata={metadata} />
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
      {Offers && <Offers offers={offers} place="below" onAccept={commands.accept} />}
      {Offers && <Offers offers={offers} place="end" onAccept={commands.accept} />}
      {article.comments && (
        <CommentsLine comments={article.comments} language={language} onToggle={commands.toggleComments} />
      )}
    </div>
  );
}

interface CommentsLineProps {
  comments: ArticleComments;
  /** Language of the article. */
  language: string;
  onToggle(): void;
}

/** Shows or hides the comments, which are hidden at first. */
function CommentsLine({ comments: { words, isShown }, language, onToggle }: CommentsLineProps) {
  const format = useIsPainted() ? formatWordCount : formatWordCountEarly;
  return (
    <p class="after" {...inOurLanguage()}>
      <button type="button" class="quiet" aria-expanded={isShown} onClick={onToggle}>
        {message(isShown ? 'commentsHide' : 'commentsShow')}
      </button>
      <span>{format(words, language)}</span>
    </p>
  );
}
