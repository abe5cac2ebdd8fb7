/** What a tag does to the block that is being read (specs/dragnet.md b1, tag sets). */
export type TagRole = 'skip' | 'block' | 'link' | 'inline';

/** With everything inside. `fram` is a slip of the original: `frame` is read. `title` and `head` are, too. */
const SKIPPED =
  'applet area base basefont bdo button caption fieldset fram frameset iframe img input legend link menu meta ' +
  'noframes noscript object optgroup option param script select style textarea var xmp like like-box plusone svg math';
const BLOCKS = 'h1 h2 h3 h4 h5 h6 p div table map';

export function tagRole(name: string): TagRole {
  if (SKIPPED.split(' ').includes(name)) return 'skip';
  if (BLOCKS.split(' ').includes(name)) return 'block';
  return name === 'a' ? 'link' : 'inline';
}
