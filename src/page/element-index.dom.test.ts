import { afterEach, describe, expect, it } from 'vitest';
import { removePages, snapshotPage } from '../../test/render.ts';
import { createElementIndex, union } from './element-index.ts';
import { createPage } from './page.ts';

afterEach(removePages);

describe('the element index', () => {
  it('finds elements by name, attribute and value, in document order', async () => {
    const { snapshot } = await snapshotPage(
      '<p class="note a">1</p><p>2</p><b class=b>3</b><p class="note a" id=x>4</p>',
    );
    const index = createElementIndex(snapshot);
    const [first, second, third] = index.named('p') as [number, number, number];
    expect(first < second && second < third).toBe(true);
    expect(index.named('video')).toEqual([]);
    expect(index.having('class')).toEqual([first, ...index.named('b'), third]);
    expect(index.byValue('id').get('x')).toEqual([third]);
    expect(index.matching('class', /note/)).toEqual([first, third]);
    expect(index.isCalled(third, /^x$/)).toBe(true);
    expect(index.isCalled(second, /x/)).toBe(false);
  });

  it('tests a pattern only once on each attribute value, not again after collapsed parts are opened', async () => {
    const { snapshot } = await snapshotPage('<p class=a>1</p><p class=a>2</p><p class=b>3</p>');
    const asked: string[] = [];
    const pattern = { test: (value: string) => asked.push(value) > 0 };
    const page = createPage(snapshot);
    page.index.matching('class', pattern);
    page.opened({ ...snapshot, nodes: { ...snapshot.nodes } }).index.matching('class', pattern);
    expect(asked).toEqual(['a', 'b']);
  });
});

it('union merges lists of elements in document order, without duplicates', () => {
  expect(union([[1, 4, 9], [], [4, 5], [2, 9, 10]])).toEqual([1, 2, 4, 5, 9, 10]);
  expect(union([])).toEqual([]);
});
