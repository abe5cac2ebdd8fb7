// Ways to turn a string into HTML. The tree becomes Preact vnodes; that is the only sink.
export const SINKS =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|srcdoc)\b|\bdocument\.write(?:ln)?\b/g;

/** Files that may name a sink, each with the reason. */
export const ALLOWED = [
  {
    file: 'src/session/fetch-document.ts',
    sink: 'DOMParser',
    reason: 'another page of the article becomes an inert document that is only read (decision 015)',
  },
  {
    file: 'src/algorithms/readability/retries.ts',
    sink: 'innerHTML',
    reason: 'takes the accessor away from Readability: it gets and sets copies of the tree, nothing is parsed',
  },
  {
    file: 'src/algorithms/steps/newspaper/stop-words.ts',
    sink: 'document.write',
    reason: 'a word of one of the lists, which were gathered from pages with code in them',
  },
  {
    file: 'src/algorithms/steps/goose/stop-words.ts',
    sink: 'document.write',
    reason: 'a word of one of the lists, which were gathered from pages with code in them',
  },
];
