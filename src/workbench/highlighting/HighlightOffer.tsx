import { Icon } from '../../reader/components/Icon.tsx';
import { message } from '../../wording/message.ts';
import type { OfferPlace } from './offering.ts';

const PEN = 'M12 4.5l3.5 3.5-6.5 6.5H5.5V11zM4 17h12';

/** While something is selected. It takes no focus, or the selection would be gone before it is pressed. */
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
      <Icon path={PEN} size={18} />
      {place ? <b class="key-name">H</b> : <span>{message('highlight')}</span>}
    </button>
  );
}
