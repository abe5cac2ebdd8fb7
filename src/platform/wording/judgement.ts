/** Describes an algorithm's own assessment of its result. */
import { type MessageKey, message } from './message.ts';

/** An algorithm's assessment of its result; null in fields that it does not assess. */
interface Judgement {
  /** Expected F1, 0 … 1. */
  confidence: number | null;
  /** A sentence on why the result is doubtful, shown instead of the number. */
  doubt?: string | undefined;
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

/** Returns "Estimated accuracy: 93% · article page", or the doubt; '' if nothing is known. */
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
