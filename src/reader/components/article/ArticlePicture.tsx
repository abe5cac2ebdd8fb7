import { h } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { message } from '../../../platform/wording/message.ts';
import { EmbedLink } from './ArticleLink.tsx';
import { isWorthEnlarging, Missing, ShowPicture } from './pictures.ts';

interface ImageProps {
  src: string;
  alt?: string;
  width?: number;
  height?: number;
}

/**
 * A picture of the article; a large one opens in the lightbox. A picture that does not load leaves no gap: pages with
 * lazy loading often have addresses of pictures that never load.
 */
export function ArticlePicture(props: ImageProps) {
  const show = useContext(ShowPicture);
  const isStill = useContext(EmbedLink) !== null;
  const [state, setState] = useState<'coming' | 'here'>('coming');
  /** Caption of the figure if the picture did not load; null otherwise. */
  const [caption, setCaption] = useState<string | null>(null);
  const { src, alt = '', width, height } = props;
  const MissingPicture = useContext(Missing);
  if (caption !== null)
    return <span class="missing">{MissingPicture && <MissingPicture alt={alt} caption={caption} />}</span>;
  const open = () => show(src);
  // `loading` is first: Preact sets properties in order, and browsers fetch `src` at once if it is set before
  // `loading`.
  return h('img', {
    loading: 'lazy',
    decoding: 'async',
    alt: '',
    ...props,
    class: state,
    onLoad: () => setState('here'),
    onError: ({ currentTarget }: Event) => setCaption(captionOf(currentTarget as Element)),
    ...(!isStill && isWorthEnlarging(width, height) && enlargeable(alt, open)),
  });
}

const captionOf = (image: Element) => image.closest('figure')?.querySelector('figcaption')?.textContent ?? '';

/**
 * Returns attributes that make the `<img>` a button: a `<button>` around the picture would be selected and copied
 * together with the picture.
 */
function enlargeable(alt: string, open: () => void) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-haspopup': 'dialog' as const,
    // A control needs a name; an empty alternative text would hide the image from screen readers.
    ...(alt === '' && { alt: undefined, 'aria-label': message('picture') }),
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      open();
    },
  };
}
