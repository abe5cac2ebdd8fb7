/**
 * Shares the reader's copy of Preact with later scripts, because their components are drawn in the reader's tree. With
 * another copy, hooks would not work in that tree, and event handlers would accept events that the page made up.
 * Imports from `preact` in these scripts resolve to this copy (`vite/lazy-preact.ts`).
 */
import { createContext, Fragment, h, render } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';
import { leave, read, slot } from '../shared/exchange.ts';

/** The parts of Preact that later scripts may use. This script contains them all, even those that it does not use. */
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
 * Shares this script's Preact. Does nothing if an earlier run of the script has shared its own, because the session of
 * that run is still in use.
 */
export function sharePreact(): void {
  if (!read(SHARED)) leave([SHARED, PREACT]);
}
