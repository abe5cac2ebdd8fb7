import { afterEach, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { exportMarkdown } from '../../export/markdown.ts';
import { exportHtml } from '../../export/printable.ts';
import { exportText } from '../../export/text.ts';

afterEach(removePages);

const PAGE = `<title>Story</title><h1>Story</h1>
  <table style="float:right;width:300px"><caption>Ada</caption><tr><th>Born</th><td>1815</td></tr></table>
  <p>Text<sup><a href="#fn1">[1]</a></sup> more<sup><a href="#fn2">†</a></sup>.</p>
  <ol><li id="fn1">One.</li></ol><p id="fn2">† Two.</p>`;

it('exports contain footnotes and infoboxes, which the reader collapses, but no links back to the text', async () => {
  const article = await articleOf(
    PAGE.replace('</td></tr></table>', '</td></tr><tr><th>Died</th><td>1852</td></tr></table>'),
  );
  expect(exportText(article)).toBe('Story\n\nAda\n\nBorn\t1815\nDied\t1852\n\nText[1] more†.\n\n1. One.\n† Two.');
  expect(exportMarkdown(article)).toContain('Text[^1] more[^note].\n');
  expect(exportMarkdown(article)).toContain('[^1]: One.\n');
  expect(exportHtml(article)).toMatch(/<li value="1">One\. ?<\/li><li style="list-style: none">† Two\. ?<\/li>/);
});
