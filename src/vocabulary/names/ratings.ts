/** Names (class, id) of boxes with the score of a review. */
export const RATING_NAMES = 'scores?|score-?box|verdicts?|ratings?|reviews?|review-?box|stars?';
