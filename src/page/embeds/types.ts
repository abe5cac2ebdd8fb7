export type EmbedKind = 'audio' | 'chart' | 'code' | 'document' | 'map' | 'page' | 'picture' | 'post' | 'video';

export interface EmbedTarget {
  kind: EmbedKind;
  /** Name of the site if it is well known, else its host. */
  site: string;
  /** Address of the page with the same content. */
  url: string;
  /** Whether the site is not a known provider, so that kind and address are guesses. */
  isGuess: boolean;
}

/** Content of another site that the page shows. */
export interface Embed extends Omit<EmbedTarget, 'isGuess'> {
  title: string;
  /** Address of a preview picture that the page has loaded; '' for none. */
  poster: string;
  /** Whether `url` is the audio or video file itself. */
  isFile: boolean;
}
