/**
 * Shows and edits the user's notes in closed shadow roots, which the page's scripts cannot read. They can read the rest
 * of the reader, which is in an open shadow root. docs/adr/030-highlights.md lists what a page can still find out.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { intact } from '../../platform/unclobbered.ts';
import { adoptSheet } from '../../reader/styles/adopt-sheet.ts';

const CSS_OF_TEXT = ':host { display: block; white-space: pre-wrap; overflow-wrap: anywhere; }';
const CSS_OF_FIELD = `
:host { display: block; flex: 1 1 14em; min-width: 0; }
textarea {
  display: block; box-sizing: border-box; width: 100%; min-height: 34px; max-height: 40vh; margin: 0; padding: 6px 10px;
  border: 1px solid var(--lectern-control-line); border-radius: 9px; background: var(--lectern-ground); color: var(--lectern-ink-strong);
  font: inherit; line-height: 1.45; resize: vertical; field-sizing: content;
}
textarea::placeholder { color: var(--lectern-ink-quiet); opacity: 1; }
textarea:focus-visible { outline: 2px solid var(--lectern-accent); outline-offset: 1px; }
`;

const closed = new WeakMap<Element, ShadowRoot>();

function rootOf(host: HTMLElement, css: string): ShadowRoot {
  const known = closed.get(host);
  if (known) return known;
  const root = host.attachShadow({ mode: 'closed', delegatesFocus: true });
  adoptSheet(root, css);
  closed.set(host, root);
  return root;
}

export function PrivateText({ text }: { text: string }) {
  const host = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const root = rootOf(host.current, CSS_OF_TEXT);
    const { lastChild } = root;
    if (lastChild instanceof Text) lastChild.data = text;
    else root.append(text);
  }, [text]);
  return <span class="note-text" dir="auto" ref={host} />;
}

interface PrivateFieldProps {
  label: string;
  hint: string;
  value: string;
  longest: number;
  onInput(value: string): void;
}

export function PrivateField({ label, hint, value, longest, onInput }: PrivateFieldProps) {
  const host = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement | null>(null);
  const hear = useRef(onInput);
  hear.current = onInput;
  useLayoutEffect(() => {
    if (!host.current || field.current) return;
    const area = intact(host.current.ownerDocument).createElement('textarea');
    Object.assign(area, { rows: 1, maxLength: longest, placeholder: hint, ariaLabel: label, dir: 'auto' });
    area.addEventListener('input', (event) => {
      if (event.isTrusted) hear.current(area.value);
    });
    rootOf(host.current, CSS_OF_FIELD).append(area);
    field.current = area;
  }, []);
  useLayoutEffect(() => {
    // While the user is writing, a value that another tab has stored must not overwrite the note.
    if (field.current && field.current !== rootOf(host.current as HTMLElement, '').activeElement)
      field.current.value = value;
  }, [value]);
  return <span class="note-field" data-field="" ref={host} />;
}
