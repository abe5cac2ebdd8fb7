"""Chooses blocks by their probabilities. A copy of src/algorithms/lectern/select/choose-blocks.ts."""

import numpy as np

SHARE_OF_EXPECTED, LOWEST, HIGHEST = 0.62, 0.25, 0.60
SWITCH, WEIGHT_EXPONENT = 0.5, 0.3
# factor of the keep threshold for each page kind: article, documentation, service, forum, listing, product, collection
KIND_FACTORS = np.array([1.1, 0.85, 0.85, 0.55, 0.65, 1.15, 0.65])


def log_odds(probability):
    clipped = np.clip(probability, 1e-4, 1 - 1e-4)
    return np.log(clipped / (1 - clipped))


def choose(words, body, kinds):
    """Returns the kept blocks, their expected F1, and the threshold."""
    words = words.astype(float)
    body = body.astype(float)
    if len(words) == 0:
        return np.zeros(0, bool), 0.0, LOWEST
    order = np.argsort(-body, kind="stable")
    taken = np.cumsum(words[order])
    right = np.cumsum((words * body)[order])
    expected = (2 * right / (taken + right[-1] + 1e-9)).max()
    threshold = min(max(SHARE_OF_EXPECTED * expected, LOWEST), HIGHEST) * float((KIND_FACTORS * kinds).sum())
    worth = (words + 1) ** WEIGHT_EXPONENT * (log_odds(body) - log_odds(threshold))
    return smooth(worth.tolist()), expected, threshold


def smooth(worth):
    """Chooses blocks with the Viterbi algorithm: each change between keep and drop has a cost."""
    drop = keep = 0.0
    came = []
    for value in worth:
        to_drop, to_keep = keep - SWITCH > drop, drop - SWITCH > keep
        came.append((to_drop, to_keep))
        drop, keep = (keep - SWITCH if to_drop else drop), (drop - SWITCH if to_keep else keep) + value
    kept = np.zeros(len(worth), bool)
    is_kept = keep > drop
    for block in range(len(worth) - 1, -1, -1):
        kept[block] = is_kept
        to_drop, to_keep = came[block]
        is_kept = not to_keep if is_kept else to_drop
    return kept
