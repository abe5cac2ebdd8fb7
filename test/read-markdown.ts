/**
 * Converts exports so that tests can compare them: renders Markdown as other programs do, and splits texts into visible
 * words.
 */
import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import type { Root as Markdown } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { visit } from 'unist-util-visit';

/**
 * Splits a text into its visible words. Tests compare words, because formats differ in white space, invisible
 * characters and raised digits ("10⁻⁴" for "10<sup>-4</sup>").
 */
export function words(text: string): string[] {
  return text
    .normalize('NFKC')
    .replaceAll('\u2212', '-')
    .replace(/[\p{Cf}\p{Cs}\0-\x08\ufffd\ufffe]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

export function parseMarkdown(markdown: string): Markdown {
  return fromMarkdown(markdown, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
}

export function htmlOfMarkdown(markdown: Markdown): Root {
  return toHast(markdown, { allowDangerousHtml: true }) as Root;
}

export function textOfMarkdown(markdown: Markdown): string {
  const tree = htmlOfMarkdown(markdown);
  // replaces direction marks, because the library would turn a text node with only direction marks into a space
  visit(tree, 'text', (text) => {
    text.value = text.value.replace(/\p{Bidi_Control}/gu, '\u2060');
  });
  return toText(tree);
}
