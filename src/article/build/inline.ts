import type { Element } from 'hast';
import { absoluteUrl } from '../../shared/url.ts';
import type { PageView } from './page.ts';
import type { OpenInline } from './paragraphs.ts';
import { INLINE_NAMES } from './vocabulary.ts';

/** From here on a weight is bold, as CSS Fonts 4 counts (600 = semi-bold). */
const BOLD = 600;

/** What an inline source element means in the article, or null when it only styles or groups. */
export function openInline(page: PageView, node: number): OpenInline | null {
  const name = page.nameOf(node);
  const tagName = INLINE_NAMES[name];
  if (tagName === 'a') return openLink(page, node);
  if (tagName) return { tagName, properties: inlineProperties(page, node, tagName) };
  return name === 'span' || name === 'font' ? openStyled(page, node) : null;
}

function openLink(page: PageView, node: number): OpenInline | null {
  const href = page.attributesOf(node).href;
  if (href === undefined) return null;
  const url = absoluteUrl(href, page.baseUrlOf(node));
  if (!/^(?:https?|mailto|tel|ftp):/i.test(url)) return null;
  const title = page.attributesOf(node).title?.trim();
  return { tagName: 'a', properties: { href: url, ...(title ? { title } : {}) } };
}

function inlineProperties(page: PageView, node: number, tagName: string): Element['properties'] {
  const attributes = page.attributesOf(node);
  const properties: Element['properties'] = languageProperties(page, node);
  if (tagName === 'time' && attributes.datetime) properties.dateTime = attributes.datetime;
  if ((tagName === 'abbr' || tagName === 'dfn') && attributes.title) properties.title = attributes.title;
  return properties;
}

/** `lang` and `dir` as declared on the element itself: screen readers, hyphenation and bidi need them. */
export function languageProperties(page: PageView, node: number): Element['properties'] {
  const { lang, dir } = page.attributesOf(node);
  return {
    ...(lang && /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(lang) ? { lang } : {}),
    ...(dir && /^(?:ltr|rtl|auto)$/i.test(dir) ? { dir: dir.toLowerCase() } : {}),
  };
}

/** Emphasis that a style sheet gives to a span, seen against its parent's style. */
function openStyled(page: PageView, node: number): OpenInline | null {
  const style = page.styleOf(node);
  const around = page.styleOf(page.snapshot.nodes.parent[node] as number);
  if (style?.flow !== 'inline' || !around) return null;
  if (style.fontWeight >= BOLD && around.fontWeight < BOLD) return { tagName: 'strong', properties: {} };
  if (style.italic && !around.italic) return { tagName: 'em', properties: {} };
  return null;
}
