import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { createPage } from '../../../page/page.ts';
import { createContext } from '../features/context.ts';
import { fillFeatures } from '../features/matrix.ts';
import { applyModel } from '../model/apply.ts';
import { currentModel } from '../model/current.ts';
import { explainBlocks } from './explain-blocks.ts';

const PROSE = ['ferry', 'pilot', 'clerk', 'cook'].map(
  (who) => `<p>The ${who} stayed in the harbour all night, because nobody dared to sail.</p>`,
);

it('names the position of a block as a reason if the position changed the block’s probability', () => {
  const context = createContext(createPage(snapshotOfHtml(`<article>${PROSE.join('')}</article>`)));
  fillFeatures(context);
  const model = currentModel();
  const scores = applyModel(context, model);
  const before = scores.body.fill(0.5);
  const body = Float32Array.from([0.5, 0, 0.3, 0.7]);
  const kept = new Uint8Array(4).fill(1);
  const decision = { before, body, kept, reasons: new Map() };
  const reasons = explainBlocks(context, decision, model).map(({ reason }) => reason);
  expect(reasons[0]).not.toContain('set ');
  expect(reasons[1]).toContain('1% likely to be article text: placed outside the visible page');
  expect(reasons[2]).toContain(
    '30% likely to be article text: outside the main column (at the side, in a row of cards, or fixed to the window)',
  );
  expect(reasons[3]).toContain('70% likely to be article text: in the main column');
});
