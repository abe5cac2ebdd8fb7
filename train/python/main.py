"""Trains the model and its five fold models from the dump: python3 main.py <dump folder> <output folder>."""

import base64
import itertools
import json
import struct
import sys
import time
from pathlib import Path

import numpy as np

import stages
from data import FOLDS, KINDS, Data
from metrics import auc, calibration, page_scores, runs
from names import Dictionary, Names

MAGIC = 0x3154434C
NAMES_KEPT = 6000
CHECKED_ROWS = 60


def say(started, what):
    print(f"{time.time() - started:6.0f} s  {what}", flush=True)


def model_bytes(dictionary, kinds, body, quality):
    return struct.pack("<I", MAGIC) + dictionary.encode() + kinds.encode() + body.encode() + quality.encode()


def name_models(data, names, started):
    """Returns a dictionary for each set of folds that is left out in training: none, each single fold, each pair."""
    models = {}
    for without in [(), *[(fold,) for fold in range(FOLDS)], *itertools.combinations(range(FOLDS), 2)]:
        models[without] = Dictionary(names, names.fit(without), NAMES_KEPT)
        say(started, f"dictionary without {without}")
    return models


def first_stages(data, names, dictionaries, kinds, fold):
    """
    Returns the dictionary's score and the probabilities of the page kinds for every row. The models are trained without
    the row's own fold and without `fold`, if given, so that the scores of training rows are as uncertain as those of
    new pages.
    """
    scores = np.zeros(len(data.y))
    probabilities = np.zeros((len(data.pages), len(KINDS)))
    for other in range(FOLDS):
        unseen = tuple(sorted({other} | ({fold} if fold is not None else set())))
        scores_of_all = names.score(dictionaries[unseen].weights(names.counts.shape[1]))
        rows, pages = data.row_folds == other, data.folds == other
        scores[rows] = scores_of_all[rows]
        probabilities[pages] = stages.kind_probabilities(kinds[unseen], data)[pages]
    return scores.astype(np.float32), probabilities


def main(dump, output):
    started = time.time()
    data = Data(dump)
    for page in data.pages:
        page["truthRuns"] = runs(page["truth"])
    say(started, f"{len(data.pages)} pages, {len(data.y)} blocks, {len(data.names)} features")
    names = Names(data)
    dictionaries = name_models(data, names, started)
    kinds = {
        without: stages.fit_kinds(data, ~np.isin(data.folds, list(without)))
        for without in dictionaries
    }
    say(started, "page kinds")
    scores, probabilities = first_stages(data, names, dictionaries, kinds, None)
    stages.with_stages(data, scores, probabilities)
    weights, doubt = stages.doubted(data, stages.block_weights(data))
    say(started, f"labels doubted: {doubt}")
    shipped_body = stages.fit_body(data, np.ones(len(data.y), bool), weights)
    say(started, "body model of all pages")
    shipped_rows = data.x.copy()

    body = np.zeros(len(data.y))
    fold_body = []
    for fold in range(FOLDS):
        fold_scores, fold_probabilities = first_stages(data, names, dictionaries, kinds, fold)
        stages.with_stages(data, fold_scores, fold_probabilities)
        test = data.row_folds == fold
        forest = stages.fit_body(data, ~test, weights)
        body[test] = stages.sigmoid(forest.predict(data.x[test], data.names)[:, 0])
        fold_body.append(forest)
        say(started, f"body model without fold {fold}")

    kept, quality_rows = stages.choices(data, body, probabilities)
    reached = np.array([page_scores(page, chosen) for page, chosen in zip(data.pages, kept)])
    everywhere = np.ones(len(data.pages), bool)
    shipped_quality = stages.fit_quality(data, quality_rows, reached[:, 0], everywhere)
    expected = np.zeros(len(data.pages))
    fold_quality = []
    for fold in range(FOLDS):
        forest = stages.fit_quality(data, quality_rows, reached[:, 0], data.folds != fold)
        test = data.folds == fold
        expected[test] = forest.predict(quality_rows[test], stages.quality_names(data))[:, 0]
        fold_quality.append(forest)
    expected = np.clip(expected, 0, 1)

    output = Path(output)
    (output / "folds").mkdir(parents=True, exist_ok=True)
    shipped = model_bytes(dictionaries[()], kinds[()], shipped_body, shipped_quality)
    (output / "model.bin").write_bytes(shipped)
    for fold in range(FOLDS):
        parts = dictionaries[(fold,)], kinds[(fold,)], fold_body[fold], fold_quality[fold]
        (output / "folds" / f"{fold}.bin").write_bytes(model_bytes(*parts))
    domains = {page["domain"]: int(page["fold"]) for page in data.pages}
    (output / "folds" / "domains.json").write_text(json.dumps(dict(sorted(domains.items())), indent=0) + "\n")

    result = report(data, reached, expected, probabilities, doubt, len(shipped))
    (output / "report.json").write_text(json.dumps(result, indent=2) + "\n")
    check = checked(data, shipped_rows, shipped_body, kinds[()], shipped_quality, quality_rows, dictionaries[()])
    (output / "scores.json").write_text(json.dumps(check) + "\n")
    np.save(output / "body.npy", body)
    for kind, row in result["kinds"].items():
        print(f"{kind:14} {row['pages']:5}  word F1 {row['f1']:.4f}  runs of four {row['runsF1']:.4f}")
    print(json.dumps({key: result[key] for key in ("calibrationError", "articleAuc", "kindAccuracy", "bytes")}))
    say(started, "done")


