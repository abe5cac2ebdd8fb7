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

/** Colour and note of one highlight. */
export function HighlightStrip({ highlight, onColour, onNote, onDelete, onDone }: HighlightStripProps) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef('');
  const { id, colour, note } = highlight;
  useLayoutEffect(() => {
    // with the keyboard on a colour, on the one that holds
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    const isElsewhere = shown.current === id && !root?.activeElement?.matches('.highlight-colours input');
    shown.current = id;
    if (!isElsewhere) box.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, [id, colour]);
  return (
    <section class="strip highlight-strip" aria-label={message('highlight')} ref={box}>
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
