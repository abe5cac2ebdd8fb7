import { message } from '../../platform/wording/message.ts';
import type { Notice } from './page.ts';

/** The status line with its button. */
export function Said({ said, back }: Notice) {
  return (
    <div class={said === '' ? 'said' : 'said shown'}>
      <span role="status">{said}</span>
      {back && (
        <button type="button" class="button" onClick={back.go}>
          {message(back.label)}
        </button>
      )}
    </div>
  );
}
