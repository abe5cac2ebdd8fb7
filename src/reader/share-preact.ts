/**
 * Leaves the reader's Preact to the scripts that come later: components of theirs stand in its tree, and another copy would have
 * hooks and a guard of events of its own. What they import from `preact` leads here (`vite/lazy-preact.ts`).
 */
import { createContext, Fragment, h, render } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';

/** All that they may use. What is named here is in the first script, whether it uses it or not. */
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

/** No name: where the global object has none, it gives the page's element of that id. */
const KEY = Symbol.for('lectern.preact');

/** The one of the first run stays, as its session does. */
export function sharePreact(): void {
  (globalThis as { [KEY]?: SharedPreact })[KEY] ??= PREACT;
}
