/** Compares two snapshots of a page. */
import type { Attributes, NodeTable, PageSnapshot } from './types.ts';

const COLUMNS = ['kind', 'parent', 'end', 'name', 'style', 'hidden', 'text', 'block', 'width', 'height'] as const;

/**
 * Returns true if nothing has changed that an algorithm could see: content, style and position are the same. The page may
 * have been scrolled; fixed boxes then have moved with it. Linear.
 */
export function isSameSnapshot(a: PageSnapshot, b: PageSnapshot): boolean {
  return (
    a.url === b.url && isSameTable(a, b) && SMALL.every((name) => isSameJson(a[name], b[name])) && isSameSize(a, b)
  );
}

/** Parts of a few hundred entries at most. */
const SMALL = ['names', 'styles', 'media', 'styled', 'documents', 'metadata', 'direction', 'contentType'] as const;

const isSameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const isSameSize = ({ viewport: a }: PageSnapshot, { viewport: b }: PageSnapshot) =>
  a.width === b.width && a.height === b.height;

function isSameTable({ nodes: a, viewport: from }: PageSnapshot, { nodes: b, viewport: to }: PageSnapshot): boolean {
  return (
    a.size === b.size &&
    COLUMNS.every((name) => isSameColumn(a[name], b[name])) &&
    isSamePlace(a.x, b.x, to.scrollX - from.scrollX) &&
    isSamePlace(a.y, b.y, to.scrollY - from.scrollY) &&
    isSameAttributes(a, b)
  );
}

function isSameColumn(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let id = 0; id < a.length; id++) if (a[id] !== b[id]) return false;
  return true;
}

/** Tolerance (CSS pixels): the conversion to document coordinates loses fractions of a pixel. */
const NEAR = 0.5;

/** @param scrolled distance scrolled between the snapshots (CSS pixels) */
function isSamePlace(a: readonly number[], b: readonly number[], scrolled: number): boolean {
  for (let id = 0; id < a.length; id++) {
    const moved = (b[id] as number) - (a[id] as number);
    if (Math.abs(moved) > NEAR && Math.abs(moved - scrolled) > NEAR) return false;
  }
  return true;
}

function isSameAttributes({ attributes: a }: NodeTable, { attributes: b }: NodeTable): boolean {
  for (let id = 0; id < a.length; id++) {
    const [before, now] = [a[id] ?? null, b[id] ?? null];
    if (before !== now && !(before && now && haveSameValues(before, now))) return false;
  }
  return true;
}

function haveSameValues(a: Attributes, b: Attributes): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
