import { it } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import { expectLinear } from '../../test/growth.ts';
import { createPage } from './page.ts';
import { textStyleAt } from './text-style.ts';
import { textsOf } from './texts.ts';

it('reads the font of all texts in linear time, even if a box of the class "note" surrounds the whole page', () => {
  expectLinear((paragraphs) => {
    const page = createPage(snapshotOfHtml(`<div class="note">${'<p>one <b>two</b></p>'.repeat(paragraphs)}</div>`));
    for (const text of textsOf(page)) textStyleAt(page)(text);
  }, 4000);
});
