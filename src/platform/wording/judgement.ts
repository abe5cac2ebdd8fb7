/** Describes an algorithm's own assessment of its result. */
import { type MessageKey, message } from './message.ts';

/** The algorithm's assessment; null where it gives none. */
interface Judgement {
  /** Expected F1, 0 … 1. */
  confidence: number | null;
  /** A sentence about its doubt, which tells the user more than a number. */
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

/** Returns "Estimated accuracy: 93% · article page", or the doubt; '' if there is nothing to say. */
export function judgementWords({ confidence, kind, doubt }: Judgement): string {
  if (doubt) return doubt;
  const share = confidence === null ? '' : message('judgementConfidence', percent(confidence));
  const known = KINDS[kind ?? ''];
  return [share, known ? message(known) : ''].filter((part) => part !== '').join(' · ');
}

/** Returns "93 %"; at most 99, because an estimate is never certain. */
export function percent(share: number): string {
  return message('percent', Math.min(99, Math.round(share * 100)));
}
