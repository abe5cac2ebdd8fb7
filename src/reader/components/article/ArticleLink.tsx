import { type ComponentChildren, h } from 'preact';
import { useContext } from 'preact/hooks';
import { language, message } from '../../../platform/wording/message.ts';
import { EmbedLink } from './Embed.tsx';

/** Id of the popover that shows a note. References to notes have it as `aria-describedby`, for screen readers. */
export const NOTE_POPOVER_ID = 'note-popover';

interface LinkProps {
  href: string;
  children?: ComponentChildren;
  'data-footnote-ref'?: unknown;
  'data-footnote-backref'?: unknown;
}

/**
 * A link of the article, with the address that it has on the page. It opens in the same tab, and the opened page gets
 * no access to this window.
 */
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

/** Returns the attributes that describe the links between text and notes to screen readers. */
function noteProps(props: LinkProps): Record<string, string> {
  if (props['data-footnote-ref'] !== undefined) return { 'aria-describedby': NOTE_POPOVER_ID };
  return props['data-footnote-backref'] !== undefined ? { 'aria-label': message('noteBack'), lang: language() } : {};
}
