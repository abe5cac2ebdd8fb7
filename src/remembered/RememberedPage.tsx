import { FileChoice } from '../extension-page/FileChoice.tsx';
import { Said } from '../extension-page/Said.tsx';
import { counted, message } from '../wording/message.ts';
import { type Entry, entriesOf } from './entries.ts';
import { SiteEntry } from './SiteEntry.tsx';
import type { RememberedActions, RememberedProps } from './types.ts';

/** What Lectern remembers, site by site, with the ways to change it, to take it along and to forget it. */
export function RememberedPage({ state, actions }: RememberedProps) {
  const { sites, always, places, unread, query } = state;
  const entries = sites === null ? null : entriesOf(sites, always);
  return (
    <main class="page">
      <h1 tabIndex={-1}>
        <img src="/icons/48.png" width="28" height="28" alt="" />
        {message('rememberedTitle')}
      </h1>
      <p class="about">{message('rememberedAbout')}</p>
      <nav class="ways">
        <a href="/src/options/index.html">{message('rememberedOptions')}</a>
      </nav>
      {entries !== null && (
        <>
          <Tools entries={entries} hasFile={sites?.length !== 0} query={query} actions={actions} />
          {(entries.length > 0 || places.length === 0) && <Entries entries={entries} query={query} actions={actions} />}
        </>
      )}
      {places.length > 0 && <Places places={places} onForget={actions.forgetPlaces} />}
      {unread > 0 && <p class="quiet">{counted('rememberedUnread', unread)}</p>}
      <Said said={state.message} undoLabel={message('rememberedUndo')} onUndo={state.forgotten && actions.undo} />
    </main>
  );
}

interface ToolsProps {
  entries: readonly Entry[];
  query: string;
  actions: RememberedActions;
}

function Tools({ entries, hasFile, query, actions }: ToolsProps & { hasFile: boolean }) {
  return (
    <div class="tools">
      {entries.length > 0 && (
        <input
          type="search"
          class="search"
          aria-label={message('rememberedSearch')}
          placeholder={message('rememberedSearch')}
          value={query}
          onInput={(event) => actions.search(event.currentTarget.value)}
        />
      )}
      <FileChoice
        label={message('rememberedImport')}
        name={message('rememberedImportFile')}
        accept=".json,application/json"
        onChoose={actions.importFile}
      />
      {hasFile && (
        <button type="button" class="button" onClick={actions.exportFile}>
          {message('rememberedExport')}
        </button>
      )}
      {entries.length > 0 && (
        <button type="button" class="button" onClick={actions.forgetAll}>
          {message('rememberedForgetAll')}
        </button>
      )}
      {entries.some(({ always }) => always.length > 0) && <p class="quiet">{message('rememberedFiles')}</p>}
    </div>
  );
}

function Entries({ entries, query, actions }: ToolsProps) {
  if (entries.length === 0)
    return (
      <div class="empty">
        <p>{message('rememberedNothing')}</p>
        <p class="quiet">{message('rememberedHow')}</p>
      </div>
    );
  const wanted = query.trim().toLowerCase();
  const found = entries.filter(({ site }) => site.includes(wanted));
  if (found.length === 0) return <p class="empty">{message('rememberedNotFound', query.trim())}</p>;
  return (
    <>
      {found.map((entry) => (
        <SiteEntry key={entry.site} entry={entry} actions={actions} />
      ))}
    </>
  );
}

/** Where the user was in articles: folded, as it is a list of what they have read. */
function Places({ places, onForget }: { places: readonly string[]; onForget(): void }) {
  return (
    <section class="site" aria-labelledby="places">
      <div class="head">
        <h2 id="places">{message('settingKeepPlaces')}</h2>
        <button type="button" class="button quiet" onClick={onForget}>
          {message('rememberedForgetPlaces')}
        </button>
      </div>
      <details class="places">
        <summary>{counted('rememberedPlaces', places.length)}</summary>
        <ul>
          {places.map((address) => (
            <li key={address}>
              <bdi class="address">{address}</bdi>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
