/**
 * The code of all algorithms, for hosts that can import it. Lectern and the classic algorithms are bundled; the others
 * load on demand.
 */
import '../vocabulary/provide.ts';
import { classicAlgorithms } from '../algorithms/classics.ts';
import lectern from '../algorithms/lectern/index.ts';
import type { AlgorithmSource } from './types.ts';

export const allCode: AlgorithmSource = {
  async codeOf(id) {
    const light = [lectern, ...classicAlgorithms].find((algorithm) => algorithm.id === id);
    if (light) return light;
    const { allAlgorithms } = await import('../algorithms/all.ts');
    return allAlgorithms.find((algorithm) => algorithm.id === id);
  },
  documents: { create: () => document.implementation.createHTMLDocument() },
};
