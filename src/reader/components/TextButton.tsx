/**
 * Buttons with a text or an icon, for scripts that load after the article is first painted. The script that paints the
 * article has no such components, because it must stay small.
 */
import type { JSX } from 'preact';
import { Icon } from './Icon.tsx';

type Attributes = Omit<JSX.IntrinsicElements['button'], 'children'>;
type TextButtonProps = Attributes & { text: string };
type IconButtonProps = Attributes & { icon: string; label: string; size?: number };

export function TextButton({ text, ...attributes }: TextButtonProps) {
  return (
    <button type="button" {...attributes}>
      {text}
    </button>
  );
}

export function IconButton({ icon, label, size = 20, ...attributes }: IconButtonProps) {
  return (
    <button type="button" class="tool" aria-label={label} {...attributes}>
      <Icon path={icon} size={size} />
    </button>
  );
}
