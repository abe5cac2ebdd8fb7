import { useMemo } from 'preact/hooks';
import { message } from '../../platform/wording/message.ts';
import type { ReaderState } from '../reader-state.ts';
import type { ReaderViewProps } from '../state/view.ts';
import { Missing, ShowPicture } from './article/ArticlePicture.tsx';
import { ArticleView } from './article/ArticleView.tsx';
import { Tools } from './article/HighlightedCode.tsx';
import { TopBar } from './bar/TopBar.tsx';

export function Reader(props: ReaderViewProps) {
  const { state, view, commands, parts } = props;
  const { picture } = view;
  const { highlight } = parts;
  const tree = state.article?.tree;
  const tools = useMemo(() => (tree && highlight?.toolsFor(tree)) ?? null, [highlight, tree]);
  const Lightbox = picture !== null && state.article && parts.controls?.Lightbox;
  return (
    <ShowPicture.Provider value={commands.showPicture}>
      <Missing.Provider value={parts.controls?.MissingPicture}>
        <Tools.Provider value={tools}>
          <Surface {...props} isInert={Boolean(Lightbox)} />
        </Tools.Provider>
      </Missing.Provider>
      {Lightbox && state.article && <Lightbox tree={state.article.tree} src={picture} onShow={commands.showPicture} />}
    </ShowPicture.Provider>
  );
}

function Surface({ isInert, ...props }: ReaderViewProps & { isInert: boolean }) {
  const { state, view, parts } = props;
  const Offers = parts.controls?.Offers;
  const isOutlineBeside = parts.controls?.standsBeside(state) ?? false;
  // The style sheets use these classes instead of `:has()`, which would be slow: with `:has()` on an element around the
  // article, browsers restyle all paragraphs whenever a paragraph is added.
  const beside = isOutlineBeside ? ' with-outline' : '';
  const look = view.panel === 'appearance' ? ' with-look' : '';
  return (
    <div class={`surface${beside}${look}`} tabIndex={-1} inert={isInert}>
      <TopBar {...props} />
      <div class="progress" dir={state.article?.metadata.direction} />
      <div class="tools" />
      {isOutlineBeside && parts.controls && <parts.controls.Outline {...props} />}
      <main class="page" tabIndex={-1} aria-label={headlineOf(state)}>
        <Content {...props} />
      </main>
      {Offers && <Offers {...props} place="over" />}
      <div class="toast" role="status">
        {view.message && <span class={view.isToast ? '' : 'whisper'}>{view.message}</span>}
      </div>
    </div>
  );
}

function Content(props: ReaderViewProps) {
  const { article, contentNumber } = props.state;
  // with the key, each article gets new elements; otherwise, players of the previous article would stay
  if (article && !article.empty) return <ArticleView key={contentNumber} {...props} article={article} />;
  const EmptyState = props.parts.controls?.EmptyState;
  // the <p> is shown while the page is read, and until the component that explains an empty article has loaded
  return article?.empty && EmptyState ? (
    <EmptyState {...props} article={article} reason={article.empty} />
  ) : (
    <div class="state">
      <p>{message(article ? 'nothingFound' : 'readingPage')}</p>
    </div>
  );
}

/** Returns the accessible name of the reader's dialog and of the article's text: the headline, or else the site. */
export function headlineOf({ article }: ReaderState): string {
  return article?.metadata.headline || article?.metadata.site || message('article');
}
