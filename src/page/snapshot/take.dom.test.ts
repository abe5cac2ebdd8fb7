import { afterEach, describe, expect, it } from 'vitest';
import { blockTexts, removePages, renderPage, snapshotPage, textNode } from '../../../test/render.ts';
import { takeSnapshot, takeSnapshotInPieces } from './take.ts';
import { Hidden, NodeKind, type PageSnapshot } from './types.ts';

afterEach(removePages);

function hiddenReason(snapshot: PageSnapshot, text: string): string | undefined {
  return Object.keys(Hidden)[snapshot.nodes.hidden[textNode(snapshot, text)] as number];
}

describe('blocks', () => {
  it('begins a text block at an element that is displayed as a block, whatever its tag', async () => {
    const { snapshot } = await snapshotPage(
      '<style>span.b{display:block} p.i{display:inline}</style><span class=b>one</span><span class=b>two</span><p class=i>three </p><p class=i>four</p>',
    );
    expect(blockTexts(snapshot)).toEqual(['one', 'two', 'three four']);
  });

  it('ends a block at two line breaks, but not at one', async () => {
    const { snapshot } = await snapshotPage('<div>one<br>still one<br> <br>two</div>');
    expect(blockTexts(snapshot)).toEqual(['onestill one', 'two']);
  });

  it('does not end a block at an inline or inline-block element', async () => {
    const { snapshot } = await snapshotPage('<p>a <b>b</b> <span style="display:inline-block">c</span> d</p>');
    expect(blockTexts(snapshot)).toEqual(['a b c d']);
  });

  it('leaves hidden text out of blocks', async () => {
    const { snapshot } = await snapshotPage('<p>seen <span style="display:none">not seen</span>too</p>');
    expect(blockTexts(snapshot)).toEqual(['seen too']);
  });
});

describe('visibility', () => {
  const cases: [string, string][] = [
    ['notRendered', '<div style="display:none"><p>x</p></div>'],
    ['visibility', '<div style="visibility:hidden"><p>x</p></div>'],
    ['transparent', '<div style="position:absolute;opacity:0"><p>x</p></div>'],
    ['clipped', '<span style="position:absolute;width:1px;height:1px;overflow:hidden">x</span>'],
    ['clipped', '<span style="position:absolute;clip:rect(0 0 0 0)">x</span>'],
    ['zeroSize', '<div style="max-height:0;overflow:hidden"><p>x</p></div>'],
    ['offScreen', '<div style="position:absolute;left:-9999px">x</div>'],
    ['offScreen', '<nav style="position:fixed;left:0;width:300px;transform:translateX(-100%)">x</nav>'],
    ['skipped', '<details><summary>more</summary><p>x</p></details>'],
    ['skipped', '<div style="content-visibility:hidden"><p>x</p></div>'],
    ['visible', '<div style="opacity:0;transition:opacity 1s"><p>x</p></div>'],
    ['visible', '<div style="visibility:hidden"><p style="visibility:visible">x</p></div>'],
    ['visible', '<div style="height:0"><p>x</p></div>'],
    ['visible', '<div style="clip-path:inset(100%)"><p>x</p></div>'],
    ['clipped', '<div style="position:absolute;clip-path:inset(50%)"><p>x</p></div>'],
    ['zeroSize', '<div style="height:0;overflow:hidden"><div><p>x</p></div></div>'],
    ['visible', '<div style="height:20px;overflow:hidden"><p>x</p></div>'],
    ['notRendered', '<p style="display:none">x</p>'],
    ['visibility', '<p>y <b style="visibility:collapse">x</b></p>'],
    ['skipped', '<section class=s><style>.s{content-visibility:hidden}</style><b>x</b></section>'],
    ['visible', '<div style="height:0;overflow:hidden"><p style="position:fixed;top:0">x</p></div>'],
    ['visible', '<details open><summary>more</summary><p>x</p></details>'],
    ['notRendered', '<video>x</video>'],
    ['notRendered', '<select><option>x</option></select>'],
  ];
  it.each(cases)('records the visibility of the text "x" as "%s" in: %s', async (reason, html) => {
    const { snapshot } = await snapshotPage(html);
    expect(hiddenReason(snapshot, 'x')).toBe(reason);
  });

  it('records the text in the summary of closed details as "visible"', async () => {
    const { snapshot } = await snapshotPage('<details><summary>more</summary>loose<p>x</p></details>');
    expect(hiddenReason(snapshot, 'more')).toBe('visible');
    expect(hiddenReason(snapshot, 'loose')).toBe('skipped');
  });

  it('records the content of noscript as text that is hidden for the reason "noscript"', async () => {
    // The test page is a srcdoc frame, which runs scripts, so noscript contains one text node, as on a real page.
    const { snapshot } = await snapshotPage('<p>y</p><noscript><img src=x></noscript>');
    expect(hiddenReason(snapshot, '<img src=x>')).toBe('noscript');
  });
});

