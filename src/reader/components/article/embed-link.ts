import { createContext } from 'preact';

/** What a link inside a placeholder does: it plays its file in place, or opens beside the article. null outside. */
export const EmbedLink = createContext<{ play: ((file: string) => void) | null } | null>(null);
