/**
 * Gives the lazy scripts the Preact of the first script (`src/reader/share-preact.ts`). If a script imports something
 * that this module does not export, the build fails.
 */
import type { SharedPreact } from '../src/reader/share-preact.ts';
import { read, slot } from '../src/shared/exchange.ts';

// always set here, because a lazy script returns early if it is missing (vite/late-scripts.ts)
const shared = read(slot<SharedPreact>('preact')) as SharedPreact;

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