describe('the node table', () => {
  it('the node table lists nodes in document order, with the end of each subtree', async () => {
    const { snapshot, nodes: live } = await snapshotPage('<div><p>a<b>c</b></p><!-- x --></div><p>d</p>');
    const { nodes } = snapshot;
    for (let id = 1; id < nodes.size; id++) {
      const parent = nodes.parent[id] as number;
      expect(parent).toBeLessThan(id);
      expect(nodes.end[id]).toBeGreaterThan(id);
      expect(nodes.end[id]).toBeLessThanOrEqual(nodes.end[parent] as number);
    }
    expect(live).toHaveLength(nodes.size);
    expect(nodes.end[0]).toBe(nodes.size);
  });

  it('the snapshot stays the same when it is written and read as JSON', async () => {
    const { snapshot } = await snapshotPage('<h1>a</h1><p>b</p>');
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
  });

  it('records the style, geometry and metadata of a page', async () => {
    const { snapshot } = await snapshotPage(
      `<html lang=fr dir=rtl><title> T </title><meta property="og:title" content="O"><script type="application/ld+json">{"a":1}</script>
       <body style="margin:0"><h1 style="font:italic 700 30px/1 monospace;margin:0;width:400px">h</h1>`,
    );
    const heading = snapshot.nodes.parent[textNode(snapshot, 'h')] as number;
    expect(snapshot.styles[snapshot.nodes.style[heading] as number]).toMatchObject({
      display: 'block',
      fontSize: 30,
      fontWeight: 700,
      italic: true,
      monospace: true,
    });
    expect(snapshot.direction).toBe('rtl');
    expect(snapshot.nodes.width[heading]).toBe(400);
    expect(snapshot.metadata).toMatchObject({
      title: 'T',
      language: 'fr',
      meta: { 'og:title': ['O'] },
      jsonLd: ['{"a":1}'],
    });
  });

  it('the snapshot measures pictures and the boxes that contain text', async () => {
    const { snapshot } = await snapshotPage(
      `<body style="margin:0"><section><div style="width:300px"><a>in <b>a line</b></a></div></section>
       <p style="width:200px">  <span style="display:inline-block;width:90px">label</span></p><img width=50 height=40>`,
    );
    const { nodes, names } = snapshot;
    const widthOf = (name: string) => nodes.width[nodes.name.indexOf(names.indexOf(name))];
    expect(widthOf('div')).toBe(300);
    expect(widthOf('span')).toBe(90);
    expect(widthOf('p')).toBe(200);
    expect(widthOf('img')).toBe(50);
    expect(widthOf('b')).toBe(0);
  });

  it('elements with the same class share one object of attributes', async () => {
    const { snapshot } = await snapshotPage(
      '<p class=a>1</p><p class=a>2</p><p class=b>3</p><p class=a onclick=x id=constructor>4</p><p>5</p>',
    );
    const attributes = ['1', '2', '3', '4', '5'].map(
      (text) => snapshot.nodes.attributes[snapshot.nodes.parent[textNode(snapshot, text)] as number],
    );
    expect(attributes).toEqual([
      { class: 'a' },
      { class: 'a' },
      { class: 'b' },
      { class: 'a', id: 'constructor' },
      null,
    ]);
    expect(attributes[0]).toBe(attributes[1]);
    expect(attributes[0]?.constructor).toBe(undefined);
  });

  it('records an empty value for an attribute that `getAttribute` cannot find because of its capitals', async () => {
    const document = await renderPage('<p>a</p>');
    document.querySelector('p')?.setAttributeNS(null, 'styleName', 'wide');
    const { snapshot } = takeSnapshot(document);
    expect(snapshot.nodes.attributes[snapshot.nodes.parent[textNode(snapshot, 'a')] as number]).toEqual({
      stylename: '',
    });
  });

  it('leaves out the nodes given in the option `ignore`', async () => {
    const document = await renderPage('<p>a</p><div id=x>b</div>');
    const ignore = new Set<Node>([document.querySelector('#x') as Node]);
    expect(blockTexts(takeSnapshot(document, { ignore }).snapshot)).toEqual(['a']);
  });
});

