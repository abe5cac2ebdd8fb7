/**
 * In the shape of `hast-util-sanitize/lib/schema.js`, the list of what GitHub allows: ours names everything
 * (src/article/sanitize.ts).
 */
export const defaultSchema = {};
