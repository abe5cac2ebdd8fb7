import { afterEach, describe, expect, it } from 'vitest';
import { blockTexts, removePages, renderPage, textNode } from '../../../test/render.ts';
import { takeSnapshot } from './take.ts';
import { Hidden } from './types.ts';

afterEach(removePages);

describe('the flat tree (elements with their shadow trees and frames)', () => {
  it('the flat tree contains slotted content in its slot, and marks content outside slots as hidden', async () => {
    const document = await renderPage('<div id=host><span>slotted</span><i slot=other>lost</i></div><p>after</p>');
    const host = document.querySelector('#host') as HTMLElement;
    const root = host.attachShadow({ mode: 'open' });
    const [before, after] = ['before', 'behind'].map((text) => {
      const p = document.createElement('p');
      p.textContent = text;
      return p;
    });
    root.append(before as Node, document.createElement('slot'), after as Node);
    const { snapshot } = takeSnapshot(document);
    expect(blockTexts(snapshot)).toEqual(['before', 'slotted', 'behind', 'after']);
    expect(snapshot.nodes.hidden[textNode(snapshot, 'lost')]).toBe(Hidden.notRendered);
    expect(snapshot.nodes.text.filter((text) => text === 'slotted')).toHaveLength(1);
  });

  it('the flat tree contains closed shadow trees if the option `shadowRootOf` returns them', async () => {
    const document = await renderPage('<main></main>');
    const root = (document.querySelector('main') as HTMLElement).attachShadow({ mode: 'closed' });
    root.append('secret');
    const { snapshot } = takeSnapshot(document, {
      shadowRootOf: (element) => (element.localName === 'main' ? root : null),
    });
    expect(blockTexts(snapshot)).toEqual(['secret']);
  });

  it('the flat tree contains same-origin frames, with positions relative to the whole page', async () => {
    const inner = '<base href="https://inner.test/a/"><body style=margin:0><p style=margin:0>inner';
    const document = await renderPage(
      `<body style="margin:0"><div style="height:100px">outer</div><iframe style="border:0;display:block" srcdoc='${inner}'></iframe>`,
    );
    const { snapshot } = takeSnapshot(document);
    expect(blockTexts(snapshot)).toEqual(['outer', 'inner']);
    const paragraph = snapshot.nodes.parent[textNode(snapshot, 'inner')] as number;
    expect(snapshot.nodes.y[paragraph]).toBe(100);
    expect(snapshot.documents.map(({ baseUrl }) => baseUrl)[1]).toBe('https://inner.test/a/');
  });
});

it('reads a frame in the same way when it is scrolled', async () => {
  const inner =
    '<p>one</p><p style="position:absolute;top:50px">two</p><p style="position:fixed;top:9px">three</p><p style="height:9000px">four</p>';
  const page = await renderPage(`<iframe srcdoc='${inner}'></iframe>`);
  const [frame] = page.querySelectorAll('iframe');
  const before = takeSnapshot(page).snapshot.nodes;
  frame?.contentWindow?.scrollTo(0, 2000);
  const { hidden, y, text } = takeSnapshot(page).snapshot.nodes;
  expect(frame?.contentWindow?.scrollY).toBe(2000);
  expect(hidden).toEqual(before.hidden);
  expect(y[text.indexOf('one') - 1]).toBe(before.y[text.indexOf('one') - 1]);
});
