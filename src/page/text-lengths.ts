import { baseFacet } from './page.ts';
import { NodeKind } from './snapshot/types.ts';

/** By node: characters of a text without surrounding white space; 0 for other nodes. */
export const textLengths = baseFacet(({ nodes: { size, kind, text } }): Uint32Array => {
  const lengths = new Uint32Array(size);
  for (let id = 0; id < size; id++) if (kind[id] === NodeKind.text) lengths[id] = (text[id] as string).trim().length;
  return lengths;
});
