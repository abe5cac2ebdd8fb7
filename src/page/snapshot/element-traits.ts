/** Properties of an element that follow from its tag name; used while the snapshot is taken. */
export interface ElementTraits {
  name: string;
  /** Its content is never shown as text, whatever its style. */
  isNeverRendered: boolean;
  /** Shows something other than its children. */
  isReplaced: boolean;
  /** Its children are shown only if the element itself cannot be. */
  hasFallbackContent: boolean;
  /** Contains a document. */
  isFrame: boolean;
  /** Inside SVG: its text is not drawn. */
  isNotDrawn: boolean;
  canHostShadow: boolean;
  /** Monospace by default. */
  isCode: boolean;
}

const NEVER_RENDERED = new Set(
  'head script style template title meta link base noframes param source track datalist option optgroup'.split(' '),
);
const REPLACED = new Set('img video audio canvas iframe object embed svg picture'.split(' '));
const SVG_NOT_DRAWN = new Set('title desc metadata defs style script symbol'.split(' '));
/** Elements that may have a shadow tree (DOM standard, "valid shadow host name"), without custom elements. */
const SHADOW_HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);
const CODE = new Set('code kbd listing plaintext pre samp textarea tt xmp'.split(' '));

export function elementTraits(name: string): ElementTraits {
  const isReplaced = REPLACED.has(name);
  const isFrame = name === 'iframe' || name === 'frame';
  return {
    name,
    isNeverRendered: NEVER_RENDERED.has(name),
    isReplaced,
    hasFallbackContent: isReplaced && !isFrame && name !== 'svg' && name !== 'picture',
    isFrame,
    isNotDrawn: SVG_NOT_DRAWN.has(name),
    canHostShadow: SHADOW_HOSTS.has(name) || name.includes('-'),
    isCode: CODE.has(name),
  };
}
