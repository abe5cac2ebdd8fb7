import type { Offer } from '../../engine/types.ts';
import { inOurLanguage } from '../../platform/wording/message.ts';
import type { ReaderViewProps } from '../state/view.ts';
import { TextButton } from './TextButton.tsx';

export function Offers({ state, place, dispatch }: ReaderViewProps & { place: Offer['place'] }) {
  const here = state.offers.filter((offer) => offer.place === place);
  if (here.length === 0) return null;
  return (
    <div class={`offers offers-${place}`} {...inOurLanguage()}>
      {here.map(({ id, text, label, href, rel, isBusy = false }) => (
        <p key={id} class="offer">
          {text !== '' && <span dir="auto">{text}</span>}
          {href && (
            <a class="quiet" href={href} {...(rel ? { rel } : { target: '_blank', rel: 'noreferrer' })}>
              {label}
            </a>
          )}
          {label !== '' && !href && (
            <TextButton
              class="quiet"
              dir="auto"
              disabled={isBusy}
              onClick={() => dispatch({ type: 'offer-accepted', offer: id })}
              text={label}
            />
          )}
        </p>
      ))}
    </div>
  );
}
