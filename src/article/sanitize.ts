import type { Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { PICTURE_ADDRESS, PICTURE_FILE } from '../page/pictures/picture-address.ts';
import { ANCHOR_PREFIX } from './structure/anchors.ts';
import { MATHML_ATTRIBUTES, MATHML_LAYOUT, MATHML_NAMES, MATHML_TOKENS, TEX_ENCODING } from './structure/math.ts';

/** Matches the kinds of embedded content that `structure/object-elements.ts` writes. */
const EMBED = /^(?:audio|chart|code|document|map|page|picture|post|video)(?:-file)?$/;

const MATHML: NonNullable<Schema['attributes']> = Object.fromEntries(
  [...MATHML_LAYOUT, ...MATHML_TOKENS].map((name) => [name, Object.entries(MATHML_ATTRIBUTES)]),
);

const TABLE = ['table'];

/** Matches absolute addresses (as browsers serialize them) whose scheme runs no scripts, and ids in the article. */
const LINK = new RegExp(`^(?:(?:https?|ftp)://[!-~]+|(?:mailto|tel):[ -~]*|#${ANCHOR_PREFIX}.*)$`, 's');

const NUMBER = /^\d+$/;

const PICTURE: NonNullable<Schema['attributes']>[string] = ['alt', 'title', ['width', NUMBER], ['height', NUMBER]];

/** Elements and attributes that may be in the reader and in exports; the sanitizer drops all others. */
const SCHEMA: Schema = {
  tagNames: [
    ...MATHML_NAMES,
    ...(
      'a abbr bdi bdo blockquote br caption cite code dd del details dfn dl dt em figcaption figure h2 h3 h4 h5 h6 hr img ins kbd ' +
      'li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var'
    ).split(' '),
  ],
  attributes: {
    '*': [
      ['dataNode', NUMBER],
      ['dataObject', NUMBER],
      ['dataCollapsed', ''],
      ['dataPost', ''],
      ['dataPage', /^\d{1,3}$/],
      'lang',
      'dir',
      ['id', new RegExp(`^${ANCHOR_PREFIX}`)],
    ],
    a: [['href', LINK], 'title', ['dataFootnoteRef', ''], ['dataFootnoteBackref', '']],
    abbr: ['title'],
    annotation: [['encoding', TEX_ENCODING]],
    code: [['className', /^language-[\w+#-]{1,20}$/]],
    dfn: ['title'],
    figure: [['dataEmbed', EMBED]],
    img: [['src', PICTURE_ADDRESS], ...PICTURE],
    li: ['value', ['dataMarked', '']],
    math: [['display', 'block']],
    ol: ['start', 'reversed', ['type', /^[aAiI]$/], ['dataMarked', '']],
    p: [
      ['dataEmbed', EMBED],
      ['dataStandfirst', ''],
    ],
    ul: [['dataMarked', '']],
    section: [
      ['dataFootnotes', ''],
      ['dataContents', ''],
    ],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
    time: ['dateTime'],
    ...MATHML,
  },
  // empty, because the patterns above check addresses; by default, the library would apply its own rules too
  protocols: {},
  // table parts must be inside a table; elsewhere they mean nothing and are dropped
  ancestors: { tbody: TABLE, td: TABLE, th: TABLE, thead: TABLE, tfoot: TABLE, tr: TABLE },
  required: {},
  // empty, so that the library adds no prefix to ids: all ids already begin with the prefix of this extension
  clobber: [],
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
};

/** The schema for pages that are local files: their pictures may be local files too. */
const OF_FILES: Schema = {
  ...SCHEMA,
  attributes: { ...SCHEMA.attributes, img: [['src', PICTURE_ADDRESS, PICTURE_FILE], ...PICTURE] },
};

export function sanitizeTree(root: Root, url = ''): Root {
  return sanitize(root, url.startsWith('file:') ? OF_FILES : SCHEMA) as Root;
}
