"""First stage: logistic regression over the names of the elements around a block (docs/specs/lectern.md, "Names")."""

import struct

import numpy as np
import scipy.optimize
import scipy.sparse

FEWEST_DOMAINS = 7
STRENGTH = 0.03
MOST_REPEATS = 3
ANY_BAND = 4
BANDS = 5
MASK = 0xFFFFFFFF


def entry_key(token, band):
    """Returns the 24-bit key of a token in a band, as entryKey in dictionary.ts does."""
    token = token.astype(np.uint64)
    value = (token ^ np.uint64(((band + 1) * 0x9E3779B1) & MASK)) & np.uint64(MASK)
    value = (value * np.uint64(0x85EBCA6B)) & np.uint64(MASK)
    value ^= value >> np.uint64(13)
    return ((value * np.uint64(0xC2B2AE35)) & np.uint64(0xFFFFFF)).astype(np.int64)


class Names:
    """
    Counts of entries (a token in a distance band) around each element. All blocks that begin in an element share its
    counts.
    """

    def __init__(self, data):
        keys, rows, self.row_of, domains, pages, offset = [], [], [], [], [], 0
        for index, page in enumerate(data.pages):
            count = len(page["tokenStart"]) - 1
            row = np.repeat(np.arange(count), np.diff(page["tokenStart"])) + offset
            token = page["token"].astype(np.int64) & MASK
            band = page["band"]
            for which in range(ANY_BAND):
                inside = band == which
                keys.append(entry_key(token[inside], which))
                rows.append(row[inside])
            keys.append(entry_key(token, ANY_BAND))
            rows.append(row)
            self.row_of.append(page["tokenRow"].astype(np.int64) + offset)
            domains.append(np.full(count, data.domain_of[index]))
            pages.append(np.full(count, index))
            offset += count
        keys, rows = np.concatenate(keys), np.concatenate(rows)
        self.row_of = np.concatenate(self.row_of)
        domains = np.concatenate(domains)
        entries, column = np.unique(keys, return_inverse=True)
        counts = scipy.sparse.csr_matrix((np.ones(len(keys), np.float32), (rows, column)), (offset, len(entries)))
        seen = np.unique(column.astype(np.int64) * 1_000_000 + domains[rows]) // 1_000_000
        common = np.bincount(seen, minlength=len(entries)) >= FEWEST_DOMAINS
        self.counts = counts[:, common]
        # the extension adds the weight of a name for every repetition; training counts at most MOST_REPEATS repetitions
        self.counts.data = np.minimum(self.counts.data, MOST_REPEATS)
        self.entries = entries[common]
        weights = data.per_page(np.sqrt(data.words + 0.5))
        self.total = np.bincount(self.row_of, weights, offset)
        self.share = np.bincount(self.row_of, weights * data.y, offset) / np.maximum(self.total, 1e-12)
        self.folds = data.folds[np.concatenate(pages)]

    def fit(self, without=()):
        """
        Returns the weights of the entries and, last, the intercept, fitted on the pages outside the folds in `without`.
        """
        rows = np.where(~np.isin(self.folds, list(without)) & (self.total > 0))[0]
        return regress(self.counts[rows], self.share[rows], self.total[rows])

    def score(self, weights):
        """Returns the log odds of all blocks."""
        return (self.counts @ weights[:-1] + weights[-1])[self.row_of]


def regress(counts, labels, weights):
    """Fits a logistic regression with an L2 penalty by L-BFGS."""
    weights = weights / weights.sum() * len(labels)
    transposed = counts.T.tocsr()

    def loss(parameters):
        odds = counts @ parameters[:-1] + parameters[-1]
        value = (weights * (np.logaddexp(0, odds) - labels * odds)).sum()
        slope = weights * (1 / (1 + np.exp(-odds)) - labels)
        penalty = (parameters[:-1] ** 2).sum() / (2 * STRENGTH)
        gradient = np.concatenate([transposed @ slope + parameters[:-1] / STRENGTH, [slope.sum()]])
        return value + penalty, gradient

    start = np.zeros(counts.shape[1] + 1)
    return scipy.optimize.minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 50}).x


class Dictionary:
    """The most important entries, with weights of eight bits."""

    def __init__(self, names, weights, size):
        strength = np.abs(weights[:-1]) * np.sqrt(np.asarray((names.counts > 0).sum(0)).ravel())
        self.kept = np.sort(np.argsort(-strength)[:size])
        self.keys = names.entries[self.kept]
        self.scale = np.float32(np.abs(weights[:-1][self.kept]).max() / 127)
        self.codes = np.round(weights[:-1][self.kept] / self.scale).astype(np.int8)
        self.intercept = np.float32(weights[-1])

    def weights(self, count):
        """Returns the weights in the form of {@link Names.fit}, rounded as in the model file."""
        full = np.zeros(count + 1)
        full[self.kept] = self.codes.astype(float) * float(self.scale)
        full[-1] = float(self.intercept)
        return full

    def encode(self):
        out = bytearray(struct.pack("<ffI", self.intercept, self.scale, len(self.keys)))
        before = 0
        for key in self.keys:
            gap = int(key) - before
            before = int(key)
            while gap > 127:
                out.append(gap & 127 | 128)
                gap >>= 7
            out.append(gap)
        return bytes(out + self.codes.tobytes())
