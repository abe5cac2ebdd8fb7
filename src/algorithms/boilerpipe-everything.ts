/** Boilerpipe's KeepEverythingExtractor: the page as it is cut into text blocks (specs/boilerpipe.md b3). */
import { extract } from './steps/boilerpipe/extract.ts';
import { markEverything } from './steps/boilerpipe/mark-everything.ts';
import type { Algorithm } from './types.ts';

const id = 'boilerpipe-everything';

export default {
  id,
  run(snapshot, { population }) {
    return extract(id, snapshot, population, [markEverything]);
  },
} satisfies Algorithm;
