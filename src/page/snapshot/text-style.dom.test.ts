import { afterEach, describe, expect, it } from 'vitest';
import { removePages, snapshotPage, textNode } from '../../../test/render.ts';
import type { PageSnapshot } from './types.ts';

afterEach(removePages);

describe('the style of text', () => {
  const textStyleOf = (snapshot: PageSnapshot, id: number) => snapshot.styles[snapshot.nodes.style[id] as number];

  it('records each text with the font of the element that directly contains it', async () => {
    const { snapshot } = await snapshotPage(
      `<style>h2{font:italic 700 30px serif}h2 a{font-weight:400}.m{font-family:Menlo}</style>
       <h2><a>linked</a> heading</h2><div class=m><p>plain <b>bold</b></p></div><div class=m>code</div><p class=m>more code</p>`,
    );
    const textStyle = (text: string) => textStyleOf(snapshot, textNode(snapshot, text));
    expect(textStyle('linked')).toMatchObject({ fontSize: 30, fontWeight: 400, italic: true, monospace: false });
    expect(textStyle('heading')).toMatchObject({ fontSize: 30, fontWeight: 700, italic: true });
    expect(textStyle('plain')).toMatchObject({ fontSize: 16, fontWeight: 400, italic: false, monospace: true });
    expect(textStyle('bold')).toMatchObject({ fontWeight: 700, monospace: true });
    expect(textStyle('code')).toMatchObject({ monospace: true });
    expect(textStyle('more code')).toMatchObject({ monospace: true });
  });

  it('records the text style of elements even if only their descendants contain text', async () => {
    const { snapshot } = await snapshotPage(
      '<div style="white-space:pre;font-family:monospace"><div style="font-weight:700">\n<b>a</b>\n<b>b</b></div></div>',
    );
    const bold = snapshot.nodes.parent[textNode(snapshot, 'a')] as number;
    const line = snapshot.nodes.parent[bold] as number;
    const block = snapshot.nodes.parent[line] as number;
    expect(textStyleOf(snapshot, line)).toMatchObject({ whiteSpace: 'pre', fontWeight: 700, monospace: true });
    expect(textStyleOf(snapshot, line + 1)).toMatchObject({ whiteSpace: 'pre' });
    expect(textStyleOf(snapshot, block)).toMatchObject({ whiteSpace: 'pre', fontWeight: 400, monospace: true });
  });

  it('records the text style of an element that contains only spaces', async () => {
    const { snapshot } = await snapshotPage('<p>a<i style="white-space:pre-wrap">   </i>b</p>');
    expect(textStyleOf(snapshot, snapshot.nodes.text.indexOf('   '))).toMatchObject({ whiteSpace: 'pre-wrap' });
  });
});
