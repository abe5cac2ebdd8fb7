/**
 * Preact in a lazy script: the one that the first script has left (`src/reader/share-preact.ts`). What it has not is missing
 * here too, and the build says so.
 */
import type { SharedPreact } from '../src/reader/share-preact.ts';

// without it the script has ended before (vite/late-scripts.ts)
const shared = (globalThis as unknown as Record<symbol, SharedPreact>)[Symbol.for('lectern.preact')] as SharedPreact;

export const {
  createContext,
  Fragment,
  h,
  jsx,
  jsxs,
  render,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} = shared;
