import { type ComponentChildren, createContext, h } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import { language, message } from '../../../platform/wording/message.ts';
import type { HtmlProps } from './render-tree.ts';

/** Id of the popover that shows a note. References to notes name this id in `aria-describedby`, for screen readers. */
export const NOTE_POPOVER_ID = 'note-popover';

interface LinkProps {
  href: string;
  children?: ComponentChildren;
  'data-footnote-ref'?: unknown;
  'data-footnote-backref'?: unknown;
}

/** A link of the article. Inside a placeholder for embedded content, it plays the content or opens a new tab. */
export function ArticleLink(props: LinkProps) {
  const embed = useContext(EmbedLink);
  if (!embed) return h('a', { ...props, ...noteProps(props), rel: 'noopener' });
  const { play } = embed;
  const onClick = (event: MouseEvent) => {
    if (!play || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(props.href);
  };
  return h('a', { ...props, rel: 'noopener', target: '_blank', onClick });
}

/** Returns the attributes with which screen readers announce a link from the text to a note, or from a note back. */
function noteProps(props: LinkProps): Record<string, string> {
  if (props['data-footnote-ref'] !== undefined) return { 'aria-describedby': NOTE_POPOVER_ID };
  return props['data-footnote-backref'] !== undefined ? { 'aria-label': message('noteBack'), lang: language() } : {};
}

/** Set inside a placeholder for embedded content. `play` plays a linked file; if it is null, links open a new tab. */
export const EmbedLink = createContext<{ play: ((file: string) => void) | null } | null>(null);

const FILE = /^(audio|video)-file$/;

type Props = HtmlProps<'p'> & { 'data-embed'?: string };

/** Placeholders for embedded content of other sites: a paragraph, or a figure if the content has a preview picture. */
export const EmbedParagraph = (props: Props) => <Embed as="p" {...props} />;
export const EmbedFigure = (props: Props) => <Embed as="figure" {...props} />;

/** A placeholder. Loads nothing before a click; the click plays a media file in place, or opens a new tab. */
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