def report(data, reached, expected, probabilities, doubt, size):
    """Returns the figures of the model card. The model that reads a page is never trained on the page's fold."""
    keys = ["f1", "precision", "recall", "runsF1", "runsPrecision", "runsRecall"]

    def row(pages):
        return {"pages": int(pages.sum()), **dict(zip(keys, reached[pages].mean(0).round(4).tolist()))}

    error, table = calibration(expected, reached[:, 0])
    everywhere = np.ones(len(data.pages), bool)
    return {
        "kinds": {"all": row(everywhere), **{kind: row(data.kinds == index) for index, kind in enumerate(KINDS)}},
        "folds": [row(data.folds == fold) for fold in range(FOLDS)],
        "calibrationError": round(error, 4),
        "reliability": table,
        "articleAuc": round(float(auc(data.kinds == 0, probabilities[:, 0])), 4),
        "kindAccuracy": round(float((probabilities.argmax(1) == data.kinds).mean()), 4),
        "doubted": doubt,
        "bytes": size,
        "blocks": len(data.y),
    }


def checked(data, x, body, kinds, quality, quality_rows, dictionary):
    """Returns sample rows with Python's scores. A test checks that TypeScript computes the same scores."""
    rng = np.random.default_rng(5)
    rows = np.sort(rng.choice(len(x), CHECKED_ROWS, replace=False))
    pages = np.sort(rng.choice(len(data.pages), CHECKED_ROWS // 4, replace=False))
    page_rows, page_names = data.page_features()
    text = lambda array: base64.b64encode(np.ascontiguousarray(array, "<f4").tobytes()).decode()
    return {
        "features": data.names,
        "rows": text(x[rows]),
        "body": body.predict(x[rows], data.names)[:, 0].tolist(),
        "pageFeatures": page_names,
        "pages": text(page_rows[pages]),
        "kinds": kinds.predict(page_rows[pages], page_names).tolist(),
        "qualityFeatures": stages.quality_names(data),
        "qualityRows": text(quality_rows[pages]),
        "quality": quality.predict(quality_rows[pages], stages.quality_names(data))[:, 0].tolist(),
        "entries": [
            [int(key), float(int(code) * float(dictionary.scale))]
            for key, code in list(zip(dictionary.keys, dictionary.codes))[:: len(dictionary.keys) // 40]
        ],
    }


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
