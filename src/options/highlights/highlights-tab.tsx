import type { HighlightedPage } from '../../highlights/types.ts';
import { counted, message } from '../../wording/message.ts';
import { FileChoice } from '../FileChoice.tsx';
import { draw } from '../page.ts';
import { matcher } from '../search.ts';
import type { Tab } from '../tab.ts';
import { countOf, findHighlights, firstOf, sitesOf } from './find.ts';
import { exportFile, follow, importHighlights, kept } from './kept.ts';
import { PageEntry } from './PageEntry.tsx';

/** How many highlights are listed at first, and how many more at a press. */
const STEP = 200;

let most = STEP;
/** The site whose highlights are listed; '' for all. */
let chosenSite = '';

/** All highlights, page by page, with the ways to change, delete and take them along. */
export const highlightsTab: Tab = {
  id: 'highlights',
  label: 'highlights',
  about: 'highlightsPageAbout',
  start: follow,
  view(search) {
    const { pages, unread } = kept;
    if (pages === null) return null;
    const site = search || !sitesOf(pages).includes(chosenSite) ? '' : chosenSite;
    const found = findHighlights(pages, search ?? matcher(''), site);
    if (search) return found.length === 0 ? null : <List pages={found} />;
    return (
      <>
        <Tools pages={pages} site={site} />
        <List pages={found} />
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

function show(change: { most: number; site: string }): void {
  most = change.most;
  chosenSite = change.site;
  draw();
}

function List({ pages }: { pages: readonly HighlightedPage[] }) {
  const more = countOf(pages) - most;
  return (
    <>
      {firstOf(pages, most).map((page) => (
        <PageEntry key={page.address} page={page} />
      ))}
      {more > 0 && (
        <button type="button" class="button more" onClick={() => show({ most: most + STEP, site: chosenSite })}>
          {counted('highlightsPageMore', more)}
        </button>
      )}
    </>
  );
}

function Tools({ pages, site }: { pages: readonly HighlightedPage[]; site: string }) {
  const sites = sitesOf(pages);
  return (
    <div class="tools">
      {sites.length > 1 && (
        <select
          aria-label={message('highlightsPageSite')}
          value={site}
          onChange={(event) => show({ most: STEP, site: event.currentTarget.value })}
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
        label={message('optionsImport')}
        accept=".json,.md,application/json,text/markdown"
        onChoose={importHighlights}
      />
      {sites.length > 0 && (
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
