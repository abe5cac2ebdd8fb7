import { counted, message } from '../../../platform/wording/message.ts';
import type { HighlightedPage } from '../../../store/highlights/types.ts';
import { FileChoice } from '../files.tsx';
import { draw, type Tab } from '../page.ts';
import { countOf, findHighlights, firstOf } from './find.ts';
import { exportFile, follow, importHighlights, kept } from './kept.ts';
import { PageEntry } from './PageEntry.tsx';

/** Number of highlights listed at first, and added each time the user asks for more. */
const STEP = 200;

let most = STEP;

export const highlightsTab: Tab = {
  id: 'highlights',
  label: 'highlights',
  about: 'highlightsPageAbout',
  start: follow,
  view(search) {
    const { pages, unread } = kept;
    if (pages === null) return null;
    if (search) {
      const found = findHighlights(pages, search);
      return found.length === 0 ? null : <List pages={found} />;
    }
    return (
      <>
        <Tools hasSome={pages.length > 0} />
        <List pages={pages} />
        {pages.length === 0 && (
          <div class="empty">
            <p>{message('highlightsPageNone')}</p>
            <p class="quiet">{message('highlightsPageHow')}</p>
          </div>
        )}
        {unread > 0 && <p class="quiet">{counted('highlightsPageUnread', unread)}</p>}
      </>
    );
  },
};

function List({ pages }: { pages: readonly HighlightedPage[] }) {
  const more = countOf(pages) - most;
  return (
    <>
      {firstOf(pages, most).map((page) => (
        <PageEntry key={page.address} page={page} />
      ))}
      {more > 0 && (
        <button type="button" class="button more" onClick={showMore}>
          {counted('highlightsPageMore', more)}
        </button>
      )}
    </>
  );
}

function showMore(): void {
  most += STEP;
  draw();
}

function Tools({ hasSome }: { hasSome: boolean }) {
  return (
    <div class="tools">
      <FileChoice
        label={message('optionsImport')}
        accept=".json,.md,application/json,text/markdown"
        onChoose={importHighlights}
      />
      {hasSome && (
        <>
          <button type="button" class="button" onClick={() => exportFile('markdown')}>
            {message('highlightsPageMarkdown')}
          </button>
          <button type="button" class="button" onClick={() => exportFile('json')}>
            {message('highlightsPageJson')}
          </button>
        </>
      )}
    </div>
  );
}
