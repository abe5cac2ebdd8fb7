import type { Root } from 'hast';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { direction, message } from '../../platform/wording/message.ts';
import { picturesOf } from './article/ArticlePicture.tsx';
import * as icons from './icons.ts';
import { IconButton } from './TextButton.tsx';

interface LightboxProps {
  tree: Root;
  src: string;
  /** Shows the picture with this address; null closes the lightbox. */
  onShow(src: string | null): void;
}

/** Shows a picture of the article as large as the window, over everything else; arrow keys show the other pictures. */
export function Lightbox({ tree, src, onShow }: LightboxProps) {
  const pictures = picturesOf(tree);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  const index = pictures.findIndex((picture) => picture.src === src);
  const picture = pictures[index];
  const onClose = () => onShow(null);
  // Closes the lightbox if the article has changed and no longer contains the picture.
  useEffect(() => {
    if (index < 0) onShow(null);
  }, [index]);
  if (!picture) return null;
  const step = (by: number) => {
    const next = pictures[index + by];
    if (next) onShow(next.src);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const onwards = direction() === 'rtl' ? -1 : 1;
    const by = { ArrowRight: onwards, ArrowLeft: -onwards, PageDown: 1, PageUp: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('figcaption, button')) onClose();
  };
  return (
    <div
      class="lightbox"
      role="dialog"
      aria-modal="true"
      aria-label={message('pictureOf', index + 1, pictures.length)}
      tabIndex={-1}
      ref={box}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <figure>
        <img key={picture.src} src={picture.src} alt={picture.alt} />
        {picture.caption && <figcaption dir="auto">{picture.caption}</figcaption>}
      </figure>
      <LightboxBar index={index} count={pictures.length} onStep={step} onClose={onClose} />
    </div>
  );
}

interface LightboxBarProps {
  index: number;
  count: number;
  onStep(by: number): void;
  onClose(): void;
}

function LightboxBar({ index, count, onStep, onClose }: LightboxBarProps) {
  const stepButton = (label: string, icon: string, by: number) => (
    <IconButton icon={icon} label={label} disabled={index + by < 0 || index + by >= count} onClick={() => onStep(by)} />
  );
  return (
    <div class="lightbox-bar">
      {count > 1 && (
        <>
          {stepButton(message('picturePrevious'), icons.previous, -1)}
          <span aria-live="polite" dir="ltr">
            {index + 1} / {count}
          </span>
          {stepButton(message('pictureNext'), icons.next, 1)}
        </>
      )}
      <IconButton icon={icons.close} label={message('pictureClose', 'Esc')} onClick={onClose} />
    </div>
  );
}
