/** Words in the classes of warning and advice boxes, as in documentation generators and blogs. */
export const ADMONITION_WORDS =
  'alerts?|notic(?:es?)|hint|tip|pro-?tip|warning|caution|danger|important|note|info-?box|note-?box|tip-?box|message-(?:info|warning)';
/** Parts of such classes, whatever is next to them. */
export const ADMONITION_PARTS = 'admonition|callout|markdown-alert';
/** ARIA roles of such boxes. */
export const ADMONITION_ROLES = 'note|doc-(?:tip|notic\\w)';
