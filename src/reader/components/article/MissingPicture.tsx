import { likenessOf, wordsOf } from '../../../article/metadata/likeness.ts';
import { message } from '../../../platform/wording/message.ts';
import { foldForComparison } from '../../../shared/text.ts';
import { Icon } from '../Icon.tsx';
import { picture } from '../icons.ts';

export function MissingPicture({ alt, caption }: { alt: string; caption: string }) {
  const words = repeats(alt, caption) ? '' : alt;
  return (
    <span role="img" aria-label={words || message('picture')}>
      <Icon path={picture} size={16} />
      {words}
    </span>
  );
}

/** Minimum likeness (`likenessOf`, 0 to 1) at which an alternative text repeats the caption, and is not shown. */
const SAME = 0.7;

export function repeats(description: string, caption: string): boolean {
  if (foldForComparison(caption).includes(foldForComparison(description))) return true;
  return likenessOf(wordsOf(description), wordsOf(caption)) >= SAME;
}
