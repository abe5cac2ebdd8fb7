import type { Attributes } from '../../page/snapshot/types.ts';
import type { DocumentLike, ElementLike } from './dom.ts';

/** Names that `createElement` and `setAttribute` take; parsers let through more than the DOM methods do. */
const SAFE_NAME = /^[a-z][a-z0-9:_.-]*$/;

/** What a form or a document shows by its name (HTML standard, 4.10.3 and 3.1.6). */
const NAMED = new Set('button embed fieldset form img input object output select textarea'.split(' '));

/** An element of the clone; a frame whose document is part of the snapshot is a container there. */
export function copyElement(document: DocumentLike, name: string, attributes: Attributes | null): ElementLike {
  const element = document.createElement(SAFE_NAME.test(name) ? (name === 'iframe' ? 'div' : name) : 'span');
  copyAttributes(element, NAMED.has(name) ? withoutClobbering(document, element, attributes) : attributes);
  return element;
}

/**
 * Without what would show the control in the place of a property of its form or of the document: Readability walks by those,
 * and would never end where a control is called `nextSibling`.
 */
function withoutClobbering(
  document: DocumentLike,
  control: ElementLike,
  attributes: Attributes | null,
): Attributes | null {
  if (!attributes) return null;
  const { form: _elsewhere, ...rest } = attributes;
  return Object.fromEntries(
    Object.entries(rest).filter(
      ([name, value]) => !((name === 'name' || name === 'id') && (value in control || value in document)),
    ),
  );
}

export function copyAttributes(element: ElementLike, attributes: Attributes | null): void {
  if (!attributes) return;
  for (const name of Object.keys(attributes)) {
    if (SAFE_NAME.test(name)) element.setAttribute(name, attributes[name] as string);
  }
}
