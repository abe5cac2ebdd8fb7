import type { Element } from 'hast';

/**
 * Source elements whose part in the article is decided outside the builder (posts of a thread): makes the element that
 * takes their content, with what heads it; null for a wrapper that only groups. Trees share no element: text and comments
 * of a page may both reach into a post.
 */
export type Sections = ReadonlyMap<number, (() => Element) | null>;

export const NO_SECTIONS: Sections = new Map();
