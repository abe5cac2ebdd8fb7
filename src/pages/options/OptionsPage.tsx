import { message } from '../../platform/wording/message.ts';
import type { Notice, Tab } from './page.ts';

interface OptionsPageProps {
  tabs: readonly Tab[];
  current: Tab;
  query: string;
  notice: Notice;
  /** Whether some settings are not stored yet. */
  isHeld: boolean;
  onSearch(query: string): void;
}

/**
 * The header with tabs and search; below it, the current tab or, during a search, the matches of all tabs. The tabs are
 * links instead of an ARIA tab list, because each tab has an address and entries in the browser's history, and can be
 * opened in another window.
 */
export function OptionsPage({ tabs, current, query, notice, isHeld, onSearch }: OptionsPageProps) {
  const isSearching = query.trim() !== '';
  // ends the search even if the link leads to the current tab, in which case the address does not change
  const onLink = () => onSearch('');
  return (
    <>
      <header class="top">
        <img src="/icons/48.png" width="28" height="28" alt="Lectern" />
        <nav class="tabs" aria-label="Lectern">
          {tabs.map(({ id, label }) => (
            <a
              key={id}
              href={`#${id}`}
              onClick={onLink}
              ref={id === current.id ? intoView : null}
              // Scrolls a focused tab into view even if a part of it is visible already, which browsers do not do. Only
              // for keyboard focus, so that a click moves no tabs.
              onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && intoView(currentTarget)}
              {...(id === current.id && !isSearching && { 'aria-current': 'page' })}
            >
              {message(label)}
            </a>
          ))}
        </nav>
        <input
          type="search"
          class="search"
          aria-label={message('optionsSearch')}
          placeholder={message('optionsSearch')}
          value={query}
          onInput={(event) => onSearch(event.currentTarget.value)}
        />
      </header>
      <main class={isSearching ? 'page' : `page ${current.id}`}>
        {isHeld && <p class="held">{message('optionsHeld')}</p>}
        {isSearching ? (
          <Found tabs={[current, ...tabs.filter((tab) => tab !== current)]} query={query} onLink={onLink} />
        ) : (
          <Shown key={current.id} {...current} />
        )}
        <Said {...notice} />
      </main>
    </>
  );
}

/** Scrolls the line of tabs until the tab is in the middle. Does not scroll the page. */
function intoView(tab: HTMLAnchorElement | null): void {
  const line = tab?.parentElement;
  if (!line) return;
  const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;
  line.scrollLeft += middleOf(tab.getBoundingClientRect()) - middleOf(line.getBoundingClientRect());
}

function Shown({ label, title = label, about, view }: Tab) {
  return (
    <>
      <h1 tabIndex={-1}>{message(title)}</h1>
      {about && <p class="about">{message(about)}</p>}
      {view(null)}
    </>
  );
}

/** The search results, grouped by tab. The results of the current tab come first. */
function Found({ tabs, query, onLink }: Pick<OptionsPageProps, 'tabs' | 'query'> & { onLink(): void }) {
  const matches = matcher(query);
  const found = tabs
    .map(({ id, label, view }) => ({ id, label, parts: view(matches) }))
    .filter(({ parts }) => parts !== null);
  return (
    <>
      <h1 class="unseen" tabIndex={-1}>
        {message('optionsSearch')}
      </h1>
      {found.map(({ id, label, parts }) => (
        <div key={id} class={`found ${id}`}>
          <p class="from">
            <a href={`#${id}`} onClick={onLink}>
              {message(label)}
            </a>
          </p>
          {parts}
        </div>
      ))}
      {found.length === 0 && <p class="empty">{message('optionsNotFound', query.trim())}</p>}
    </>
  );
}

function Said({ said, back }: Notice) {
  return (
    <div class={said === '' ? 'said' : 'said shown'}>
      <span role="status">{said}</span>
      {back && (
        <button type="button" class="button" onClick={back.go}>
          {message(back.label)}
        </button>
      )}
    </div>
  );
}

/** Whether texts together contain all words of the query, ignoring case and accents. An empty query matches all. */
export function matcher(query: string): (...texts: readonly string[]) => boolean {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (...texts) => {
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
