/** Tests what the browser's own copy command puts on the clipboard when the selection contains pictures or buttons. */
import type { Root } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { mountSample, sampleArticle } from '../../../test/mount-sample.ts';

/** Selects the article, and returns the HTML that a copy of it contains. */
function copiedHtml(...blocks: ReturnType<typeof h>[]): string {
  const { dialog } = mountSample({ article: sampleArticle([], { tree: h(null, ...blocks) as Root }) });
  document.getSelection()?.selectAllChildren(dialog.querySelector('.body') as Element);
  const clipboardData = new DataTransfer();
  dialog.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/html');
}

const picture = h('img', { src: 'data:,', alt: 'A chart' });

test('copying a picture and code leaves the text of the code unchanged, even an xmlns attribute in it', () => {
  const code = '<html xmlns="http://www.w3.org/1999/xhtml">';
  const html = copiedHtml(h('p', [picture]), h('p', [h('code', code)]));
  expect(html).toContain('<code>&lt;html xmlns="http://www.w3.org/1999/xhtml"&gt;</code>');
  expect(html).toContain('<p><img');
});
