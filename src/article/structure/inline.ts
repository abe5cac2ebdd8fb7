import type { Element } from 'hast';
import { isAdmonitionTitle } from '../../page/areas.ts';
import { FLOW_CONTAINERS, HEADINGS, INLINE_NAMES } from '../../page/element-names.ts';
import { facet, type Page } from '../../page/page.ts';
import { BOLD, styledOf } from '../../page/text-style.ts';
import { isShownText, lineOf } from '../../page/texts.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { isInitial, restOfWord } from '../../selection/objects/find-glyphs.ts';
import { memoised } from '../../shared/memoised.ts';
import { own } from '../../shared/own.ts';
import { absoluteUrl } from '../../shared/url.ts';
import { languageTag } from '../metadata/language.ts';
import type { OpenInline } from './paragraphs.ts';

/** Returns the inline elements for an element, outermost first. For a block (`isBox`), only `s`, if struck out. */
export function inlinesAt(page: Page, node: number, isBox: boolean): OpenInline[] {
  const own = isBox ? null : openInline(page, node);
  const styled = styledOf(page);
  // the title of an admonition (a box with a warning or note) becomes bold text at the start of the box
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

/** Returns the valid `lang` and `dir` of an element, for screen readers, hyphenation and bidirectional text. */
export function languageProperties(page: Page, node: number): Element['properties'] {
  const { lang = '', dir } = page.attributesOf(node);
  const tag = languageTag(lang);
  return {
    ...(tag ? { lang: tag } : {}),
    ...(dir && /^(?:ltr|rtl|auto)$/i.test(dir) ? { dir: dir.toLowerCase() } : {}),
  };
}

/** Returns the element for a span with a language or direction, or bold or italic unlike its parent; else null. */
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

/** Maximum length of the text in an inline-block within a line (characters); a longer inline-block is a column. */
const MAX_INLINE_CHARACTERS = 120;
const STRUCTURE: ReadonlySet<string> = new Set([
  ...FLOW_CONTAINERS,
  ...HEADINGS,
  'p',
  'pre',
  'div',
  'section',
  'article',
]);

/** Returns whether an inline-block is within a line: short, without paragraphs or other blocks, and beside text. */
export function isInLine(page: Page, coverage: Coverage, box: number): boolean {
  const end = page.endOf(box);
  if (coverage.textIn(box) > MAX_INLINE_CHARACTERS) return false;
  for (let id = box + 1; id < end; id++) if (STRUCTURE.has(page.nameOf(id))) return false;
  return hasTextBeside(page, box);
}

/** Returns whether text is beside a box, or beside an inline element that contains the box. */
function hasTextBeside(page: Page, box: number): boolean {
  for (let around = page.parentOf(box); around >= 0; around = page.parentOf(around)) {
    if (holdsText(page)(around)) return true;
    if (page.styleOf(around)?.flow !== 'inline') return false;
  }
  return false;
}

/** Returns whether an element directly contains visible text. Cached, because an element may contain many boxes. */
const holdsText = facet((page: Page) =>
  memoised((node: number) => page.childrenOf(node).some((child) => isShownText(page, child))),
);

/** Returns whether a node is a drop cap (a first letter that is larger or in a box), which must stay with its word. */
export function isDropCap(page: Page, coverage: Coverage, node: number): boolean {
  const kept = coverage.keptIn(node);
  if (kept === 0 || kept > 3) return false;
  const style = page.styleOf(node);
  const around = page.styleOf(page.parentOf(node));
  if (!style || !around) return false;
  const isLarger = style.flow === 'inline' && style.fontSize > around.fontSize;
  const isSetApart = isLarger || style.float !== 'none' || style.flow === 'atomic';
  return isSetApart && isInitial(lineOf(page, node, 3, 12) ?? '') && restOfWord(page, coverage, node);
}
