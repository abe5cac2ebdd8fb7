import { FileChoice } from '../extension-page/FileChoice.tsx';
import { Said } from '../extension-page/Said.tsx';
import { percent } from '../shared/judgement.ts';
import { counted, message } from '../wording/message.ts';
import { countOf, findHighlights, firstOf, sitesOf } from './find.ts';
import { PageEntry } from './PageEntry.tsx';
import type { HighlightsProps } from './types.ts';

/** All highlights, page by page, with the ways to find, change and delete them, and to take them along. */
export function HighlightsPage({ state, actions }: HighlightsProps) {
  const { pages, unread } = state;
  return (
    <main class="page">
      <h1 tabIndex={-1}>
        <img src="/icons/48.png" width="28" height="28" alt="" />
        {message('highlights')}
      </h1>
      <p class="about">{message('highlightsPageAbout')}</p>
      {pages !== null && (
        <>
          <Tools state={state} actions={actions} />
          <Entries state={state} actions={actions} />
        </>
      )}
      {unread > 0 && <p class="quiet">{counted('highlightsPageUnread', unread)}</p>}
      <Outcome state={state} actions={actions} />
    </main>
  );
}

/** What has happened, or is going on, with the way back. */
function Outcome({ state, actions }: HighlightsProps) {
  const { importShare, deleted } = state;
  if (importShare === null)
    return <Said said={state.message} undoLabel={message('highlightUndo')} onUndo={deleted && actions.undo} />;
  return (
    <Said
      said={message('highlightsPageImporting', percent(importShare))}
      undoLabel={message('highlightsPageCancel')}
      onUndo={actions.cancelImport}
    />
  );
}

function Tools({ state, actions }: HighlightsProps) {
  const { pages, query, site } = state;
  const sites = sitesOf(pages ?? []);
  const hasSome = sites.length > 0;
  return (
    <div class="tools">
      {hasSome && (
        <input
          type="search"
          class="search"
          aria-label={message('highlightsPageSearch')}
          placeholder={message('highlightsPageSearch')}
          value={query}
          onInput={(event) => actions.search(event.currentTarget.value)}
        />
      )}
      {sites.length > 1 && (
        <select
          aria-label={message('highlightsPageSite')}
          value={site}
          onChange={(event) => actions.chooseSite(event.currentTarget.value)}
        >
          <option value="">{message('highlightsPageAllSites')}</option>
          {sites.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      )}
      <FileChoice
        label={message('highlightsPageImport')}
        accept=".json,.md,application/json,text/markdown"
        onChoose={actions.importFile}
      />
      {hasSome && (
        <>
          <button type="button" class="button" onClick={() => actions.exportFile('markdown')}>
            {message('highlightsPageMarkdown')}
          </button>
          <button type="button" class="button" onClick={() => actions.exportFile('json')}>
            {message('highlightsPageJson')}
          </button>
        </>
      )}
    </div>
  );
}

function Entries({ state, actions }: HighlightsProps) {
  const all = state.pages ?? [];
  if (all.length === 0)
    return (
      <div class="empty">
        <p>{message('highlightsPageNone')}</p>
        <p class="quiet">{message('highlightsPageHow')}</p>
      </div>
    );
  const found = findHighlights(all, state.query, state.site);
  const more = countOf(found) - state.most;
  if (found.length === 0) return <p class="empty">{message('highlightsPageNothing')}</p>;
  return (
    <>
      {firstOf(found, state.most).map((page) => (
        <PageEntry key={page.address} page={page} editing={state.editing} actions={actions} />
      ))}
      {more > 0 && (
        <button type="button" class="button more" onClick={actions.showMore}>
          {counted('highlightsPageMore', more)}
        </button>
      )}
    </>
  );
}
