import type { Article, ArticleComments } from '../../../article/types.ts';
import { formatWordCount, formatWordCountEarly, inOurLanguage, message } from '../../../platform/wording/message.ts';
import type { Dispatch } from '../../port.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleHead, Kicker, useIsPainted } from './ArticleHead.tsx';

interface ArticleViewProps extends ReaderViewProps {
  article: Article;
}

/** Languages whose letters are as wide as they are high. */
const WIDE_LETTERS = /^(?:zh|ja|ko)\b/i;

/** Controls and notices are outside the `article` element, because they are not part of the text. */
export function ArticleView({ article, ...props }: ArticleViewProps) {
  const { state, view, dispatch, commands, parts } = props;
  const { metadata, minutes, words } = article;
  const { language, direction } = metadata;
  const { offers } = state;
  const { Notes, Offers } = parts.controls ?? {};
  const attributes = { ...(language ? { lang: language } : {}), dir: direction };
  return (
    <div class={WIDE_LETTERS.test(language) ? 'column wide-letters' : 'column'} dir={direction}>
      {state.notice && <Notice {...props} />}
      <Kicker metadata={metadata} minutes={minutes} words={words} />
      {Offers && <Offers offers={offers} place="above" dispatch={dispatch} />}
      <article class="article" {...attributes}>
        <ArticleHead metadata={metadata} dateText={article.dateText} />
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
      {Offers && <Offers offers={offers} place="below" dispatch={dispatch} />}
      {Offers && <Offers offers={offers} place="end" dispatch={dispatch} />}
      {article.comments && <CommentsLine comments={article.comments} language={language} dispatch={dispatch} />}
    </div>
  );
}

interface CommentsLineProps {
  comments: ArticleComments;
  /** Language of the article. */
  language: string;
  dispatch: Dispatch;
}

function CommentsLine({ comments: { words, isShown }, language, dispatch }: CommentsLineProps) {
  const format = useIsPainted() ? formatWordCount : formatWordCountEarly;
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
      <span>{format(words, language)}</span>
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
