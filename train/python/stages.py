"""The stages of the model after the dictionary of names: page kinds, blocks, quality of a selection."""

import numpy as np

from choose import choose
from data import KINDS
from forest import Forest, train_trees

KIND_TREES = {
    "objective": "multi:softprob",
    "num_class": len(KINDS),
    "eta": 0.12,
    "max_leaves": 8,
    "subsample": 0.8,
    "colsample_bytree": 0.5,
    "min_child_weight": 4,
    "reg_lambda": 5,
    "seed": 1,
}
KIND_ROUNDS = 45

BODY_TREES = {
    "objective": "reg:logistic",
    "base_score": 0.5,
    "eta": 0.1,
    "max_leaves": 31,
    "subsample": 0.7,
    "colsample_bytree": 0.35,
    "min_child_weight": 20,
    "reg_lambda": 10,
    "seed": 1,
}
BODY_ROUNDS = 130

CRITIC_TREES = {**BODY_TREES, "max_leaves": 16, "eta": 0.2, "colsample_bytree": 0.25}
CRITIC_ROUNDS = 30
CRITICS = 3

QUALITY_TREES = {
    "objective": "reg:squarederror",
    "base_score": 0.0,
    "eta": 0.05,
    "max_leaves": 8,
    "subsample": 0.6,
    "colsample_bytree": 0.5,
    "min_child_weight": 15,
    "reg_lambda": 5,
    "seed": 1,
}
QUALITY_ROUNDS = 110
TYPICAL_QUALITY = 0.85

ARTICLE_WEIGHT = 1.5
WORD_EXPONENT = 0.6

# Shares of the training pages on which the style features, or the names, are masked, so that the model does not depend
# on them: most training pages lack their style sheets, and some live pages have generated class names.
STYLE_MASKED, NAMES_MASKED = 0.15, 0.06


def fit_kinds(data, pages):
    """Trains the forest on the given pages. Its outputs are scores of the page kinds."""
    x, names = data.page_features()
    weights = np.ones(pages.sum())
    booster = train_trees(x[pages], data.kinds[pages], weights, KIND_TREES, KIND_ROUNDS)
    return Forest(booster, names, outputs=len(KINDS), base=0.5)


