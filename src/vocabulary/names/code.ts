/** Copy buttons and tabs of code listings. */
export const CODE_CONTROL_NAMES =
  '(?:btn|button|code)?[_-]?(?:copy|clipboard)(?:[_-]?(?:btn|button|code|icon|to[_-]clipboard))?|nav-tabs|tabs?|tab-?(?:list|bar|nav)|tabbed-labels';
/** Columns of line numbers. */
export const GUTTER_NAMES =
  'gutters?|gl|lnt?|lno|lineno(?:s|-?col)?|linenums?|line-?(?:no|nos|num|nums|number|numbers)|linenumbers?|blob-num';
/** Code listings of syntax highlighters. */
export const HIGHLIGHTER_NAMES =
  'hljs|highlight(?:er)?|code|sourceCode|source|src|prettyprint|prism-code|codehilite|syntaxhighlighter|shiki|chroma';
