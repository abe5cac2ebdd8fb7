/** What an algorithm thinks of its own answer, in words. */

/** What it says of itself; null where it does not. */
interface Judgement {
  /** Expected F1, 0 … 1. */
  confidence: number | null;
  /** What it is not sure of, in a sentence: says more than a number. */
  doubt?: string | undefined;
  /** The kind of page. */
  kind: string | null;
}

export const JUDGEMENT_TITLE =
  'How well this is expected to match the article (F1), and what the page is taken for. By the algorithm’s own estimate.';

/** "Confidence 93 % · article", or what is doubtful; '' when there is nothing to say. */
export function judgementWords({ confidence, kind, doubt }: Judgement): string {
  if (doubt) return doubt;
  const share = confidence === null ? '' : `Confidence ${percent(confidence)}`;
  return [share, kind ?? ''].filter((part) => part !== '').join(' · ');
}

/** "93 %": never 100, which no estimate is. */
export function percent(share: number): string {
  return `${Math.min(99, Math.round(share * 100))}\u00a0%`;
}
