/**
 * Replaces the module `preact` in the lazy scripts, so that they use the Preact of the first script
 * (`src/reader/share-preact.ts`). If a script imports something that this module does not export, the build fails.
 */
import type { SharedPreact } from '../src/reader/share-preact.ts';
import { read, slot } from '../src/shared/exchange.ts';

// never missing here: a lazy script returns at its beginning if there is no shared Preact (vite/late-scripts.ts)
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
