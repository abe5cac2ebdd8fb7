/** Cites an article. */
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { element } from '../../article/structure/hast.ts';
import type { ArticleMetadata } from '../../article/types.ts';
import { bibtex, cslJson, ris } from './records.ts';
import { apa, chicago, mla, type ReferencePart } from './running-text.ts';
import { sourceOf } from './source.ts';
import type { CitationStyle } from './types.ts';

export interface Citation {
  text: string;
  /** The reference with italics; absent in formats for programs. */
  html?: string;
}

/** @param accessed when the page was read */
export function cite(metadata: ArticleMetadata, style: CitationStyle, accessed: Date): Citation {
  const source = sourceOf(metadata, accessed);
  switch (style) {
    case 'apa':
      return runningText(apa(source));
    case 'mla':
      return runningText(mla(source));
    case 'chicago':
      return runningText(chicago(source));
    case 'bibtex':
      return { text: bibtex(source) };
    case 'ris':
      return { text: ris(source) };
    case 'csl-json':
      return { text: cslJson(source) };
  }
}

function runningText(parts: readonly ReferencePart[]): Citation {
  const children = parts.map((part): ElementContent => {
    return typeof part === 'string' ? { type: 'text', value: part } : element('i', {}, part.italic);
  });
  const text = parts.map((part) => (typeof part === 'string' ? part : part.italic)).join('');
  return { text: text.trim(), html: toHtml({ type: 'root', children }).trim() };
}
