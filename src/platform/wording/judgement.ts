import { type MessageKey, message } from './message.ts';

/** An algorithm's assessment of its own result. A field is null if the algorithm does not assess it. */
interface Judgement {
  /** Expected accuracy of the text (F1), 0 to 1. */
  confidence: number | null;
  /** A sentence that says why the result is doubtful. It is shown instead of the accuracy. */
  doubt?: string | undefined;
  kind: string | null;
}

const KINDS: Readonly<Record<string, MessageKey>> = {
  article: 'kindArticle',
  documentation: 'kindDocumentation',
  forum: 'kindForum',
  product: 'kindProduct',
  collection: 'kindCollection',
  listing: 'kindListing',
  service: 'kindService',
};

/** Returns words such as "Estimated accuracy: 93% · article page", or the sentence `doubt`; '' if nothing is known. */
export function judgementWords({ confidence, kind, doubt }: Judgement): string {
  if (doubt) return doubt;
  const share = confidence === null ? '' : message('judgementConfidence', percent(confidence));
  const known = KINDS[kind ?? ''];
  return [share, known ? message(known) : ''].filter((part) => part !== '').join(' · ');
}

/** Returns a share (0 to 1) as a percentage, such as "93%"; at most 99%, because an estimate is never certain. */
export const percent = (share: number): string => message('percent', Math.min(99, Math.round(share * 100)));
