import type { Page } from '../../../page/page.ts';
import { styledOf } from '../../../page/styled.ts';
import type { Note } from '../../../selection/notes/types.ts';
import type { PlacedElement } from '../object-elements.ts';
import { referenceElement } from './elements.ts';

/** The notes of a text, looked up at every node of the walk. */
export interface Footnotes {
  /** Returns the link that replaces a reference. */
  referenceAt(node: number): PlacedElement | undefined;
  noteAt(node: number): Note | undefined;
  /** Checks for a superscript around references, which each get their own. */
  isUnwrapped(node: number): boolean;
}

export function footnotesOf(page: Page, notes: readonly Note[]): Footnotes {
  const byStart = new Map(notes.map((note) => [note.start, note]));
  const references = new Map<number, PlacedElement>();
  const unwrapped = new Set<number>();
  for (const { key, references: own } of notes) {
    for (const [index, { element, label }] of own.entries()) {
      references.set(element, { element: referenceElement(key, label, index), place: 'inline' });
      for (const sup of supsAround(page, element)) unwrapped.add(sup);
    }
  }
  return {
    referenceAt: (node) => references.get(node),
    noteAt: (node) => byStart.get(node),
    isUnwrapped: (node) => unwrapped.has(node),
  };
}

function supsAround(page: Page, element: number): number[] {
  const sups: number[] = [];
  for (let node = page.parentOf(element); page.styleOf(node)?.flow === 'inline'; node = page.parentOf(node)) {
    if (page.nameOf(node) === 'sup' || styledOf(page).isRaised(node)) sups.push(node);
  }
  return sups;
}
