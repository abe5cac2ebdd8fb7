/** Checks which pictures, code blocks and headings of the ground truth's article are also in an algorithm's article. */
import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import type { Article } from '../../../src/article/types.ts';
import { foldForComparison } from '../../../src/shared/text.ts';
import type { Expected, ExpectedImage } from './expected.ts';

export type Kind = keyof Expected;

export interface Miss {
  kind: Kind;
  what: string;
  reason: string;
}

export interface Kept {
  /** Number of pictures, code blocks and headings in the article of the ground truth. */
  expected: Readonly<Record<Kind, number>>;
  misses: readonly Miss[];
}

interface Contents {
  images: ReadonlySet<string>;
  code: readonly string[];
  headings: readonly string[];
  text: string;
}

export function keptContent({ images, code, headings }: Expected, article: Article): Kept {
  const contents = contentsOf(article);
  return {
    expected: { images: images.length, code: code.length, headings: headings.length },
    misses: [
      ...images.flatMap((image) => missedImage(image, contents) ?? []),
      ...code.flatMap((text) => missedCode(text, contents) ?? []),
      ...headings.flatMap((text) => missedHeading(text, contents) ?? []),
    ],
  };
}

function contentsOf({ tree, metadata }: Article): Contents {
  const images = new Set<string>();
  const code: string[] = [];
  const headings = [foldForComparison(metadata.headline)];
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'img') images.add(String(element.properties.src));
    else if (element.tagName === 'pre') code.push(codeLines(textOf(element)).join('\n'));
    else if (/^h[2-6]$/.test(element.tagName)) headings.push(foldForComparison(textOf(element)));
  });
  return { images, code, headings, text: foldForComparison(textOf(tree)) };
}

function textOf(tree: Nodes): string {
  let text = '';
  visit(tree, (node) => {
    if (node.type === 'text') text += node.value;
    else if (node.type === 'element' && !/^(?:a|b|em|strong|code|span|sub|sup)$/.test(node.tagName)) text += '\n';
  });
  return text;
}

function missedImage({ addresses, label }: ExpectedImage, { images }: Contents): Miss | null {
  if (addresses.some((address) => images.has(address))) return null;
  return { kind: 'images', what: label, reason: 'left out' };
}

function missedCode(source: string, contents: Contents): Miss | null {
  const lines = codeLines(source);
  if (contents.code.includes(lines.join('\n'))) return null;
  const miss = { kind: 'code' as const, what: lines[0]?.trim().slice(0, 60) ?? '' };
  const folded = foldForComparison(source);
  const like = contents.code.find((code) => foldForComparison(code).includes(folded.slice(0, 40)));
  if (like !== undefined) return { ...miss, reason: firstDifference(lines, like.split('\n')) };
  return { ...miss, reason: contents.text.includes(folded) ? 'shown, but not as code' : 'left out' };
}

/** Returns the lines of a code block without trailing spaces, and without empty lines at the beginning and the end. */
function codeLines(text: string): string[] {
  const lines = text
    .replace(/\u00a0/g, ' ')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(Math.max(0, first), last + 1);
}

function firstDifference(source: readonly string[], code: readonly string[]): string {
  const at = source.findIndex((line, index) => line !== code[index]);
  const line = at < 0 ? source.length : at;
  return `line ${line + 1} is ${quote(code[line])}, not ${quote(source[line])}`;
}

const quote = (line: string | undefined) => (line === undefined ? 'missing' : JSON.stringify(line.slice(0, 60)));

function missedHeading(text: string, { headings, text: shown }: Contents): Miss | null {
  const folded = foldForComparison(text);
  if (folded === '' || headings.includes(folded)) return null;
  const reason = shown.includes(folded) ? 'shown, but not as a heading' : 'left out';
  return { kind: 'headings', what: text.trim().slice(0, 60), reason };
}
