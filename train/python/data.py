"""Reads dumped pages: features, labels and words. See train/dump/dump-page.ts for the layout of the files."""

import json
import struct
from pathlib import Path

import numpy as np

KINDS = ["article", "documentation", "service", "forum", "listing", "product", "collection"]
FOLDS = 5
TYPES = {"Float32Array": np.float32, "Int32Array": np.int32, "Uint8Array": np.uint8}


def read_page(path):
    """Returns one page: the fields of the JSON head, and the arrays by name."""
    data = path.read_bytes()
    (length,) = struct.unpack_from("<I", data)
    page = json.loads(data[4 : 4 + length])
    offset = 4 + length
    for name, size, kind in page.pop("arrays"):
        dtype = np.dtype(TYPES[kind])
        page[name] = np.frombuffer(data, dtype, size, offset)
        offset += -(-dtype.itemsize * size // 4) * 4
    return page


class Data:
    """All pages of the dump. Each row is a block, in the order of the pages."""

    def __init__(self, folder):
        folder = Path(folder)
        self.names = json.loads((folder / "features.json").read_text())
        self.column = {name: index for index, name in enumerate(self.names)}
        self.pages = [read_page(path) for path in sorted(folder.glob("*.bin"))]
        width = len(self.names)
        self.x = np.concatenate([page.pop("x").reshape(-1, width) for page in self.pages])
        self.y = np.concatenate([page["y"] for page in self.pages])
        self.words = np.concatenate([page["words"] for page in self.pages])
        sizes = [len(page["y"]) for page in self.pages]
        self.start = np.concatenate([[0], np.cumsum(sizes)])
        self.page_of = np.repeat(np.arange(len(self.pages)), sizes)
        self.folds = np.array([page["fold"] for page in self.pages])
        self.row_folds = self.folds[self.page_of]
        self.kinds = np.array([KINDS.index(page["kind"]) for page in self.pages])
        domains = [page["domain"] for page in self.pages]
        self.domain_of = np.unique(domains, return_inverse=True)[1]

    def rows(self, page):
        """Returns the rows of a page."""
        return slice(self.start[page], self.start[page + 1])

    def split(self, column):
        """Splits a column of all pages into one array per page."""
        return [column[self.rows(page)] for page in range(len(self.pages))]

    def per_page(self, weights):
        """Scales weights so that the weights of each page add up to one."""
        return weights / np.maximum(np.bincount(self.page_of, weights, len(self.pages)), 1e-12)[self.page_of]

    def page_features(self):
        """
        Returns the page features (the same in all rows of a page), one row per page; zeros for pages without blocks.
        """
        columns = [index for name, index in self.column.items() if name.startswith("pg_")]
        result = np.zeros((len(self.pages), len(columns)), np.float32)
        filled = np.diff(self.start) > 0
        result[filled] = self.x[self.start[:-1][filled]][:, columns]
        return result, [self.names[index] for index in columns]
