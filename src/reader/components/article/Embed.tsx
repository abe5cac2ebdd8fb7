import { createContext, h } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { HtmlProps } from './render-tree.ts';

/**
 * What a click on a link does in a placeholder for embedded content: `play` plays the linked file in place; if `play`
 * is null, the link opens in a new tab. Outside placeholders, the value of this context is null.
 */
export const EmbedLink = createContext<{ play: ((file: string) => void) | null } | null>(null);

const FILE = /^(audio|video)-file$/;

type Props = HtmlProps<'p'> & { 'data-embed'?: string };

/** Placeholders for embedded content of other sites; a figure includes the content's still picture. */
export const EmbedParagraph = (props: Props) => <Embed as="p" {...props} />;
export const EmbedFigure = (props: Props) => <Embed as="figure" {...props} />;

/**
 * A placeholder, which loads nothing before a click. A click plays a file in place; anything else opens on its own page
 * in a new tab.
 */
function Embed({ as, children, ...props }: Props & { as: 'p' | 'figure' }) {
  const [file, setFile] = useState('');
  const player = FILE.exec(props['data-embed'] ?? '')?.[1];
  const link = useMemo(() => ({ play: player === undefined ? null : setFile }), [player]);
  return h(
    as,
    { ...(props as object), class: file === '' ? 'embed' : 'embed playing' },
    file !== '' && h(player as 'audio' | 'video', { src: file, controls: true, autoplay: true }),
    <EmbedLink.Provider value={link}>{children}</EmbedLink.Provider>,
  );
}
