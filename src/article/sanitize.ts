import type { Root, RootContent } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { PICTURE_ADDRESS, PICTURE_FILE } from '../page/pictures/picture-address.ts';
import { inOneGo, type WithStops } from '../shared/with-stops.ts';
import { ANCHOR_PREFIX } from './structure/anchors.ts';
import {
  MATHML_ATTRIBUTES,
  MATHML_LAYOUT,
  MATHML_NAMES,
  MATHML_TOKENS,
  TEX_ENCODING,
} from './structure/math/allowed.ts';

/** What a placeholder stands for (`structure/placeholder.ts`). */
const EMBED = /^(?:audio|chart|code|document|map|page|picture|post|video)(?:-file)?$/;

const MATHML: NonNullable<Schema['attributes']> = Object.fromEntries(
  [...MATHML_LAYOUT, ...MATHML_TOKENS].map((name) => [name, Object.entries(MATHML_ATTRIBUTES)]),
);

const TABLE = ['table'];

/**
 * Where links may lead: to absolute addresses as browsers write them out, of schemes that run nothing, and to places in the
 * article. Nothing hides in front of the scheme, and no other address is without one.
 */
const LINK = new RegExp(`^(?:(?:https?|ftp)://[!-~]+|(?:mailto|tel):[ -~]*|#${ANCHOR_PREFIX}.*)$`, 's');

const NUMBER = /^\d+$/;

/** What a picture has beside its address. */
const PICTURE: NonNullable<Schema['attributes']>[string] = ['alt', 'title', ['width', NUMBER], ['height', NUMBER]];

/** Everything that may reach the reader or an export. What is not named here does not exist in an article. */
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
  // Addresses are told by their own rules, above; left out, these would be the library's.
  protocols: {},
  // Parts of tables mean nothing outside of one.
  ancestors: { tbody: TABLE, td: TABLE, th: TABLE, thead: TABLE, tfoot: TABLE, tr: TABLE },
  required: {},
  // Ids are only those that the builder made, with a prefix of ours.
  clobber: [],
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
};

/** For a page that is a file: its pictures may be files as well. */
const OF_FILES: Schema = {
  ...SCHEMA,
  attributes: { ...SCHEMA.attributes, img: [['src', PICTURE_ADDRESS, PICTURE_FILE], ...PICTURE] },
};

/**
 * The tree with only what the allow-list names.
 *
 * @param url the page's own address
 */
export function sanitizeTree(root: Root, url = ''): Root {
  return inOneGo(sanitizeWithStops(root, url));
}

/** Blocks between two stops. */
const BLOCKS_AT_ONCE = 500;

/** As {@link sanitizeTree}, with stops for a long article: what one block may hold does not depend on those beside it. */
export function* sanitizeWithStops({ children }: Root, url = ''): WithStops<Root> {
  const schema = url.startsWith('file:') ? OF_FILES : SCHEMA;
  const clean: RootContent[] = [];
  for (let from = 0; from < children.length; from += BLOCKS_AT_ONCE) {
    if (from > 0) yield;
    const part: Root = { type: 'root', children: children.slice(from, from + BLOCKS_AT_ONCE) };
    for (const block of (sanitize(part, schema) as Root).children) clean.push(block);
  }
  return { type: 'root', children: clean };
}
