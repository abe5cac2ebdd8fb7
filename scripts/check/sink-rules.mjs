// Matches ways to parse a string as HTML. The extension must not use them; Preact builds its interface without them.
export const SINKS =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|srcdoc)\b|\bdocument\.write(?:ln)?\b/g;

/** Files that may contain an HTML sink, with the reasons. */
export const ALLOWED = [
  {
    file: 'src/session/fetch-document.ts',
    sink: 'DOMParser',
    reason: 'another page of the article becomes an inert document that is only read (decision 015)',
  },
  {
    file: 'src/algorithms/readability/retries.ts',
    sink: 'innerHTML',
    reason: 'replaces the accessor that Readability uses: it gets and sets copies of the tree, without parsing',
  },
  {
    file: 'src/algorithms/steps/newspaper/stop-words.ts',
    sink: 'document.write',
    reason: 'a stop word: the lists were collected from pages that contain code',
  },
  {
    file: 'src/algorithms/steps/goose/stop-words.ts',
    sink: 'document.write',
    reason: 'a stop word: the lists were collected from pages that contain code',
  },
];
