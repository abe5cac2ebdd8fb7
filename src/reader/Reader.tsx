import { ArticleView } from './ArticleView.tsx';
import { EmptyState } from './EmptyState.tsx';
import { TopBar } from './TopBar.tsx';
import type { ReaderState } from './types.ts';
import type { ReaderViewProps } from './view.ts';

/** Everything inside the dialog. */
export function Reader({ state, view, commands }: ReaderViewProps) {
  return (
    <div class="surface" tabIndex={-1}>
      <TopBar state={state} view={view} commands={commands} />
      <div class="progress" />
      <main class="page" tabIndex={-1} aria-label={headlineOf(state)}>
        <Content state={state} commands={commands} />
      </main>
      <div class="toast" role="status">
        {view.message && <span class={view.isToast ? '' : 'whisper'}>{view.message}</span>}
      </div>
    </div>
  );
}

function Content({ state, commands }: Omit<ReaderViewProps, 'view'>) {
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
      />
    );
  }
  return <ArticleView article={article} state={state} commands={commands} />;
}

/** Name of the dialog and of the text in it. */
export function headlineOf({ article }: ReaderState): string {
  return article?.metadata.headline || article?.metadata.site || 'Article';
}
