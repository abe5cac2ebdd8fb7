import { expect, it } from 'vitest';
import { pageNode } from './json-ld.ts';

it('finds the JSON-LD node that describes the page, and ignores nodes that describe a part of the page', () => {
  const part = { '@type': 'WebPageElement', isAccessibleForFree: 'False' };
  for (const type of ['WebPage', 'MedicalWebPage', 'FAQPage', 'CollectionPage']) {
    const page = { '@type': type, name: 'Ferries' };
    expect(pageNode({ nodes: [part, page], byId: new Map() })).toBe(page);
  }
  expect(pageNode({ nodes: [part], byId: new Map() })).toBeNull();
});
