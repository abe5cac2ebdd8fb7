import { algorithmInfos } from '../../../algorithms/index.ts';
import { message } from '../../../platform/wording/message.ts';

/** Number of rows in the drawing. */
const SHOWN = 4;

/** A drawing of the reader's algorithm menu: the first few algorithms with their keys, the second one selected. */
export function MenuPicture() {
  return (
    <div class="picture menu" role="img" aria-label={message('welcomeChoosePicture')}>
      {algorithmInfos.slice(0, SHOWN).map(({ id, label }, index) => (
        <span key={id} class={index === 1 ? 'chosen' : ''}>
          <i />
          <b>{label}</b>
          <kbd class="cap">{index + 1}</kbd>
        </span>
      ))}
    </div>
  );
}
