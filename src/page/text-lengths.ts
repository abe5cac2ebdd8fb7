import { baseFacet } from './page.ts';
import { NodeKind } from './snapshot/types.ts';

/**
 * Array by node id: length of a text without the white space around it (characters); 0 for nodes that are not texts.
 */
export const textLengths = baseFacet(({ nodes: { size, kind, text } }): Uint32Array => {
  const lengths = new Uint32Array(size);
  for (let id = 0; id < size; id++) if (kind[id] === NodeKind.text) lengths[id] = (text[id] as string).trim().length;
  return lengths;
});
