/** What an algorithm thinks of its own answer, in words. */
import { type MessageKey, message } from './message.ts';

/** What it says of itself; null where it does not. */
interface Judgement {
  /** Expected F1, 0 … 1. */
  confidence: number | null;
  /** What it is not sure of, in a sentence: says more than a number. */
  doubt?: string | undefined;
  /** The kind of page. */
  kind: string | null;
}

export const judgementTitle = () => message('judgementTitle');

const KINDS: Readonly<Record<string, MessageKey>> = {
  article: 'kindArticle',
  documentation: 'kindDocumentation',
  forum: 'kindForum',
  product: 'kindProduct',
  collection: 'kindCollection',
  listing: 'kindListing',
  service: 'kindService',
};

/** "Expected to be 93% right · article page", or what is doubtful; '' when there is nothing to say. */
export function judgementWords({ confidence, kind, doubt }: Judgement): string {
  if (doubt) return doubt;
  const share = confidence === null ? '' : message('judgementConfidence', percent(confidence));
  const known = KINDS[kind ?? ''];
  return [share, known ? message(known) : ''].filter((part) => part !== '').join(' · ');
}

/** "93 %": never 100, which no estimate is. */
export function percent(share: number): string {
  return message('percent', Math.min(99, Math.round(share * 100)));
}
