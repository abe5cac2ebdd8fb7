"""
Measures the value of each part of the model: python3 ablations.py <dump folder> <output folder>. To save time, it
trains smaller forests and uses only two of the folds.
"""

import json
import sys
import time
from pathlib import Path

import numpy as np

import stages
from choose import choose
from data import Data
from main import NAMES_KEPT, first_stages
from metrics import page_scores, runs
from names import Dictionary, Names

ROUNDS = 60
TESTED = (0, 1)
GROUPS = {
    "the block's own text and title (t_, m_)": ("t_", "m_"),
    "names: dictionary, groups, tags (s_, g_, a_)": ("s_", "g_", "a_"),
    "relative style and visibility (l_)": ("l_",),
    "place on the page, headings (p_, h_)": ("p_", "h_"),
    "where text is gathered (k_)": ("k_",),
    "repetition (r_)": ("r_",),
    "boxes and blocks around it (c1 … cb, w, n_)": ("c1_", "c2_", "c3_", "c4_", "cb_", "w3_", "w8_", "w20_", "n_"),
    "the page and its kind (pg_, ty_)": ("pg_", "ty_"),
}


def main(dump, output):
    started = time.time()
    data = Data(dump)
    for page in data.pages:
        page["truthRuns"] = runs(page["truth"])
    names = Names(data)
    dictionaries = {(fold,): Dictionary(names, names.fit((fold,)), NAMES_KEPT) for fold in range(5)}
    kinds = {key: stages.fit_kinds(data, ~np.isin(data.folds, list(key))) for key in dictionaries}
    scores, probabilities = first_stages(data, names, dictionaries, kinds, None)
    stages.with_stages(data, scores, probabilities)
    plain = stages.block_weights(data)
    cleaned, _ = stages.doubted(data, plain)
    everything = list(range(len(data.names)))
    lines = []

    def measure(what, columns=everything, weights=cleaned, parameters=stages.BODY_TREES, rounds=ROUNDS, chosen=choose):
        body = np.zeros(len(data.y))
        for fold in TESTED:
            test = data.row_folds == fold
            forest = stages.fit_body(data, ~test, weights, parameters, rounds, columns)
            body[test] = stages.sigmoid(forest.predict(data.x[test], data.names)[:, 0])
        reached = np.array(
            [page_scores(page, chosen(page["words"], body[data.rows(i)], probabilities[i])[0]) for i, page in enumerate(data.pages)]
        )
        tested = np.isin(data.folds, TESTED)
        articles = tested & (data.kinds == 0)
        line = {
            "what": what,
            "all": round(float(reached[tested, 0].mean()), 4),
            "articles": round(float(reached[articles, 0].mean()), 4),
            "articleRuns": round(float(reached[articles, 3].mean()), 4),
        }
        lines.append(line)
        print(f"{time.time() - started:6.0f} s  {line}", flush=True)
        Path(output, "ablations.json").write_text(json.dumps(lines, indent=2) + "\n")
        return body

    body = measure(f"all of it, {ROUNDS} trees")
    for fold in set(range(5)) - set(TESTED):
        test = data.row_folds == fold
        forest = stages.fit_body(data, ~test, cleaned, stages.BODY_TREES, ROUNDS)
        body[test] = stages.sigmoid(forest.predict(data.x[test], data.names)[:, 0])
    measure("no labels doubted", weights=plain)
    stages.STYLE_MASKED, kept = 0.0, stages.STYLE_MASKED
    stages.NAMES_MASKED, kept_names = 0.0, stages.NAMES_MASKED
    measure("nothing masked in training")
    stages.STYLE_MASKED, stages.NAMES_MASKED = kept, kept_names
    for what, prefixes in GROUPS.items():
        measure(f"without {what}", [i for i in everything if not data.names[i].startswith(prefixes)])
    second_view(data, body, measure)


def second_view(data, body, measure):
    """
    Trains a second forest. Its additional features are the first forest's scores of the three blocks on either side,
    and the means of these scores.
    """
    odds = np.log(np.clip(body, 1e-4, 1 - 1e-4) / (1 - np.clip(body, 1e-4, 1 - 1e-4)))
    extra = [odds]
    for shift in (1, 2, 3):
        for sign in (1, -1):
            moved = np.roll(odds, shift * sign)
            same = np.roll(data.page_of, shift * sign) == data.page_of
            extra.append(np.where(same, moved, -5))
    sums = np.concatenate([[0], np.cumsum(odds)])
    for reach in (8, 25):
        low = np.maximum(np.arange(len(odds)) - reach, data.start[data.page_of])
        high = np.minimum(np.arange(len(odds)) + reach + 1, data.start[data.page_of + 1])
        extra.append((sums[high] - sums[low]) / (high - low))
    before, names = data.x, data.names
    data.x = np.concatenate([before, np.array(extra, np.float32).T], 1)
    data.names = names + [f"v_{index}" for index in range(len(extra))]
    measure("a second forest over the scores of the blocks around it", list(range(len(data.names))))
    data.x, data.names = before, names


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
