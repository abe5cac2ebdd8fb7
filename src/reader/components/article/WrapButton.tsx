import { useState } from 'preact/hooks';
import { message } from '../../../platform/wording/message.ts';
import { Icon } from '../Icon.tsx';
import { wrap } from '../icons.ts';

/** Toggles line wrapping in the block of code before it. */
export function WrapButton() {
  const [isWrapped, setWrapped] = useState(false);
  const toggle = ({ currentTarget }: Event) => {
    (currentTarget as Element).parentElement?.querySelector('pre')?.classList.toggle('wrapped', !isWrapped);
    setWrapped(!isWrapped);
  };
  return (
    <button
      type="button"
      class="piece-copy piece-wrap"
      aria-label={message('wrapLines')}
      aria-pressed={isWrapped}
      title={message('wrapLines')}
      onClick={toggle}
    >
      <Icon path={wrap} size={16} />
    </button>
  );
}
