"""Converts xgboost's trees into the model file's quantised forests, and evaluates them as the extension does."""

import json
import struct

import numpy as np
import xgboost

LEAF = 255


def train_trees(x, y, weights, parameters, rounds):
    """Trains boosted trees that grow leaf by leaf. Labels may be any number from 0 to 1."""
    settings = {
        "tree_method": "hist",
        "grow_policy": "lossguide",
        "max_depth": 0,
        # with little data, a second thread would only wait for the first
        "nthread": 2 if len(x) > 20_000 else 1,
        "verbosity": 0,
        **parameters,
    }
    bins = settings.setdefault("max_bin", 64)
    matrix = xgboost.QuantileDMatrix(x, y, weight=weights, max_bin=bins)
    return xgboost.train(settings, matrix, rounds)


class Forest:
    """Trees as flat tables. The model file contains the result of {@link quantised}."""

    def __init__(self, booster, names, outputs=1, base=0.0):
        self.outputs = outputs
        self.base = base
        dumps = [json.loads(text) for text in booster.get_dump(dump_format="json", with_stats=True)]
        self.trees = [flatten(tree) for tree in dumps]
        used = sorted({node[1] for tree in self.trees for node in tree if node[0] == "split"})
        self.features = [names[index] for index in used]
        place = {index: position for position, index in enumerate(used)}
        self.thresholds = [
            sorted({node[2] for tree in self.trees for node in tree if node[0] == "split" and node[1] == index})
            for index in used
        ]
        assert len(used) < LEAF and all(len(values) <= 256 for values in self.thresholds)
        largest = max((abs(node[1]) for tree in self.trees for node in tree if node[0] == "leaf"), default=1.0)
        self.scale = np.float32(largest / 127)
        self.nodes = []
        for tree in self.trees:
            rows = []
            for node in tree:
                if node[0] == "leaf":
                    cover = int(np.clip(np.round(8 * np.log2(max(node[2], 1.0))), 0, 255))
                    rows.append((LEAF, int(np.clip(np.round(node[1] / self.scale), -127, 127)) & 255, cover))
                else:
                    feature = place[node[1]]
                    rows.append((feature, self.thresholds[feature].index(node[2]), node[3]))
            self.nodes.append(rows)

    def encode(self):
        """Returns the bytes that packed.ts reads."""
        out = bytearray(struct.pack("<Bff", self.outputs, self.base, self.scale))
        out.append(len(self.features))
        for name, values in zip(self.features, self.thresholds):
            out.append(len(name))
            out += name.encode("ascii")
            out += struct.pack("<H", len(values))
            out += np.array(values, "<f4").tobytes()
        out += struct.pack("<HI", len(self.nodes), sum(len(rows) for rows in self.nodes))
        for rows in self.nodes:
            out.append(len(rows))
            for row in rows:
                out += bytes(row)
        return bytes(out)

    def predict(self, x, names):
        """Returns the sums of the quantised trees: a row for each row of x, a column for each output."""
        columns = [names.index(name) for name in self.features]
        x = np.asarray(x, np.float32)
        sums = np.full((len(x), self.outputs), float(np.float32(self.base)))
        for number, rows in enumerate(self.nodes):
            feature = np.array([columns[row[0]] if row[0] != LEAF else -1 for row in rows])
            value = np.array(
                [
                    float(np.float32(self.thresholds[row[0]][row[1]]))
                    if row[0] != LEAF
                    else float(np.float32(((row[1] ^ 128) - 128) * float(self.scale)))
                    for row in rows
                ]
            )
            right = np.array([row[2] if row[0] != LEAF else 0 for row in rows])
            node = np.zeros(len(x), int)
            inner = np.arange(len(x))
            while len(inner):
                inner = inner[feature[node[inner]] >= 0]
                at = node[inner]
                left = x[inner, feature[at]] < value[at].astype(np.float32)
                node[inner] = np.where(left, at + 1, right[at])
            sums[:, number % self.outputs] += value[node]
        return sums


def flatten(tree):
    """
    Returns the nodes of a tree in preorder. The left child is the next node; a node stores where its right child is.
    """
    rows = []

    def visit(node):
        place = len(rows)
        if "leaf" in node:
            rows.append(("leaf", node["leaf"], node["cover"]))
            return
        rows.append(None)
        children = {child["nodeid"]: child for child in node["children"]}
        visit(children[node["yes"]])
        right = len(rows)
        visit(children[node["no"]])
        rows[place] = ("split", int(node["split"][1:]), float(np.float32(node["split_condition"])), right)

    visit(tree)
    assert len(rows) < 256
    return rows
