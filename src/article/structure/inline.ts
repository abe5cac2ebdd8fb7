import type { Element } from 'hast';
import { isAdmonitionTitle } from '../../page/areas/admonitions.ts';
import { HEADINGS, INLINE_NAMES } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { styledOf } from '../../page/styled.ts';
import { BOLD } from '../../page/text-style.ts';
import { own } from '../../shared/own.ts';
import { absoluteUrl } from '../../shared/url.ts';
import type { OpenInline } from './inline-chain.ts';

/**
 * Returns the article's inline elements for a source element, outermost first; none if it only styles or groups.
 *
 * @param isBox whether it is a paragraph, an item or another box, for which only its inline styles count
 */
export function inlinesAt(page: Page, node: number, isBox: boolean): OpenInline[] {
  const own = isBox ? null : openInline(page, node);
  const styled = styledOf(page);
  // The title of an admonition becomes bold text at the top of its box.
  const names = !isBox && HEADINGS.has(page.nameOf(node)) && isAdmonitionTitle(page, node) ? ['strong'] : [];
  if (!isBox && styled.isRaised(node)) names.push('sup');
  if (!isBox && styled.isLowered(node)) names.push('sub');
  if (styled.isStruck(node)) names.push('s');
  return [...(own ? [own] : []), ...names.map((tagName) => ({ tagName, properties: {} }))];
}

function openInline(page: Page, node: number): OpenInline | null {
  const name = page.nameOf(node);
  const tagName = own(INLINE_NAMES, name);
  if (tagName === 'a') return openLink(page, node);
  if (tagName) return { tagName, properties: inlineProperties(page, node, tagName) };
  return name === 'span' || name === 'font' ? openStyled(page, node) : null;
}

function openLink(page: Page, node: number): OpenInline | null {
  const href = page.attributesOf(node).href;
  if (href === undefined) return null;
  const url = absoluteUrl(href, page.baseUrlOf(node));
  if (!/^(?:https?|mailto|tel|ftp):/i.test(url)) return null;
  const title = page.attributesOf(node).title?.trim();
  return { tagName: 'a', properties: { ...languageProperties(page, node), href: url, ...(title ? { title } : {}) } };
}

function inlineProperties(page: Page, node: number, tagName: string): Element['properties'] {
  const attributes = page.attributesOf(node);
  const properties: Element['properties'] = languageProperties(page, node);
  if (tagName === 'time' && attributes.datetime) properties.dateTime = attributes.datetime;
  if ((tagName === 'abbr' || tagName === 'dfn') && attributes.title) properties.title = attributes.title;
  return properties;
}

/** Returns the element's own `lang` and `dir`, which screen readers, hyphenation and bidi need. */
export function languageProperties(page: Page, node: number): Element['properties'] {
  const { lang, dir } = page.attributesOf(node);
  return {
    ...(lang && /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(lang) ? { lang } : {}),
    ...(dir && /^(?:ltr|rtl|auto)$/i.test(dir) ? { dir: dir.toLowerCase() } : {}),
  };
}

/** Returns an element for a span that declares a language or direction, or is bold or italic unlike its parent. */
function openStyled(page: Page, node: number): OpenInline | null {
  const properties = languageProperties(page, node);
  const tagName = emphasisOf(page, node) || (Object.keys(properties).length > 0 ? 'span' : '');
  return tagName === '' ? null : { tagName, properties };
}

function emphasisOf(page: Page, node: number): string {
  const style = page.styleOf(node);
  const around = page.styleOf(page.parentOf(node));
  if (style?.flow !== 'inline' || !around) return '';
  if (style.fontWeight >= BOLD && around.fontWeight < BOLD) return 'strong';
  return style.italic && !around.italic ? 'em' : '';
}
