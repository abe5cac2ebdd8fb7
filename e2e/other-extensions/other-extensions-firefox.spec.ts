/** The tests of `other-extensions.spec.ts` in Firefox. A script of the page plays the other extension. */
import { expect, FIREFOX, test } from '../support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const ROOT = "document.querySelector('[data-lectern]')?.shadowRoot";
const SAID = 'the first sound is the chain of the ferry';

test("the selection, the text under the pointer, and find in page work with the reader's text", {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  test.setTimeout(120_000);
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  const text = () => tab.evaluate(`${ROOT}?.querySelector('.body')?.innerText ?? ''`) as Promise<string>;
  await expect.poll(text).toContain(SAID);
  const answer = await tab.evaluate(`(() => {
    const root = ${ROOT};
    const walker = document.createTreeWalker(root.querySelector('.article'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.data.indexOf('${SAID}');
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { x, y, height } = range.getBoundingClientRect();
      const position = document.caretPositionFromPoint(x + 2, y + height / 2, { shadowRoots: [root] });
      const plain = document.caretPositionFromPoint(x + 2, y + height / 2);
      document.getSelection().setBaseAndExtent(node, at, node, at + ${SAID.length});
      const selected = String(document.getSelection());
      document.getSelection().removeAllRanges();
      return {
        position: position?.offsetNode?.textContent?.includes('${SAID}') ?? false,
        plain: plain?.offsetNode?.nodeName ?? '',
        under: root.elementFromPoint(x + 2, y + height / 2)?.textContent?.includes('${SAID}'),
        selected,
        found: window.find('three boys were selling herring'),
      };
    }
  })()`);
  // `plain`: without the option `shadowRoots`, Firefox does not look into the reader's shadow root, so it returns an
  // element of the page behind the reader
  expect(answer).toEqual({ position: true, plain: 'HTML', under: true, selected: SAID, found: true });
});
