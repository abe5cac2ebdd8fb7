import type { ReaderViewProps, ShownNote } from '../state/view.ts';
import type { ReaderState } from '../types.ts';
import { ArticleView } from './article/ArticleView.tsx';
import { Highlighter } from './article/HighlightedCode.tsx';
import { picturesOf, ShowPicture } from './article/pictures.ts';
import { TopBar } from './bar/TopBar.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Lightbox } from './Lightbox.tsx';
import { Offers } from './Offers.tsx';

/** Everything inside the dialog. */
export function Reader({ state, view, commands }: ReaderViewProps) {
  const { picture } = view;
  return (
    <ShowPicture.Provider value={commands.showPicture}>
      <Highlighter.Provider value={state.highlight ?? null}>
        <Surface state={state} view={view} commands={commands} />
      </Highlighter.Provider>
      {picture !== null && state.article && (
        <Lightbox pictures={picturesOf(state.article.tree)} src={picture} onShow={commands.showPicture} />
      )}
    </ShowPicture.Provider>
  );
}

function Surface({ state, view, commands }: ReaderViewProps) {
  return (
    <div class="surface" tabIndex={-1} inert={view.picture !== null}>
      <TopBar state={state} view={view} commands={commands} />
      <div class="progress" />
      <main class="page" tabIndex={-1} aria-label={headlineOf(state)}>
        <Content state={state} note={view.note} commands={commands} />
      </main>
      <Offers offers={state.offers ?? []} place="over" onAccept={commands.accept} />
      <div class="toast" role="status">
        {view.message && <span class={view.isToast ? '' : 'whisper'}>{view.message}</span>}
      </div>
    </div>
  );
}

function Content({ state, note, commands }: Omit<ReaderViewProps, 'view'> & { note: ShownNote | null }) {
  const { article, algorithms, notice } = state;
  if (!article) {
    return (
      <div class="state">
        <p class="waiting">Reading the page…</p>
      </div>
    );
  }
  if (article.empty) {
    return (
      <EmptyState
        reason={article.empty}
        algorithm={article.algorithm}
        algorithms={algorithms}
        notice={notice}
        onChoose={commands.tryAlgorithm}
        onReport={commands.report}
      />
    );
  }
  return <ArticleView article={article} state={state} note={note} commands={commands} />;
}

/** Name of the dialog and of the text in it. */
export function headlineOf({ article }: ReaderState): string {
  return article?.metadata.headline || article?.metadata.site || 'Article';
}
