import { useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '../../platform/wording/message.ts';
import { TextButton } from '../../reader/components/TextButton.tsx';
import { COLOURS, type Highlight, LONGEST_NOTE, letterOf, nameOf } from '../../store/highlights/types.ts';
import { placeBeside } from '../place-beside.ts';
import type { Desk } from './desk.ts';
import { PrivateField } from './PrivateText.tsx';

interface HighlightBubbleProps {
  highlight: Highlight;
  desk: Desk;
}

/** Keys that work in the open bubble: H highlights the selected text; the letter of a color chooses the color. */
const ONLY_KEYS = () => ['h', ...COLOURS.map((colour) => letterOf(colour).toLowerCase())].join('');

/** On touch screens, the note's field gets no focus, because the on-screen keyboard would cover half of the text. */
const isByTouch = () => matchMedia('(pointer: coarse)').matches;

/** The note's field gets the focus, so that letters go into the note and are not commands. */
export function HighlightBubble({ highlight, desk }: HighlightBubbleProps) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef('');
  const { id, colour } = highlight;
  const isRemoved = highlight === desk.deleted;
  usePlace(box, () => desk.linesOf(highlight));
  useLayoutEffect(() => {
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    const state = `${id} ${isRemoved}`;
    const isNew = shown.current !== state;
    shown.current = state;
    // If the bubble was open and a color has the focus, the focus moves to the color that is now checked.
    if (!isNew && !root?.activeElement?.matches('.highlight-colours input')) return;
    const wanted = isRemoved ? '.button' : isNew && !isByTouch() ? '.note-field' : 'input:checked';
    box.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  }, [id, colour, isRemoved]);
  return (
    <section
      class="highlight-bubble"
      role="dialog"
      aria-label={message('highlight')}
      data-only-keys={ONLY_KEYS()}
      ref={box}
    >
      {isRemoved ? (
        <p>
          <span role="status">{message('saidRemoved')}</span>
          <TextButton class="button" onClick={() => desk.undo()} text={message('highlightUndo')} />
        </p>
      ) : (
        <Fields highlight={highlight} desk={desk} />
      )}
    </section>
  );
}

function Fields({ highlight, desk }: HighlightBubbleProps) {
  const { id, colour, note } = highlight;
  return (
    <>
      <fieldset class="highlight-colours">
        <legend class="heard">{message('highlightColour')}</legend>
        {COLOURS.map((one) => (
          <label key={one} data-colour={one} title={nameOf(one)}>
            <input
              type="radio"
              name="lectern-highlight-colour"
              aria-label={nameOf(one)}
              checked={one === colour}
              onChange={() => desk.setColour(highlight, one)}
            />
            <span class="highlight-disc" aria-hidden="true">
              {letterOf(one)}
            </span>
          </label>
        ))}
      </fieldset>
      <PrivateField
        key={id}
        label={message('highlightNote')}
        hint={message('highlightNoteHint')}
        value={note}
        longest={LONGEST_NOTE}
        onInput={(written) => desk.writeNote(id, written)}
      />
      <p>
        <TextButton class="quiet" onClick={() => desk.remove(highlight)} text={message('editRemove')} />
        <TextButton class="button" onClick={() => desk.show(null)} text={message('highlightDone')} />
      </p>
    </>
  );
}

/** Places the bubble when it opens (and scrolls it into view), and again when it or the article is resized. */
function usePlace(box: { readonly current: HTMLElement | null }, lines: () => readonly DOMRect[]): void {
  const find = useRef(lines);
  find.current = lines;
  useLayoutEffect(() => {
    const card = box.current;
    if (!card) return;
    placeBeside(card, { about: find.current(), otherwise: 'below' });
    const place = () => {
      const about = find.current();
      // The bubble stays where it is if the text no longer contains the highlighted words.
      if (about.length > 0) placeBeside(card, { about, otherwise: 'below' });
    };
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const observer = new ResizeObserver(place);
    const article = card.closest('dialog')?.querySelector('.article');
    for (const element of [card, article]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