def kind_probabilities(forest, data):
    """Returns the probabilities of the kinds, one row per page."""
    x, names = data.page_features()
    sums = forest.predict(x, names)
    odds = np.exp(sums - sums.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def with_stages(data, name_scores, kinds):
    """Adds the scores of the first stages to the feature matrix, in place."""
    data.x[:, data.column["s_names"]] = name_scores
    for index, kind in enumerate(KINDS):
        data.x[:, data.column[f"ty_{kind}"]] = kinds[data.page_of, index]


def block_weights(data):
    """
    Returns the weights of blocks: more for longer blocks. The weights of a page's blocks add up to 1, or to 1.5 if the
    page is an article.
    """
    is_article = data.kinds[data.page_of] == 0
    weights = data.per_page((data.words + 0.5) ** WORD_EXPONENT)
    return weights * np.where(is_article, ARTICLE_WEIGHT, 1.0)


def masked(data, rows, seed=7):
    """Returns training rows. Masks the style features on some pages, and the names on others."""
    x = data.x[rows].copy()
    page = data.page_of[rows]
    chance = np.random.default_rng(seed).random(len(data.pages))[page]
    unstyled = chance < STYLE_MASKED
    x[unstyled, data.column["l_size"]] = 1
    x[unstyled, data.column["l_weight"]] = 400
    unnamed = chance > 1 - NAMES_MASKED
    x[unnamed, data.column["s_names"]] = 0
    for name, column in data.column.items():
        if name.startswith("g_"):
            x[unnamed, column] = 20
    return x


def fit_body(data, rows, weights, parameters=BODY_TREES, rounds=BODY_ROUNDS, columns=None):
    """Trains the forest on the given rows. Its output is the log odds that a block is part of the article's body."""
    columns = list(range(len(data.names))) if columns is None else columns
    scaled = weights[rows] * rows.sum() / weights[rows].sum()
    x = masked(data, rows)[:, columns]
    booster = train_trees(x, data.y[rows], scaled, parameters, rounds)
    return Forest(booster, [data.names[column] for column in columns])


def sigmoid(value):
    return 1 / (1 + np.exp(-value))


def doubted(data, weights):
    """
    Returns the weights, reduced for blocks and pages whose labels are probably wrong, because the page's truth ends
    early or was never written. Weights are reduced only if three different small models agree that were not trained on
    the page.
    """
    scores = np.zeros((CRITICS, len(data.y)))
    rng = np.random.default_rng(3)
    for critic in range(CRITICS):
        columns = sorted(rng.choice(len(data.names), len(data.names) * 2 // 3, replace=False))
        for fold in range(5):
            train, test = data.row_folds != fold, data.row_folds == fold
            forest = fit_body(data, train, weights, {**CRITIC_TREES, "seed": critic}, CRITIC_ROUNDS, columns)
            scores[critic, test] = sigmoid(forest.predict(data.x[test], data.names)[:, 0])
    wrong = (scores.min(0) > 0.85) & (data.y < 0.1) | (scores.max(0) < 0.15) & (data.y > 0.9)
    share = np.bincount(data.page_of, data.words * wrong, len(data.pages)) / np.maximum(
        np.bincount(data.page_of, data.words, len(data.pages)), 1
    )
    light = np.where(wrong, 0.4, 1.0) * np.where(share > 0.15, 0.3, 1.0)[data.page_of]
    return weights * light, {"blocks": int(wrong.sum()), "pages": int((share > 0.15).sum())}


OWN_QUALITY = (
    "q_expected q_words q_kept q_precision q_recall q_runs q_density q_prose q_prose_kept q_hidden q_certainty "
    "q_undecided q_first q_last"
).split()


def quality_names(data):
    return OWN_QUALITY + data.page_features()[1] + [f"ty_{kind}" for kind in KINDS]


def quality_row(page, body, kept, expected, threshold, page_row, kinds):
    """Returns one row of features, as select/quality.ts does."""
    words = page["words"].astype(float)
    body = body.astype(float)
    prose = page["isParagraph"] > 0
    index = np.where(kept)[0]
    total, taken = words.sum(), (words * kept).sum()
    right, wanted = (words * body * kept).sum(), (words * body).sum()
    size = max(len(words), 1)
    own = [
        expected,
        np.log1p(taken),
        taken / max(total, 1),
        right / max(taken, 1e-6),
        right / max(wanted, 1e-6),
        np.log1p((np.diff(index) > 1).sum() + (len(index) > 0)),
        len(index) / (index[-1] - index[0] + 1) if len(index) else 0,
        (words * prose * kept).sum() / max(taken, 1),
        (words * prose * kept).sum() / max((words * prose).sum(), 1),
        (words * kept * (page["hidden"] > 0)).sum() / max(taken, 1),
        (words * np.abs(body - 0.5) * 2).sum() / max(total, 1),
        (words * (np.abs(body - threshold) < 0.15)).sum() / max(taken, 1),
        index[0] / size if len(index) else 0,
        index[-1] / size if len(index) else 0,
    ]
    return np.concatenate([own, page_row, kinds]).astype(np.float32)


def choices(data, body, kinds):
    """Returns the kept blocks of every page, and the features of these selections."""
    page_rows, _ = data.page_features()
    kept, rows = [], []
    for index, page in enumerate(data.pages):
        scores = body[data.rows(index)].astype(np.float32)
        chosen, expected, threshold = choose(page["words"], scores, kinds[index])
        kept.append(chosen)
        rows.append(quality_row(page, scores, chosen, expected, threshold, page_rows[index], kinds[index]))
    return kept, np.array(rows)


def fit_quality(data, rows, reached, pages):
    """Trains the forest on the selections of the given pages. Its output is the expected F1."""
    weights = np.ones(pages.sum())
    booster = train_trees(rows[pages], reached[pages] - TYPICAL_QUALITY, weights, QUALITY_TREES, QUALITY_ROUNDS)
    return Forest(booster, quality_names(data), base=TYPICAL_QUALITY)
