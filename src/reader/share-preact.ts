/**
 * Shares the reader's Preact with later scripts: their components are in its tree, and another copy would have its own hooks and its
 * own event guard. Their imports from `preact` resolve to this one (`vite/lazy-preact.ts`).
 */
import { createContext, Fragment, h, render } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';

/** Everything that they may use. All of it is in the first script, whether that uses it or not. */
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

/** Not a name: for an unknown name, the global object returns the page's element with that id. */
const KEY = Symbol.for('lectern.preact');

/** Shares this Preact, unless an earlier run has shared its own: that run's session stays. */
export function sharePreact(): void {
  (globalThis as { [KEY]?: SharedPreact })[KEY] ??= PREACT;
}
