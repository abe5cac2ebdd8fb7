import { type Entry, entriesOf } from './entries.ts';
import { SiteEntry } from './SiteEntry.tsx';
import type { RememberedActions, RememberedProps } from './types.ts';

/** What Lectern remembers, site by site, with the ways to change it, to take it along and to forget it. */
export function RememberedPage({ state, actions }: RememberedProps) {
  const { sites, always, unread, query } = state;
  const entries = sites === null ? null : entriesOf(sites, always);
  return (
    <main class="page">
      <h1 tabIndex={-1}>
        <img src="/icons/48.png" width="28" height="28" alt="" />
        What Lectern remembers
      </h1>
      <p class="about">
        What you asked for on a site is done again on its other pages. It stays on this device. Of a correction Lectern
        keeps what the box is like and where it stands, not what it says.
      </p>
      {entries !== null && (
        <>
          <Tools entries={entries} hasFile={sites?.length !== 0} query={query} actions={actions} />
          <Entries entries={entries} query={query} actions={actions} />
        </>
      )}
      {unread > 0 && (
        <p class="quiet">
          {unread === 1 ? '1 more site is' : `${unread} more sites are`} remembered by another version of Lectern, and
          kept for it.
        </p>
      )}
      <Said state={state} actions={actions} />
    </main>
  );
}

interface ToolsProps {
  entries: readonly Entry[];
  query: string;
  actions: RememberedActions;
}

function Tools({ entries, hasFile, query, actions }: ToolsProps & { hasFile: boolean }) {
  const choose = (event: Event & { currentTarget: HTMLInputElement }) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file) actions.importFile(file);
    // the same file can be chosen once more
    input.value = '';
  };
  return (
    <div class="tools">
      {entries.length > 0 && (
        <input
          type="search"
          class="search"
          aria-label="Find a site"
          placeholder="Find a site"
          value={query}
          onInput={(event) => actions.search(event.currentTarget.value)}
        />
      )}
      <label class="button">
        Import
        <input
          type="file"
          class="hidden"
          accept=".json,application/json"
          aria-label="Import a file"
          onChange={choose}
        />
      </label>
      {hasFile && (
        <button type="button" class="button" onClick={actions.exportFile}>
          Export
        </button>
      )}
      {entries.length > 0 && (
        <button type="button" class="button" onClick={actions.forgetAll}>
          Forget all
        </button>
      )}
      {entries.some(({ always }) => always.length > 0) && (
        <p class="quiet">Files leave out which sites open by themselves: that permission stays in this browser.</p>
      )}
    </div>
  );
}

function Entries({ entries, query, actions }: ToolsProps) {
  if (entries.length === 0)
    return (
      <div class="empty">
        <p>Nothing is remembered yet.</p>
        <p class="quiet">
          Correct an article in the reader and press “Remember for this site”: it is listed here, and done again on the
          site’s next page. A site that is always read is listed here too.
        </p>
      </div>
    );
  const wanted = query.trim().toLowerCase();
  const found = entries.filter(({ site }) => site.includes(wanted));
  if (found.length === 0) return <p class="empty">No site is called “{query.trim()}”.</p>;
  return (
    <>
      {found.map((entry) => (
        <SiteEntry key={entry.site} entry={entry} actions={actions} />
      ))}
    </>
  );
}

/** What has happened, with the way back. */
function Said({ state: { message, forgotten }, actions }: RememberedProps) {
  return (
    <div class={message === '' ? 'said' : 'said shown'}>
      <span role="status">{message}</span>
      {forgotten !== null && (
        <button type="button" class="button" onClick={actions.undo}>
          Undo
        </button>
      )}
    </div>
  );
}
