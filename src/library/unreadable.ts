import type { UnreadableReason } from './types.ts';

const SENTENCES: Readonly<Record<UnreadableReason, string>> = {
  pdf: 'It is a PDF, not a web page.',
  svg: 'It is a picture (SVG), not a web page.',
  'not-html': 'It is not a web page.',
};

/** Thrown if no element of the page matches the requested selector. */
export class ElementMissing extends Error {
  override name = 'ElementMissing';
}

/** Thrown for a document that is not a web page. `message` is a sentence for the user. */
export class UnreadablePage extends Error {
  override name = 'UnreadablePage';

  constructor(readonly reason: UnreadableReason) {
    super(SENTENCES[reason]);
  }
}
