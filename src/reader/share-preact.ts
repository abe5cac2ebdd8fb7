/**
 * Shares the reader's Preact with later scripts, because their components are in its tree: another copy would have its
 * own hooks and its own event guard. Imports from `preact` in these scripts resolve to this copy
 * (`vite/lazy-preact.ts`).
 */
import { createContext, Fragment, h, render } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';
import { leave, read, slot } from '../shared/exchange.ts';

/**
 * Everything of Preact that other scripts may use. All of it is in the first script, even if only other scripts use it.
 */
const PREACT = {
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
};

export type SharedPreact = typeof PREACT;

const SHARED = slot<SharedPreact>('preact');

/**
 * Shares this script's Preact, unless an earlier run of the script has shared its own, because the session of that run
 * stays.
 */
export function sharePreact(): void {
  if (!read(SHARED)) leave([SHARED, PREACT]);
}
