"""The benchmark's metrics, with words as hashes: word F1 (WCXB) and F1 of runs of four words (Zyte)."""

import numpy as np

GRAM = 4


def overlap(a, b):
    """Returns the size of the intersection of two multisets."""
    values_a, counts_a = np.unique(a, return_counts=True)
    values_b, counts_b = np.unique(b, return_counts=True)
    _, in_a, in_b = np.intersect1d(values_a, values_b, assume_unique=True, return_indices=True)
    return np.minimum(counts_a[in_a], counts_b[in_b]).sum()


def runs(words):
    """Returns the hashes of all runs of four words. For fewer than four words, returns one hash of all of them."""
    words = words.astype(np.int64).astype(np.uint64)
    if len(words) == 0:
        return words
    factor = np.uint64(0x9E3779B97F4A7C15)
    length = min(GRAM, len(words))
    with np.errstate(over="ignore"):
        total = words[: len(words) - length + 1].copy()
        for step in range(1, length):
            total = total * factor + words[step : len(words) - length + 1 + step] + np.uint64(step)
    return total


def f1(predicted, truth):
    """Returns F1, precision and recall of two multisets; 1 if both are empty."""
    if len(predicted) == 0 and len(truth) == 0:
        return 1.0, 1.0, 1.0
    if len(predicted) == 0 or len(truth) == 0:
        return 0.0, 0.0, 0.0
    shared = overlap(predicted, truth)
    precision, recall = shared / len(predicted), shared / len(truth)
    return (2 * precision * recall / (precision + recall) if shared else 0.0), precision, recall


def page_scores(page, kept):
    """Returns F1, precision and recall of the kept blocks: first for words, then for runs of four words."""
    lengths = np.diff(page["wordStart"])
    words = page["wordHashes"][np.repeat(kept, lengths)]
    return f1(words, page["truth"]) + f1(runs(words), page["truthRuns"])


def auc(positive, scores):
    """Returns the area under the ROC curve. A pair with equal scores counts half."""
    order = np.argsort(scores, kind="stable")
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    for value in np.unique(scores):
        same = scores == value
        ranks[same] = ranks[same].mean()
    count = positive.sum()
    return (ranks[positive].sum() - count * (count + 1) / 2) / (count * (len(scores) - count))


def calibration(expected, reached, bins=10):
    """Returns the expected calibration error, and a table: (lower limit, count, mean expected, mean measured)."""
    index = np.clip((expected * bins).astype(int), 0, bins - 1)
    table = []
    for which in range(bins):
        inside = index == which
        if inside.any():
            table.append((which / bins, int(inside.sum()), float(expected[inside].mean()), float(reached[inside].mean())))
    error = sum(n * abs(a - b) for _, n, a, b in table) / len(expected)
    return error, table
