/**
 * Gives lazy scripts the Preact of the first script (`src/reader/share-preact.ts`). An export that this one lacks fails
 * the build.
 */
import type { SharedPreact } from '../src/reader/share-preact.ts';

// always set here: without it the script has already returned (vite/late-scripts.ts)
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
