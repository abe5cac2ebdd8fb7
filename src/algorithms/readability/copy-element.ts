import type { Attributes } from '../../page/snapshot/types.ts';
import type { DocumentLike, ElementLike } from './dom.ts';

/** Names that `createElement` and `setAttribute` accept; parsers accept more than these methods. */
const SAFE_NAME = /^[a-z][a-z0-9:_.-]*$/;

/** Elements that a form or a document exposes by name (HTML standard, 4.10.3 and 3.1.6). */
const NAMED = new Set('button embed fieldset form img input object output select textarea'.split(' '));

/** Returns an element of the clone; a frame with its document in the snapshot becomes a container. */
export function copyElement(document: DocumentLike, name: string, attributes: Attributes | null): ElementLike {
  const element = document.createElement(SAFE_NAME.test(name) ? (name === 'iframe' ? 'div' : name) : 'span');
  copyAttributes(element, NAMED.has(name) ? withoutClobbering(document, element, attributes) : attributes);
  return element;
}

/**
 * Returns the attributes without those that make the control shadow a property of its form or document: Readability
 * walks by these properties and would never end if a control is called `nextSibling`.
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
