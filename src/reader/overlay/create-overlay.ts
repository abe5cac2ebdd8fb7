/** Creates the elements of a reader in the page, and recognizes them later. */
import { createHtml, intact } from '../../platform/unclobbered.ts';
import { direction, language } from '../../platform/wording/message.ts';
import { adoptSheet } from '../styles/adopt-sheet.ts';
import readerCss from '../styles/sheet.css?inline';

/** The elements of a reader: a host element in the page, its shadow root, and a modal dialog in the shadow root. */
export interface Overlay {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly dialog: HTMLDialogElement;
}

/** Creates the elements of a reader; the caller adds the host to the document. */
export function createOverlay(document: Document): Overlay {
  const host = createHtml(document, 'div');
  const dialog = createHtml(document, 'dialog');
  host.dataset.lectern = '';
  // Without these attributes, the dialog would inherit the page's language and direction. The article has its own.
  dialog.lang = language();
  dialog.dir = direction();
  dialog.className = 'lectern';
  const root = host.attachShadow({ mode: 'open' });
  adoptSheet(root, withoutPageFonts(readerCss, document));
  root.append(dialog);
  return { host, root, dialog };
}

/** Undoes the CSS zoom of a page, which would enlarge the reader beyond the window. */
export function undoZoom({ host, dialog }: Overlay): void {
  const zoom = (host as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  if (zoom !== 1 && zoom > 0) dialog.style.setProperty('zoom', String(1 / zoom));
}

/** Focuses the element around bar and text, so that arrow keys and Space scroll the text, and Tab goes to the bar. */
export function focusText({ dialog }: Overlay): void {
  dialog.querySelector<HTMLElement>('.surface')?.focus({ preventScroll: true });
}

/** Returns the element of a reader that has the focus. */
export const focusedIn = (inside: Element) => (inside.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;

/** Matches the lists of fonts in our own style sheets. */
const FONT_LISTS = /(--lectern-(?:serif-|sans-)?(?:latin|script|(?:ui|mono)-font):)([^;}]+)/g;

const plain = (name: string) => name.replace(/["']/g, '').trim().toLowerCase();

/**
 * Returns a style sheet without the names of fonts that the page itself defines. The page's fonts also apply in the
 * reader's shadow root, where "Georgia" could then be any font. Without that name, browsers use the next font.
 */
function withoutPageFonts(css: string, document: Document): string {
  const names = new Set<string>();
  for (const { family } of intact(document).fonts) names.add(plain(family));
  if (names.size === 0) return css;
  return css.replace(FONT_LISTS, (_all, property: string, list: string) => {
    const ours = list.split(',').filter((name) => !names.has(plain(name)));
    return property + (ours.join() || '""');
  });
}

const hosts = new Set<Node>();

/**
 * The host elements of this script's readers in the page. They are recognized by reference, which a page cannot forge.
 * An element that only looks like a reader is read as part of the page; otherwise, a page could hide text from Lectern
 * in such an element.
 */
export const readerHosts: ReadonlySet<Node> = hosts;

export function addHost(host: HTMLElement, signal: AbortSignal): void {
  hosts.add(host);
  signal.addEventListener('abort', () => hosts.delete(host));
}
