/** Whole class names of boxes with a warning or advice, from documentation generators and blogs. */
export const ADMONITION_WORDS =
  'alerts?|notic(?:es?)|hint|tip|pro-?tip|warning|caution|danger|important|note|info-?box|note-?box|tip-?box|message-(?:info|warning)';
/** Parts of class names of boxes with a warning or advice; the class may contain more. */
export const ADMONITION_PARTS = 'admonition|callout|markdown-alert';
/** ARIA roles of boxes with a warning or advice. */
export const ADMONITION_ROLES = 'note|doc-(?:tip|notic\\w)';
