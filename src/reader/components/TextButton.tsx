import type { JSX } from 'preact';

type TextButtonProps = Omit<JSX.IntrinsicElements['button'], 'children'> & { text: string };

export function TextButton({ text, ...attributes }: TextButtonProps) {
  return (
    <button type="button" {...attributes}>
      {text}
    </button>
  );
}
