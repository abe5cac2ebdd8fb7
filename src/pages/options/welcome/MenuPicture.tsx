import { algorithmInfos } from '../../../algorithms/index.ts';
import { message } from '../../../platform/wording/message.ts';

/** Rows of the drawing. */
const SHOWN = 4;

/** The reader's menu of algorithms, drawn: the first of them with the keys that choose them, the second one just chosen. */
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