describe('taking a snapshot', () => {
  it('gives the same snapshot with pauses as without', async () => {
    const page = await renderPage('<p>A line <b>of</b> it</p>'.repeat(4000));
    let pauses = 0;
    const pieces = await takeSnapshotInPieces(page, {}, async () => ++pauses > 0);
    const { snapshot, nodes } = takeSnapshot(page);
    expect(snapshot.nodes.size).toBeGreaterThan(20_000);
    expect(pauses).toBeGreaterThan(Object.keys(snapshot.nodes).length);
    expect(pieces?.nodes).toHaveLength(nodes.length);
    expect(JSON.stringify(pieces?.snapshot) === JSON.stringify(snapshot)).toBe(true);
  });

  it('does not change the document', async () => {
    const document = await renderPage(
      '<div style="height:3000px"><p id=p>some text</p><input id=i value=v></div><div id=s style="height:50px;overflow:auto"><div style="height:500px">in</div></div>',
    );
    const view = document.defaultView as Window;
    view.scrollTo(0, 700);
    (document.querySelector('#s') as HTMLElement).scrollTop = 30;
    (document.querySelector('#i') as HTMLElement).focus({ preventScroll: true });
    document
      .getSelection()
      ?.setBaseAndExtent(
        document.querySelector('#p')?.firstChild as Node,
        2,
        document.querySelector('#p')?.firstChild as Node,
        6,
      );
    const state = () => ({
      html: new XMLSerializer().serializeToString(document),
      scroll: [view.scrollX, view.scrollY, (document.querySelector('#s') as HTMLElement).scrollTop],
      focus: document.activeElement?.id,
      selection: String(document.getSelection()),
    });
    const before = state();
    const mutations: MutationRecord[] = [];
    new MutationObserver((records) => mutations.push(...records)).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    takeSnapshot(document);
    await Promise.resolve();
    expect(mutations).toEqual([]);
    expect(state()).toEqual(before);
    expect(before.selection).toBe('me t');
  });

  it('does not overflow the stack on 100,000 nested elements', async () => {
    const document = await renderPage('<body></body>');
    // browsers walk up all ancestors at each append, so the long chain is built from short ones
    const chain = () => {
      const outer = document.createElement('div');
      let inner = outer;
      for (let depth = 1; depth < 320; depth++) inner = inner.appendChild(document.createElement('div'));
      return { outer, inner };
    };
    const { outer: hidden, inner } = chain();
    let leaf = inner;
    for (let depth = 320; depth < 100_000; depth += 320) {
      const next = chain();
      leaf.append(next.outer);
      leaf = next.inner;
    }
    leaf.append('deep');
    // without `display: none`, Chromium crashes at this depth, because its layout is recursive
    hidden.style.display = 'none';
    document.body.append(hidden);
    const { snapshot } = takeSnapshot(document);
    expect(snapshot.nodes.size).toBeGreaterThan(100_000);
    hidden.remove();
  });

  it('reads an empty document', () => {
    const empty = document.implementation.createHTMLDocument();
    empty.documentElement.remove();
    expect(takeSnapshot(empty).snapshot.nodes.size).toBe(0);
  });

  it('reads the text of a document that is not displayed and has no layout', () => {
    const inert = document.implementation.createHTMLDocument('t');
    inert.body.append('x');
    const { snapshot } = takeSnapshot(inert);
    expect(snapshot.nodes.kind).toContain(NodeKind.text);
  });
});
