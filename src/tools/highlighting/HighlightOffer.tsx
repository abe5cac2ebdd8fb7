import { message } from '../../platform/wording/message.ts';
import { Icon } from '../../reader/components/Icon.tsx';
import { highlight } from '../../reader/components/icons.ts';
import type { OfferPlace } from './offering.ts';

/** Shown while something is selected. Takes no focus, because the selection would be lost before the press. */
export function HighlightOffer({ place, onMake }: { place: OfferPlace; onMake(): void }) {
  return (
    <button
      type="button"
      class={place ? 'highlight-offer' : 'highlight-offer at-foot'}
      style={place ? { left: `${place.x}px`, top: `${place.y}px` } : {}}
      aria-label={message('highlight')}
      title={message('highlight')}
      onPointerDown={(event: PointerEvent) => event.preventDefault()}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={onMake}
    >
      <Icon path={highlight} size={18} />
      {place ? <b class="key-name">H</b> : <span>{message('highlight')}</span>}
    </button>
  );
}
