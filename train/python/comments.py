"""
Trains the model that finds readers' comments in a box of comments: python3 comments.py <dump folder> <output folder>.
"""

import base64
import json
import sys
import time
from pathlib import Path

import numpy as np

from data import FOLDS, Data
from forest import Forest, train_trees
from stages import masked, sigmoid

# Prefixes of features that are left out: position, title, page kind, and scores of the other stages. A model with these
# features fits WCXB's few pages with comments too closely. On the two halves of a data set of 2012, a model found 74 %
# and 91 % of the words in comments with these features, and 89 % and 97 % without them.
LEFT_OUT = ("s_", "ty_", "p_", "m_")

TREES = {
    "objective": "reg:logistic",
    "base_score": 0.5,
    "eta": 0.15,
    "max_leaves": 8,
    "subsample": 0.7,
    "colsample_bytree": 0.4,
    "min_child_weight": 1,
    "reg_lambda": 5,
    "seed": 1,
}
ROUNDS = 60
# weights of pages with comments (high, because they are few) and of threads (low, because they are less informative)
PAGES_WITH, THREADS = 4.0, 0.5
# minimum probability for a block to count as a comment, the same as in roles/comment-boxes.ts
THRESHOLD = 0.2
CHECKED_ROWS = 12


def weights_of(data, labels):
    """
    Returns the weights of blocks: more for longer blocks, none for unknown labels. The weights of a page's blocks add
    up to the weight of the page.
    """
    weights = data.per_page((data.words + 0.5) ** 0.5)
    has = np.bincount(data.page_of, labels == 1, len(data.pages)) > 0
    threads = np.array([page["kind"] == "forum" for page in data.pages])
    scale = np.where(threads, THREADS, np.where(has, PAGES_WITH, 1.0))
    return np.where(labels < 0, 0, weights * scale[data.page_of])


def fit(data, labels, rows):
    """Trains the forest on the given rows. Its output is the log odds that a block is a comment."""
    columns = [index for index, name in enumerate(data.names) if not name.startswith(LEFT_OUT)]
    weights = weights_of(data, labels)
    rows = rows & (weights > 0)
    scaled = weights[rows] * rows.sum() / weights[rows].sum()
    booster = train_trees(masked(data, rows)[:, columns], labels[rows], scaled, TREES, ROUNDS)
    return Forest(booster, [data.names[column] for column in columns])


def report(data, labels, scores, size):
    """Measures out-of-fold scores, over the words of blocks with a known label. Leaves out forum threads."""
    threads = np.array([page["kind"] == "forum" for page in data.pages])[data.page_of]
    known = (labels >= 0) & ~threads
    found, there = known & (scores > THRESHOLD), known & (labels == 1)
    words = lambda rows: float(data.words[rows].sum())
    return {
        "pages": int(len(np.unique(data.page_of[there]))),
        "threads": int(len(np.unique(data.page_of[(labels == 1) & threads]))),
        "words": int(words(there)),
        "recall": round(words(found & there) / words(there), 4),
        "precision": round(words(found & there) / words(found), 4),
        "bytes": size,
    }


def checked(data, labels, forest):
    """Returns sample rows with Python's scores. A test checks that TypeScript computes the same scores."""
    rng = np.random.default_rng(5)
    pick = lambda rows: rng.choice(np.where(rows)[0], CHECKED_ROWS, replace=False)
    rows = np.concatenate([pick(labels == 1), pick(labels == 0)])
    text = base64.b64encode(np.ascontiguousarray(data.x[rows], "<f4").tobytes()).decode()
    return {"rows": text, "comments": forest.predict(data.x[rows], data.names)[:, 0].tolist()}


def main(dump, output):
    started = time.time()
    data = Data(dump)
    labels = np.concatenate([page["comments"] for page in data.pages])
    forest = fit(data, labels, np.ones(len(labels), bool))
    scores = np.zeros(len(labels))
    for fold in range(FOLDS):
        test = data.row_folds == fold
        unseen = fit(data, labels, ~test)
        scores[test] = sigmoid(unseen.predict(data.x[test], data.names)[:, 0])
    encoded = forest.encode()
    output = Path(output)
    output.mkdir(parents=True, exist_ok=True)
    (output / "comments.bin").write_bytes(encoded)
    result = report(data, labels, scores, len(encoded))
    (output / "comments-report.json").write_text(json.dumps(result, indent=2) + "\n")
    (output / "comments-scores.json").write_text(json.dumps(checked(data, labels, forest)) + "\n")
    print(f"{time.time() - started:6.0f} s  comments: {json.dumps(result)}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
