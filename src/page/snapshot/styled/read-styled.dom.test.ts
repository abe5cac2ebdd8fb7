import { afterEach, expect, it } from 'vitest';
import { removePages, renderPage, snapshotPage } from '../../../../test/render.ts';
import { takeSnapshot } from '../take.ts';

afterEach(removePages);

it('reads the escape `\\A` as a line break in text that a style sheet generates', async () => {
  const { snapshot } = await snapshotPage(
    String.raw`<style>.name::after{content:"\A";white-space:pre} .two::before{content:"One\A two: \201C"}</style>
       <p><b class="name">Ada Stone</b>writes</p><p class="two">three</p>`,
  );
  expect(snapshot.styled.written.map(({ before, after }) => [before, after])).toEqual([['One\ntwo: “', '']]);
  expect(snapshot.styled.apart.map((text) => snapshot.nodes.text[text])).toEqual(['writes']);
});

it('separates two words between which an element ends that a style sheet gives text at its end', async () => {
  const { snapshot } = await snapshotPage(
    String.raw`<style>i::after{content:"\A";white-space:pre}</style><p><b><i>Ada Stone</i></b>writes</p>`,
  );
  expect(snapshot.styled.apart.map((text) => snapshot.nodes.text[text])).toEqual(['writes']);
});

it('finds the gap between two words on a page with a picture whose name hides the method `createRange`', async () => {
  const page = await renderPage('<p><b>one</b><b style="margin-left:9px">two</b></p><img name="createRange">');
  const test = document.createElement('img');
  test.name = 'createRange';
  document.body.append(test);
  try {
    const { snapshot } = takeSnapshot(page);
    expect(snapshot.styled.apart.map((text) => snapshot.nodes.text[text])).toEqual(['two']);
  } finally {
    test.remove();
  }
});
