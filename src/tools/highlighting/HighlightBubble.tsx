import { useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '../../platform/wording/message.ts';
import { letterOf, nameOf } from '../../store/highlights/colours.ts';
import { COLOURS, type Highlight, type HighlightColour, LONGEST_NOTE } from '../../store/highlights/types.ts';
import { placeBeside } from '../place-beside.ts';
import { PrivateField } from './PrivateText.tsx';

interface HighlightBubbleProps {
  highlight: Highlight;
  /** It was just removed and can be restored. */
  isRemoved: boolean;
  /** Returns the boxes of its lines in the window; none if its words are not in the text. */
  lines(): readonly DOMRect[];
  onColour(colour: HighlightColour): void;
  onNote(note: string): void;
  onRemove(): void;
  onUndo(): void;
  onDone(): void;
}

/** Keys that the reader handles in the bubble: H makes another highlight, the letters of the colours choose one. */
const ONLY_KEYS = () => ['h', ...COLOURS.map((colour) => letterOf(colour).toLowerCase())].join('');

/** Whether the main pointer is a finger: focusing the note would open the on-screen keyboard over half of the text. */
const isByTouch = () => matchMedia('(pointer: coarse)').matches;

/**
 * Shows colour and note of one highlight beside its words. The focus starts in the note, and letters are not commands.
 */
export function HighlightBubble({ isRemoved, lines, ...props }: HighlightBubbleProps) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef('');
  const { id, colour } = props.highlight;
  usePlace(box, lines);
  useLayoutEffect(() => {
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    const state = `${id} ${isRemoved}`;
    const isNew = shown.current !== state;
    shown.current = state;
    // if the focus is on a colour, it moves to the checked one
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
          <button type="button" class="button" onClick={props.onUndo}>
            {message('highlightUndo')}
          </button>
        </p>
      ) : (
        <Fields {...props} />
      )}
    </section>
  );
}

function Fields({ highlight, onColour, onNote, onRemove, onDone }: Omit<HighlightBubbleProps, 'isRemoved' | 'lines'>) {
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
              onChange={() => onColour(one)}
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
        onInput={onNote}
      />
      <p>
        <button type="button" class="quiet" onClick={onRemove}>
          {message('editRemove')}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {message('highlightDone')}
        </button>
      </p>
    </>
  );
}

/**
 * Places the bubble beside its words, and again when bubble or article change their size; scrolls it into view once.
 */
function usePlace(box: { readonly current: HTMLElement | null }, lines: () => readonly DOMRect[]): void {
  const find = useRef(lines);
  find.current = lines;
  useLayoutEffect(() => {
    const card = box.current;
    if (!card) return;
    placeBeside(card, { about: find.current(), otherwise: 'below' });
    const place = () => {
      const about = find.current();
      // without words the bubble stays where it is
      if (about.length > 0) placeBeside(card, { about, otherwise: 'below' });
    };
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const observer = new ResizeObserver(place);
    const article = card.closest('dialog')?.querySelector('.article');
    for (const element of [card, article]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
