/** The code of all algorithms, where it can be imported; those without data are there at once. */
import { classicAlgorithms } from '../../algorithms/classics.ts';
import lectern from '../../algorithms/lectern/index.ts';
import type { Algorithm, DocumentFactory } from '../../algorithms/types.ts';

export const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** @throws where there is no such algorithm */
export async function codeOf(id: string): Promise<Algorithm> {
  const light = [lectern, ...classicAlgorithms].find((algorithm) => algorithm.id === id);
  if (light) return light;
  const { allAlgorithms } = await import('../../algorithms/all.ts');
  const found = allAlgorithms.find((algorithm) => algorithm.id === id);
  if (!found) throw new Error(`There is no algorithm ${id}`);
  return found;
}
