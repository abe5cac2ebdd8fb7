/** Buttons for scripts that load after the first paint. The script of that paint must stay small and has no buttons. */
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
