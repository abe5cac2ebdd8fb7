import { useLayoutEffect, useRef } from 'preact/hooks';
import { letterOf, nameOf } from '../../highlights/colours.ts';
import { COLOURS, type Colour, type Highlight, LONGEST_NOTE } from '../../highlights/types.ts';
import { message } from '../../wording/message.ts';
import { PrivateField } from './PrivateText.tsx';

interface HighlightStripProps {
  highlight: Highlight;
  onColour(colour: Colour): void;
  onNote(note: string): void;
  onDelete(): void;
  onDone(): void;
}

/** H makes another highlight, and the letters of the colours choose one. */
const ONLY_KEYS = () => ['h', ...COLOURS.map((colour) => letterOf(colour).toLowerCase())].join('');

/** A field with the caret brings up the keyboard on the screen, over half of the text. */
const isByTouch = () => matchMedia('(pointer: coarse)').matches;

/** Colour and note of one highlight. The caret is in the note, and what is typed beside it does nothing else. */
export function HighlightStrip({ highlight, onColour, onNote, onDelete, onDone }: HighlightStripProps) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef('');
  const { id, colour, note } = highlight;
  useLayoutEffect(() => {
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    const isNew = shown.current !== id;
    shown.current = id;
    // with the keyboard on a colour, on the one that holds
    if (!isNew && !root?.activeElement?.matches('.highlight-colours input')) return;
    const wanted = isNew && !isByTouch() ? '.note-field' : 'input:checked';
    box.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  }, [id, colour]);
  return (
    <section class="strip highlight-strip" aria-label={message('highlight')} data-only-keys={ONLY_KEYS()} ref={box}>
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
            <span aria-hidden="true">{letterOf(one)}</span>
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
      <span class="pair">
        <button type="button" class="quiet" onClick={onDelete}>
          {message('highlightDelete')}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {message('highlightDone')}
        </button>
      </span>
    </section>
  );
}
