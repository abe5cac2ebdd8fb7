/** Tests what every export promises: it contains exactly the text that the reader shows. */

import fc from 'fast-check';
import { h, render } from 'preact';
import { visit } from 'unist-util-visit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anyArticle } from '../../../test/arbitrary-article.ts';
import { htmlOfMarkdown, parseMarkdown, textOfMarkdown, words } from '../../../test/read-markdown.ts';
import { shownText } from '../../../test/shown-text.ts';
import type { Article } from '../../article/types.ts';
import { exportMarkdown } from '../../export/markdown.ts';
import { exportHtml } from '../../export/printable.ts';
import { exportText } from '../../export/text.ts';
import { ArticleBody } from '../../reader/components/article/ArticleBody.tsx';

const [box, pasted] = [document.createElement('div'), document.createElement('div')];
beforeEach(() => document.body.append(box, pasted));
afterEach(() => {
  render(null, box);
  box.remove();
  pasted.remove();
});

function shown({ metadata, tree }: Article, part: 'text' | 'withNoteNames' = 'text'): string {
  // The box is emptied first, because `shownText` changed the elements in an earlier call.
  render(null, box);
  box.replaceChildren();
  render(h(ArticleBody, { tree }), box);
  return `${metadata.headline}\n${metadata.byline}\n${shownText(box)[part]}`;
}

test('the copied text has the same words as the text in the reader', () => {
  fc.assert(
    fc.property(anyArticle, (article) => {
      expect(words(exportText(article))).toEqual(words(shown(article)));
    }),
  );
});

test('the HTML export has the same words as the text in the reader', () => {
  fc.assert(
    fc.property(anyArticle, (article) => {
      const parsed = new DOMParser().parseFromString(exportHtml(article), 'text/html');
      pasted.replaceChildren(...parsed.body.childNodes);
      expect(words(shownText(pasted).text)).toEqual(words(shown(article)));
    }),
  );
});

test('the Markdown export has no HTML and no addresses that run scripts', () => {
  fc.assert(
    fc.property(anyArticle, (article) => {
      const addresses: string[] = [];
      const names = new Set<string>();
      visit(htmlOfMarkdown(parseMarkdown(exportMarkdown(article))), (node) => {
        names.add(node.type);
        if (node.type === 'element') addresses.push(String(node.properties.href ?? node.properties.src ?? ''));
      });
      expect(names).not.toContain('raw');
      // GitHub's Markdown also turns addresses in plain text into links, so these are checked too.
      expect(addresses.filter((address) => address !== '' && !/^(?:https?|mailto):/.test(address))).toEqual([]);
    }),
  );
});

test('the Markdown export renders to the same words as the text in the reader', () => {
  fc.assert(
    fc.property(anyArticle, (article) => {
      const markdown = parseMarkdown(exportMarkdown(article));
      // Compares without list numbers, which programs generate when they show Markdown.
      expect(words(textOfMarkdown(markdown))).toEqual(words(shown(article, 'withNoteNames')));
    }),
  );
});
