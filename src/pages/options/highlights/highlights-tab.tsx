import { useLayoutEffect, useRef } from 'preact/hooks';
import { counted, message } from '../../../platform/wording/message.ts';
import { shortened } from '../../../shared/text.ts';
import {
  type Highlight,
  type HighlightedPage,
  LONGEST_NOTE,
  letterOf,
  nameOf,
} from '../../../store/highlights/types.ts';
import { countOf, findHighlights, firstOf, siteOfPage } from '../find.ts';
import { Button, draw, FileChoice, type Tab } from '../page.tsx';
import { edit, exportFile, follow, importHighlights, kept, remove, setNote } from './kept.ts';

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
      {more > 0 && <Button kind="button more" text={counted('highlightsPageMore', more)} onClick={showMore} />}
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
          <Button text={message('highlightsPageMarkdown')} onClick={() => exportFile('markdown')} />
          <Button text={message('highlightsPageJson')} onClick={() => exportFile('json')} />
        </>
      )}
    </div>
  );
}

/** The highlights of one page. The page's address is safe as a link, because only http and https are stored. */
function PageEntry({ page }: { page: HighlightedPage }) {
  const { address, title, highlights } = page;
  const name = title || address;
  const heading = `page-${address}`;
  return (
    <section class="site" aria-labelledby={heading}>
      <div class="head">
        <h2 id={heading} class="what">
          <a href={address} target="_blank" rel="noopener noreferrer" dir="auto">
            {name}
          </a>
          <small>{siteOfPage(page)}</small>
        </h2>
        <Button
          kind="button quiet"
          text={message('highlightsPageDeleteAll')}
          name={message('highlightDeleteOf', name)}
          onClick={() => remove(page, highlights)}
        />
      </div>
      <ul>
        {highlights.map((highlight) => (
          <Row key={highlight.id} page={page} highlight={highlight} />
        ))}
      </ul>
    </section>
  );
}

function Row({ page, highlight }: { page: HighlightedPage; highlight: Highlight }) {
  const { id, colour, note, quote } = highlight;
  const isEditing = id === kept.edited;
  const name = shortened(quote.exact, 60);
  return (
    <li data-colour={colour}>
      <span class="letter" role="img" aria-label={nameOf(colour)}>
        {letterOf(colour)}
      </span>
      <div class="what">
        <q dir="auto">{quote.exact}</q>
        {isEditing ? (
          <NoteField note={kept.unsaved.get(id) ?? note} onDone={(text) => setNote(page, highlight, text)} />
        ) : (
          note !== '' && (
            <p class="note" dir="auto">
              {note}
            </p>
          )
        )}
      </div>
      <div class="does">
        <Button
          kind="button quiet"
          text={message('highlightNote')}
          name={message('highlightEditOf', name)}
          aria-expanded={isEditing}
          onClick={() => edit(isEditing ? '' : id)}
        />
        <Button
          kind="button quiet"
          text={message('highlightDelete')}
          name={message('highlightDeleteOf', name)}
          onClick={() => remove(page, [highlight])}
        />
      </div>
    </li>
  );
}

/** The field for a note; stores the note when the focus leaves. */
function NoteField({ note, onDone }: { note: string; onDone(note: string): void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <textarea
      ref={field}
      aria-label={message('highlightNote')}
      maxLength={LONGEST_NOTE}
      dir="auto"
      onBlur={(event) => onDone(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    >
      {note}
    </textarea>
  );
}
