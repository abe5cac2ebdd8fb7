import { h } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { EmbedLink } from './embed-link.ts';
import type { HtmlProps } from './html-props.ts';

const FILE = /^(audio|video)-file$/;

type Props = HtmlProps<'p'> & { 'data-embed'?: string };

/** A placeholder for what another site would show there. */
export const EmbedParagraph = (props: Props) => <Embed as="p" {...props} />;

/** The same with its still picture. */
export const EmbedFigure = (props: Props) => <Embed as="figure" {...props} />;

/** Nothing is loaded before a click. Then a file plays in place; anything else opens on its own page in a new tab. */
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
