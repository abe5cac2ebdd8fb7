import { message } from '../../../platform/wording/message.ts';
import type { MissingPictureProps } from '../../state/view.ts';
import { Icon } from '../Icon.tsx';
import { picture } from '../icons.ts';
import { repeats } from './repeats.ts';

/** An icon for a missing picture, with its description unless the caption repeats it. */
export function MissingPicture({ alt, caption }: MissingPictureProps) {
  const words = repeats(alt, caption) ? '' : alt;
  return (
    <span role="img" aria-label={words || message('picture')}>
      <Icon path={picture} size={16} />
      {words}
    </span>
  );
}
