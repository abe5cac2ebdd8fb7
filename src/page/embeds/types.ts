/** Kind of embedded content. */
export type EmbedKind = 'audio' | 'chart' | 'code' | 'document' | 'map' | 'page' | 'picture' | 'post' | 'video';

export interface EmbedTarget {
  kind: EmbedKind;
  /** Source: a well-known name, else the host. */
  site: string;
  /** Address of its page. */
  url: string;
  /** Whether the address is unknown, so it may be anything. */
  isGuess: boolean;
}

/** Content of another site in the page. */
export interface Embed extends Omit<EmbedTarget, 'isGuess'> {
  title: string;
  /** A picture of it that the page has loaded, or ''. */
  poster: string;
  /** Whether the address is the audio or video file itself. */
  isFile: boolean;
}
