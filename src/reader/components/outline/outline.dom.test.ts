import fc from 'fast-check';
import type { Root } from 'hast';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import type { OutlineItem } from '../../port.ts';
import { foldedAtFirst, linesOf, type OutlineLine, rowsOf, shownFor, shownRows } from './headings.ts';
import { createTyping, stepOf, typedRow } from './keys.ts';
import { currentHeading } from './use-outline.ts';

const line = (level: number, number: number): OutlineLine => ({
  id: `${number}.0`,
  text: `Line ${number}`,
  level,
  heading: number,
  item: null,
});
const anyLines = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 80 }).map((levels) => levels.map(line));
const item = (id: string, place: number | null): OutlineItem => ({
  id,
  text: id,
  kind: 'Highlight',
  place,
  go() {},
});

describe('the lines of the outline', () => {
  const tree = h(null, [
    h('h2', { dataNode: '1' }, 'One'),
    h('p', { dataNode: '2' }, 'text'),
    h('section', { dataContents: '' }, [h('h2', { dataNode: '3' }, 'On this page'), h('ul', [])]),
    h('p', { dataOurs: 'gap 3' }, [h('h2', 'Not the page’s')]),
    h('blockquote', { dataNode: '5' }, [h('h3', { dataNode: '5' }, ' Two\n words ')]),
    h('h2', { dataNode: '7' }, [h('img', { src: 'x' })]),
    h('h2', 'Comments'),
  ]) as Root;

  test("the outline includes the page's headings, at any depth", () => {
    const lines = linesOf(tree, []).map(({ text, level, heading }) => [text, level, heading]);
    expect(lines).toEqual([
      ['One', 2, 0],
      ['Two words', 3, 1],
      ['Comments', 2, 3],
    ]);
  });

  test('the outline lists a highlight below the heading before it, or at the end if its place is unknown', () => {
    const items = [item('b', 6), item('a', 2), item('c', null), item('before', 0)];
    const lines = linesOf(tree, items).map(({ text, level }) => [text, level]);
    expect(lines).toEqual([
      ['before', 1],
      ['One', 2],
      ['a', 3],
      ['Two words', 3],
      ['b', 4],
      ['Comments', 2],
      ['c', 1],
    ]);
    expect(new Set(linesOf(tree, items).map(({ id }) => id)).size).toBe(7);
  });
});

describe('the rows of the outline', () => {
  test('the rows of the outline form a tree even if the page skips heading levels', () => {
    const rows = rowsOf([4, 2, 4, 3, 2].map(line));
    expect(rows.map(({ depth, parent }) => [depth, parent])).toEqual([
      [1, -1],
      [1, -1],
      [2, 1],
      [2, 1],
      [1, -1],
    ]);
  });

  test('each row of the outline is one level below its parent and has a position among its siblings', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const rows = rowsOf(lines);
        for (const [number, { parent, depth, position, siblings }] of rows.entries()) {
          expect(parent).toBeLessThan(number);
          expect(depth).toBe((rows[parent]?.depth ?? 0) + 1);
          expect(position).toBeGreaterThan(0);
          expect(siblings).toBe(rows.filter((row) => row.parent === parent).length);
        }
      }),
    );
  });

  test('an outline with more than forty rows at first shows only the rows of its top level', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const rows = rowsOf(lines);
        const shown = shownRows(rows, foldedAtFirst(rows));
        if (lines.length <= 40) expect(shown).toHaveLength(lines.length);
        else expect(shown).toEqual(rows.flatMap(({ parent }, number) => (parent < 0 ? [number] : [])));
        for (const number of rows.keys()) expect(shown).toContain(shownFor(rows, shown, number));
      }),
    );
  });
});

describe('the keys of the outline', () => {
  test('arrow keys in the outline always move to a visible row, in both text directions', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'x'];
    const direction = fc.constantFrom('ltr' as const, 'rtl' as const);
    fc.assert(
      fc.property(anyLines, fc.array(fc.constantFrom(...keys)), direction, (lines, pressed, written) => {
        const rows = rowsOf(lines);
        let folded = foldedAtFirst(rows);
        let current = 0;
        for (const key of pressed) {
          const shown = shownRows(rows, folded);
          const step = stepOf(key, { rows, shown, folded, current, direction: written });
          if (!step) continue;
          if ('to' in step) expect(shown).toContain(step.to);
          if ('to' in step) current = step.to;
          const id = 'fold' in step ? rows[step.fold]?.id : undefined;
          if (id) folded = new Set(folded.has(id) ? [...folded].filter((one) => one !== id) : [...folded, id]);
        }
      }),
    );
  });

  test('typed letters find the next row of the outline that starts with these letters', () => {
    const rows = rowsOf(['Ebb', 'Tide', 'Time', 'Toll'].map((text, number) => ({ ...line(1, number), text })));
    const at = { rows, shown: [0, 1, 2, 3], folded: new Set<string>(), current: 1, direction: 'ltr' as const };
    const typing = createTyping();
    expect(typedRow(at, typing.add('T', 0))).toBe(2);
    expect(typedRow(at, typing.add('i', 100))).toBe(1);
    expect(typedRow(at, typing.add('m', 200))).toBe(2);
    expect(typing.isGoingOn(300)).toBe(true);
    expect(typedRow(at, typing.add('t', 2000))).toBe(2);
    expect(typedRow({ ...at, current: 2 }, typing.add('t', 2100))).toBe(3);
    expect(typedRow(at, typing.add('x', 9000))).toBeNull();
  });
});

test('typing a letter twice in the outline moves through the rows that begin with it, in every script', () => {
  // letters of Adlam are two code units each
  const rows = rowsOf(['𞤢𞤣', '𞤢𞤤', '𞤢𞤥'].map((text, number) => ({ ...line(1, number), text })));
  const at = { rows, shown: [0, 1, 2], folded: new Set<string>(), current: 0, direction: 'rtl' as const };
  const typing = createTyping();
  expect(typedRow(at, typing.add('𞤢', 0))).toBe(1);
  expect(typedRow({ ...at, current: 1 }, typing.add('𞤢', 100))).toBe(2);
});

test('the last heading is the current one at the end of the text, however short its section is', () => {
  const box = { scrollHeight: 3000, clientHeight: 800 };
  expect(currentHeading([500, 1500, 2950], { ...box, scrollTop: 0 })).toBe(-1);
  expect(currentHeading([500, 1500, 2950], { ...box, scrollTop: 400 })).toBe(0);
  expect(currentHeading([500, 1500, 2950], { ...box, scrollTop: 2200 })).toBe(2);
  expect(currentHeading([100, 200], { scrollTop: 0, scrollHeight: 700, clientHeight: 800 })).toBe(0);
});
