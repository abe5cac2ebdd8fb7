/** What is embedded, in a word. */
export type EmbedKind = 'audio' | 'chart' | 'code' | 'document' | 'map' | 'page' | 'picture' | 'post' | 'video';

export interface EmbedTarget {
  kind: EmbedKind;
  /** Where it is from: a name that people know, else the host. */
  site: string;
  /** Address of its page. */
  url: string;
  /** Not told by a known address: it may be anything. */
  isGuess: boolean;
}

/** What another site shows in the page. */
export interface Embed extends Omit<EmbedTarget, 'isGuess'> {
  title: string;
  /** A picture of it that the page has loaded, or ''. */
  poster: string;
  /** The address is the sound or film itself. */
  isFile: boolean;
}
