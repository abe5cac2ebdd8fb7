import { afterEach, describe, expect, it } from 'vitest';
import { removePages, renderPage, snapshotPage } from '../../../test/render.ts';
import { takeSnapshot } from './take.ts';

afterEach(removePages);

const SHAPES = '<rect width="80" height="40"/><text x="10" y="30">Rain</text>';
const svg = (inside: string, attributes = '') => `<svg width="300" height="200" ${attributes}>${inside}</svg>`;

async function drawingOf(html: string): Promise<string> {
  const { snapshot } = await snapshotPage(html);
  return decodeURIComponent(snapshot.media[0]?.currentSrc.replace('data:image/svg+xml,', '') ?? '');
}

describe('drawings', () => {
  it('copies an SVG drawing with its styles', async () => {
    const copy = await drawingOf(
      `<style>svg{background:#fff}.bar{fill:#c00}.gone{display:none}</style>${svg(`<g class="bar">${SHAPES}</g><circle class="gone" r="9"/>`)}`,
    );
    expect(copy).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200"');
    expect(copy).toContain('fill:rgb(204, 0, 0)');
    expect(copy).toContain('>Rain</text>');
    expect(copy).not.toContain('circle');
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(copy)}`;
    await image.decode();
    expect([image.naturalWidth, image.naturalHeight]).toEqual([300, 200]);
  });

  it('removes from a drawing everything that runs scripts or loads something', async () => {
    const hostile =
      '<script>alert(1)</script><a href="javascript:alert(1)" onclick="alert(1)"><image href="https://t.test/x.png" width="9" height="9"/></a>' +
      '<foreignObject><iframe src="https://t.test/"></iframe></foreignObject><text data-x="&lt;b&gt;&quot;">&amp;&lt;x&gt;\u0001</text>';
    const copy = await drawingOf(svg(hostile));
    expect(copy).not.toMatch(/script|onclick|t\.test|iframe|foreignObject/i);
    expect(copy).toContain('>&amp;&lt;x&gt;</text>');
    expect(new DOMParser().parseFromString(copy, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });

  it.each([
    ['icons', `<svg width="24" height="24" role="img">${SHAPES}</svg>`],
    ['decoration', svg('<path d="M0 0h9v9z"/>')],
    ['drawings that are hidden from screen readers', svg(SHAPES, 'aria-hidden="true"')],
    [
      'drawings that use shapes of another drawing',
      `${svg('<use href="#far"/><text>x</text>')}<svg><g id="far"/></svg>`,
    ],
    ['detailed maps', svg(`<text>x</text>${'<path d="M0 0h9v9z"/>'.repeat(2000)}`)],
  ])('does not copy drawings of this kind: %s', async (_what, html) => {
    expect((await snapshotPage(html)).snapshot.media).toEqual([]);
  });

  it('copies a drawing with an empty viewBox', async () => {
    const copy = await drawingOf(svg(SHAPES, 'viewBox=""'));
    expect(copy).toContain('viewBox="0 0 300 200"');
    expect(new DOMParser().parseFromString(copy, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });

  it('copies deeply nested drawings', async () => {
    const page = await renderPage(svg('<text>x</text>'));
    let node = page.querySelector('svg') as Element;
    for (let depth = 0; depth < 1200; depth++) {
      const group = page.createElementNS('http://www.w3.org/2000/svg', 'g');
      node.append(group);
      node = group;
    }
    expect(takeSnapshot(page).snapshot.media).toHaveLength(1);
  });
});

describe('canvases', () => {
  it('copies a canvas only if it is not empty', async () => {
    const page = await renderPage(
      '<canvas width="300" height="200"></canvas><canvas width="300" height="200"></canvas>',
    );
    const context = page.querySelector('canvas')?.getContext('2d');
    for (let step = 0; step < 200; step++) context?.fillRect((step * 37) % 300, (step * 71) % 200, 9, 3);
    const { media } = takeSnapshot(page).snapshot;
    expect(media.map(({ currentSrc, naturalWidth }) => [currentSrc.slice(0, 22), naturalWidth])).toEqual([
      ['data:image/png;base64,', 300],
    ]);
  });

  it('copies a canvas below more empty ones than it copies drawings', async () => {
    const page = await renderPage('<canvas width="300" height="200"></canvas>'.repeat(20));
    [...page.querySelectorAll('canvas')].at(-1)?.getContext('2d')?.fillRect(9, 9, 99, 99);
    expect(takeSnapshot(page).snapshot.media).toHaveLength(1);
  });
});

describe('background pictures', () => {
  it('records the background picture of an element with role="img"', async () => {
    const style = 'style="width:300px;height:200px;background:url(https://x.test/a.jpg)"';
    const { snapshot } = await snapshotPage(`<div role="img" aria-label="A" ${style}></div><div ${style}></div>`);
    expect(snapshot.media.map(({ currentSrc }) => currentSrc)).toEqual(['https://x.test/a.jpg']);
    expect(snapshot.nodes.width[snapshot.media[0]?.node ?? 0]).toBe(300);
  });
});
