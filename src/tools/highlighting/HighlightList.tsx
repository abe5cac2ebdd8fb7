import { useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '../../platform/wording/message.ts';
import { close } from '../../reader/components/icons.ts';
import { IconButton, TextButton } from '../../reader/components/TextButton.tsx';
import { letterOf, nameOf } from '../../store/highlights/types.ts';
import type { Desk } from './desk.ts';
import { PrivateText } from './PrivateText.tsx';
import { excerptOf, type Placed } from './painting.ts';

interface HighlightListProps {
  placed: readonly Placed[];
  desk: Desk;
  onAll(): void;
}

export function HighlightList(props: HighlightListProps) {
  const { placed, desk } = props;
  const box = useRef<HTMLElement>(null);
  const found = placed.filter(({ span }) => span !== null);
  const lost = placed.filter(({ span }) => span === null);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <section class="highlight-list" role="dialog" aria-labelledby="highlight-list-title" tabIndex={-1} ref={box}>
      <div class="head">
        <h2 id="highlight-list-title">{message('highlights')}</h2>
        {placed.length > 0 && <span class="counts">{placed.length}</span>}
        <IconButton icon={close} size={18} label={message('highlightClose')} onClick={() => desk.show(null)} />
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

function Items({ placed, desk }: HighlightListProps) {
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
                <TextButton class="quote" dir="auto" onClick={() => desk.goTo(highlight)} text={quote.exact} />
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
                  onClick={() => desk.edit(highlight)}
                  text={message('highlightEdit')}
                />
                <TextButton
                  class="quiet"
                  aria-label={message('highlightDeleteOf', name)}
                  onClick={() => desk.remove(highlight)}
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

function Footer({ placed, desk, onAll }: HighlightListProps) {
  return (
    <div class="foot">
      {desk.deleted && <TextButton class="button" onClick={() => desk.undo()} text={message('highlightUndo')} />}
      {placed.length > 0 && (
        <label>
          <input
            type="checkbox"
            checked={desk.isInExports}
            onChange={(event) => desk.setInExports(event.currentTarget.checked)}
          />
          {message('highlightsInExports')}
        </label>
      )}
      <TextButton class="quiet" onClick={onAll} text={message('highlightsAll')} />
    </div>
  );
}
