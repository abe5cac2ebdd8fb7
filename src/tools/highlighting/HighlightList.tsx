import { useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '../../platform/wording/message.ts';
import { close } from '../../reader/components/icons.ts';
import { IconButton, TextButton } from '../../reader/components/TextButton.tsx';
import { type Highlight, letterOf, nameOf } from '../../store/highlights/types.ts';
import { PrivateText } from './PrivateText.tsx';
import { excerptOf, type Placed } from './painting.ts';

export interface HighlightListProps {
  /** The highlights in text order; those whose words are not in the text come last. */
  placed: readonly Placed[];
  /** Whether Undo can restore the last deleted highlight. */
  canUndo: boolean;
  isInExports: boolean;
  onGo(highlight: Highlight): void;
  onEdit(highlight: Highlight): void;
  onDelete(highlight: Highlight): void;
  onUndo(): void;
  onExports(isIn: boolean): void;
  onAll(): void;
  onClose(): void;
}

export function HighlightList(props: HighlightListProps) {
  const { placed, onClose } = props;
  const box = useRef<HTMLElement>(null);
  const found = placed.filter(({ span }) => span !== null);
  const lost = placed.filter(({ span }) => span === null);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <section class="highlight-list" role="dialog" aria-labelledby="highlight-list-title" tabIndex={-1} ref={box}>
      <div class="head">
        <h2 id="highlight-list-title">{message('highlights')}</h2>
        {placed.length > 0 && <span class="counts">{placed.length}</span>}
        <IconButton icon={close} size={18} label={message('highlightClose')} onClick={onClose} />
      </div>
      {placed.length === 0 && <p class="none">{message('highlightsNone')}</p>}
      <Items {...props} placed={found} />
      {lost.length > 0 && (
        <>
          <h3>{message('highlightsLost')}</h3>
          <p class="none">{message('highlightsLostWhy')}</p>
          <Items {...props} placed={lost} />
        </>
      )}
      <Footer {...props} />
    </section>
  );
}

function Items({ placed, onGo, onEdit, onDelete }: HighlightListProps) {
  if (placed.length === 0) return null;
  return (
    <ol>
      {placed.map(({ highlight, span }) => {
        const { id, colour, note, quote } = highlight;
        const name = excerptOf(highlight);
        return (
          <li key={id} data-colour={colour}>
            <span class="highlight-disc" role="img" aria-label={nameOf(colour)}>
              {letterOf(colour)}
            </span>
            <div class="what">
              {span ? (
                <TextButton class="quote" dir="auto" onClick={() => onGo(highlight)} text={quote.exact} />
              ) : (
                <q class="quote" dir="auto">
                  {quote.exact}
                </q>
              )}
              {note !== '' && <PrivateText text={note} />}
              <p class="does">
                <TextButton
                  class="quiet"
                  aria-label={message('highlightEditOf', name)}
                  onClick={() => onEdit(highlight)}
                  text={message('highlightEdit')}
                />
                <TextButton
                  class="quiet"
                  aria-label={message('highlightDeleteOf', name)}
                  onClick={() => onDelete(highlight)}
                  text={message('highlightDelete')}
                />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Footer({ placed, canUndo, isInExports, onUndo, onExports, onAll }: HighlightListProps) {
  return (
    <div class="foot">
      {canUndo && <TextButton class="button" onClick={onUndo} text={message('highlightUndo')} />}
      {placed.length > 0 && (
        <label>
          <input type="checkbox" checked={isInExports} onChange={(event) => onExports(event.currentTarget.checked)} />
          {message('highlightsInExports')}
        </label>
      )}
      <TextButton class="quiet" onClick={onAll} text={message('highlightsAll')} />
    </div>
  );
}
