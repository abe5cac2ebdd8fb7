import type { Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { ANCHOR_PREFIX } from './build/anchors.ts';

/** Everything that may reach the reader or an export. What is not named here does not exist in an article. */
const SCHEMA: Schema = {
  tagNames: (
    'a abbr bdi bdo blockquote br caption cite code dd del dfn dl dt em figcaption figure h2 h3 h4 h5 h6 hr img ins kbd ' +
    'li mark ol p pre q rp rt ruby s samp small strong sub sup table tbody td tfoot th thead time tr u ul var'
  ).split(' '),
  attributes: {
    '*': ['dataNode', 'lang', 'dir', ['id', new RegExp(`^${ANCHOR_PREFIX}`)]],
    a: ['href', 'title'],
    abbr: ['title'],
    code: [['className', /^language-[\w+#-]{1,20}$/]],
    dfn: ['title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    li: ['value'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
    time: ['dateTime'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel', 'ftp'],
    src: ['http', 'https', 'data', 'blob', 'file'],
  },
  // Ids are only those that the builder made, with a prefix of ours.
  clobber: [],
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
};

/** The tree with only what the allow-list names. */
export function sanitizeTree(root: Root): Root {
  return sanitize(root, SCHEMA) as Root;
}
