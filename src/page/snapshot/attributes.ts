import { attributeNamesOf, attributeOf } from '../../platform/unclobbered.ts';
import type { Attributes } from './types.ts';

/** Reads the attributes of elements. Elements whose only attribute is a class share one object per class. */
export interface AttributeReader {
  read(element: Element): Attributes | null;
}

/** Without inherited properties: an attribute may be called `constructor`. Faster than `Object.create(null)`. */
const Bare = function Bare() {} as unknown as new () => Record<string, string>;
Bare.prototype = Object.create(null);

export function createAttributeReader(): AttributeReader {
  const byClass = new Map<string, Attributes>();
  /** Maps an attribute's name in the page to its name in the snapshot; '' for event handlers, which are left out. */
  const names = new Map<string, string>();

  function nameOf(written: string): string {
    let name = names.get(written);
    if (name === undefined) {
      name = written.startsWith('on') ? '' : written.toLowerCase();
      names.set(written, name);
    }
    return name;
  }

  function readClass(value: string): Attributes {
    let attributes = byClass.get(value);
    if (!attributes) {
      attributes = Object.assign(new Bare(), { class: value });
      byClass.set(value, attributes);
    }
    return attributes;
  }

  return {
    read(element) {
      const written = attributeNamesOf(element);
      if (written.length === 0) return null;
      if (written.length === 1 && written[0] === 'class') return readClass(attributeOf(element, 'class') as string);
      const attributes = new Bare();
      for (const name of written) {
        const known = nameOf(name);
        if (known !== '') attributes[known] = attributeOf(element, name) as string;
      }
      return attributes;
    },
  };
}
