/**
 * Lists the elements and attributes that an article may contain. The list is independent of the sanitiser, so that
 * tests can check the sanitiser and the exports.
 */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * The allowed element names, and for each attribute a pattern for its allowed values. Both are plain text, so that
 * tests can send them into a page.
 */
export interface Allowed {
  elements: string;
  attributes: Readonly<Record<string, string>>;
}

const ANY = '^';
const BARE = '^[\\w.+%-]*$';
const LINK = '^(?:(?:https?|ftp)://[!-~]+|(?:mailto|tel):[ -~]*|#lectern-[^]*)$';
const PICTURE =
  '^(?:https?://[!-~]+$|blob:[!-~]+$|data:image/(?:png|apng|avif|bmp|gif|jpe?g|jxl|svg\\+xml|webp|x-icon)[;,])';

export const ALLOWED: Allowed = {
  elements:
    'a abbr bdi bdo blockquote br caption cite code dd del details dfn dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr img ' +
    'ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead ' +
    'time tr u ul var math semantics annotation mrow mfrac msqrt mroot mstyle mpadded mphantom msub msup msubsup munder ' +
    'mover munderover mmultiscripts mprescripts mspace mtable mtr mtd none mi mn mo ms mtext',
  attributes: {
    href: LINK,
    src: PICTURE,
    id: '^lectern-',
    class: '^language-[\\w+#-]{1,20}$',
    ...Object.fromEntries('title alt lang dir start reversed value datetime'.split(' ').map((name) => [name, ANY])),
    ...Object.fromEntries(
      'node object collapsed post page standfirst footnotes'.split(' ').map((name) => [`data-${name}`, BARE]),
    ),
    'data-embed': '^(?:audio|chart|code|document|map|page|picture|post|video)(?:-file)?$',
    'data-footnote-ref': BARE,
    'data-footnote-backref': BARE,
    display: '^block$',
    encoding: '^application/x-tex$',
    ...Object.fromEntries(
      (
        'width height colspan rowspan accent accentunder columnspan depth displaystyle fence form largeop linethickness ' +
        'lspace mathvariant maxsize minsize movablelimits rspace scriptlevel separator stretchy symmetric voffset'
      )
        .split(' ')
        .map((name) => [name, BARE]),
    ),
  },
};

/**
 * Returns the allowed elements and attributes of an article, together with further ones that a program adds when it
 * shows the article.
 */
export function alsoAllowing(elements: string, attributes: Allowed['attributes'] = {}): Allowed {
  const more = Object.entries(attributes).map(([name, value]) => {
    const before = ALLOWED.attributes[name];
    return [name, before === undefined ? value : `${before}|${value}`];
  });
  return {
    elements: `${ALLOWED.elements} ${elements}`,
    attributes: { ...ALLOWED.attributes, ...Object.fromEntries(more) },
  };
}

/** Elements and attributes that the chapters of an EPUB book may contain; each chapter is a whole XML document. */
export const BOOK = alsoAllowing('html head title link body article nav', {
  'epub:type': '^(?:noteref|toc)$',
  xmlns: '^http://www\\.w3\\.org/(?:1999/xhtml|1998/Math/MathML)$',
  'xmlns:epub': '^http://www\\.idpf\\.org/2007/ops$',
  'xml:lang': '^',
  id: '^(?:n|h)\\d+$|^toc$',
  href: '^(?:style\\.css|(?:article\\.xhtml)?(?:#[nh]\\d+)?)$',
  rel: '^stylesheet$',
  type: '^text/css$',
  src: '^pictures/\\d+\\.\\w+$',
});

/**
 * Returns the forbidden elements and attributes inside a node. Tests send the source code of this function into pages,
 * so it must not use anything else in this module.
 */
export function strayIn(root: ParentNode, { elements, attributes }: Allowed): string[] {
  const names = elements.split(' ');
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const namespace = element.namespaceURI ?? '';
    const isKnown = names.includes(name) && /\/(?:xhtml|MathML|svg)$/.test(namespace);
    const stray = [...element.attributes].filter((attribute) => {
      const rule = Object.hasOwn(attributes, attribute.name) ? attributes[attribute.name] : undefined;
      return rule === undefined || !new RegExp(rule).test(attribute.value);
    });
    return [...(isKnown ? [] : [name]), ...stray.map((attribute) => `${name} ${attribute.name}=${attribute.value}`)];
  });
}

/**
 * Returns the forbidden elements and attributes of a tree. Checks the tree itself, because a parser might repair it.
 */
export function strayInTree(root: Root): string[] {
  const stray: string[] = [];
  const names = ALLOWED.elements.split(' ');
  visit(root, (node) => {
    if (node.type !== 'element') {
      if (node.type !== 'text' && node.type !== 'root') stray.push(node.type);
      return;
    }
    if (!names.includes(node.tagName)) stray.push(node.tagName);
    for (const [property, values] of Object.entries(node.properties)) {
      const name = attributeName(property);
      const rule = Object.hasOwn(ALLOWED.attributes, name) ? ALLOWED.attributes[name] : undefined;
      for (const value of [values].flat()) {
        if (rule === undefined || !new RegExp(rule).test(String(value))) stray.push(`${node.tagName} ${name}=${value}`);
      }
    }
  });
  return stray;
}

function attributeName(property: string): string {
  if (property === 'className') return 'class';
  const isData = /^data[A-Z]/.test(property);
  return isData ? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : property.toLowerCase();
}
