/** Class names of copy buttons and tabs in code listings. */
export const CODE_CONTROL_NAMES =
  '(?:btn|button|code)?[_-]?(?:copy|clipboard)(?:[_-]?(?:btn|button|code|icon|to[_-]clipboard))?|nav-tabs|tabs?|tab-?(?:list|bar|nav)|tabbed-labels';
/** Names (class, id) of columns with line numbers. */
export const GUTTER_NAMES =
  'gutters?|gl|lnt?|lno|lineno(?:s|-?col)?|linenums?|line-?(?:no|nos|num|nums|number|numbers)|linenumbers?|blob-num';
/** Class names that syntax highlighters give to code listings. */
export const HIGHLIGHTER_NAMES =
  'hljs|highlight(?:er)?|code|sourceCode|source|src|prettyprint|prism-code|codehilite|syntaxhighlighter|shiki|chroma';
