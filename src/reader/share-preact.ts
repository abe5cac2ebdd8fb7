/**
 * Shares the reader's copy of Preact with scripts that load later, because their components are drawn in the reader's
 * tree. With a second copy, hooks would not work in that tree, and event handlers would accept events that the page
 * made up. Imports from `preact` in those scripts resolve to the reader's copy (`vite/lazy-preact.ts`).
 */
import { createContext, Fragment, h, render } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';
import { leave, read, slot } from '../shared/exchange.ts';

/** The parts of Preact that later scripts may use. The reader's script contains all, even parts that it never uses. */
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
 * Shares this script's Preact. Does nothing if an earlier run of this script has already shared its copy, which the
 * reader of that run still uses.
 */
export function sharePreact(): void {
  if (!read(SHARED)) leave([SHARED, PREACT]);
}
