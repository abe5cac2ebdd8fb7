/** Boilerpipe's KeepEverythingExtractor: the page as it is cut (docs/specs/boilerpipe.md, "Extractors"). */

import type { Algorithm } from '../types.ts';
import { extract } from './extract.ts';
import { markEverything } from './filters/mark-everything.ts';

const id = 'boilerpipe-everything';

export default {
  id,
  run({ snapshot }, { population }) {
    return extract(id, snapshot, population, [markEverything]);
  },
} satisfies Algorithm;
