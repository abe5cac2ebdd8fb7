/** Names (class, id) of pictures, embeds, code and formulas, and of their parts. */

/**
 * Names (class, id) of captions; longer names that contain one of them count too. A legend must be a whole part of the
 * name ("media-legend"), because "legends" and "legendary" are topics.
 */
export const CAPTION_NAMES =
  'caption|cutline|bildunterschrift|bildtext|bijschrift|didascalia|pie-?de-?foto|(?:image|photo|picture|media)[-_]?(?:credit|description)|(?:^|[\\s_-])legend[ea]?(?:[\\s_-]|$)';
/** Names (class, id) of boxes whose pictures are not pictures of the article. */
export const NO_LEAD_NAMES =
  'ad|ads|advert[a-z\\d]*|sponsor[a-z\\d]*|banner|logo|brand|masthead|promo[a-z\\d]*|related|newsletter';
/** Names (class, id) of decorative pictures. */
export const ICON_NAMES = '(?:icon|emoji|smiley|avatar|gravatar|pixel|tracker|spinner|logo|sprite)s?';
/** Classes of icon fonts; an element with such a class contains the name of an icon, but the font shows the icon. */
export const ICON_FONT_NAMES = 'material-(?:icons|symbols)|mat-icon|symbols-(?:outlined|rounded|sharp)';
/** Names of picture files that a page shows until the real picture has loaded. */
export const PLACEHOLDER_NAMES =
  'blank|spacer|transparent|pixel|placeholder|1x1|grey|gray|loading|loader|lazy-?load(?:er|ing)?|spinner|empty|default-image';
/** Names of files with logos and placeholders, which some pages give as their main picture in metadata (`og:image`). */
export const SITE_PICTURE_NAMES = 'logo|favicon|placeholder|blank|spacer|no-?image|apple-touch-icon';

/** Titles of frames that only name the player ("YouTube video player") and not its content. */
export const PLAYER_TITLES =
  'youtube(?: video)?(?: player)?|vimeo(?: video)? player|(?:x|twitter) (?:post|tweet)|embedded (?:post|content|video|media)|spotify embed:?|iframe|video(?: player)?|untitled';
/** Classes of `<blockquote>` elements that a script of a social network replaces with an embedded post. */
export const EMBEDDED_POSTS = '[a-z]+-embed[a-z]*|twitter-tweet|instagram-media|fb-post|text-post-media|reddit-card';

/** Class names of copy buttons and tabs in code listings. */
export const CODE_CONTROL_NAMES =
  '(?:btn|button|code)?[_-]?(?:copy|clipboard)(?:[_-]?(?:btn|button|code|icon|to[_-]clipboard))?|nav-tabs|tabs?|tab-?(?:list|bar|nav)|tabbed-labels';
/** Names (class, id) of columns with line numbers. */
export const GUTTER_NAMES =
  'gutters?|gl|lnt?|lno|lineno(?:s|-?col)?|linenums?|line-?(?:no|nos|num|nums|number|numbers)|linenumbers?|blob-num';
export const HIGHLIGHTER_NAMES =
  'hljs|highlight(?:er)?|code|sourceCode|source|src|prettyprint|prism-code|codehilite|syntaxhighlighter|shiki|chroma';

/** Elements and classes of formula renderers: MathJax 2 to 4, KaTeX, Temml, Wikipedia, Pandoc, Distill. */
export const RENDERER_ELEMENTS = 'mjx-container d-math tex-math math amp-mathml math-renderer';
export const RENDERER_CLASSES =
  'katex katex-display MathJax MathJax_Display MathJax_SVG MathJax_SVG_Display MathJax_CHTML MathJax_MathML mjx-chtml MJXc-display mwe-math-element ql-formula ztext-math';
/** Parts for a quick first test: the classes of every formula renderer contain one of these. */
export const FORMULA_NAME_PARTS = 'math|katex|mjx|arithmatex|ql-formula';
export const FORMULA_PICTURE_NAMES =
  '(?:la)?tex|math|mathjax|equation_image|mwe-math-fallback-image-\\w+|ql-img-(?:inline|displayed)-(?:formula|equation)';
/** Classes of pictures of formulas whose alternative text may be other than TeX. */
export const FORMULA_TEXT_NAMES = 'formula|equation';
/** Alternative texts of formula images that are only a general word, not the TeX source of the formula. */
export const NO_TEX_NAMES = 'equation|formula|latex|tex|math|image';
/** Elements and classes in MathJax's output that only draw lines or gaps, or that repeat the formula. */
export const MATHJAX_FILLINGS = 'assistive-mml line surd strut nstrut dstrut tstrut spacer delim-v ext mid end';
