// Packs the model's bytes, which Python writes (python/names.py, python/forest.py), into a module of strings. Scripts
// injected into a page cannot load other files, so the model must be code. Base64 compresses badly, because the same
// byte becomes different characters. Therefore bytes with few distinct values are written as one character each, and
// values of the same kind follow one another.

/** Returns the `PackedModel` that `packed.ts` reads. Throws for bytes that are not a model. */
export function packModel(bytes) {
  const reader = createReader(bytes);
  if (reader.uint32() !== MAGIC) throw new Error('these bytes are not a model');
  const names = packNames(reader);
  const [kinds, body, quality] = [packForest(reader), packForest(reader), packForest(reader)];
  return { names, kinds, body, quality };
}

/** Returns the source of the shipped model's module. */
export function moduleOf(bytes) {
  const type = "import type { PackedModel } from './packed.ts';\n";
  const model = JSON.stringify(packModel(bytes), null, 2);
  return `// Written by \`npm run train\`, never by hand: see docs/model-card.md. Data only: a line for each feature.\n${type}\nexport const MODEL: PackedModel = ${model};\n`;
}

/** Returns the source of the shipped comments model's module: one forest, as `python/comments.py` writes it. */
export function commentsModuleOf(bytes) {
  const type = "import type { PackedForest } from './packed.ts';\n";
  const parts = Object.entries(packForest(createReader(bytes)));
  const lines = parts.map(([name, part]) => `  "${name}": ${JSON.stringify(part)},\n`).join('');
  return `// Written by \`npm run train\`, never by hand: see docs/model-card.md. Data only.\n${type}\nexport const COMMENTS: PackedForest = {\n${lines}};\n`;
}

/** The first four bytes of a model: "LCT1", little-endian. */
const MAGIC = 0x31_54_43_4c;
const LEAF = 255;

function createReader(bytes) {
  let position = 0;
  const take = (size) => bytes.subarray(position, (position += size));
  return {
    take,
    /** Returns the next bytes, up to and including the `count`th byte for which `isEnd` is true. */
    takeUntil(count, isEnd) {
      let end = position;
      for (let seen = 0; seen < count; end++) if (isEnd(bytes[end])) seen++;
      return take(end - position);
    },
    uint8: () => take(1)[0],
    uint16: () => take(2).readUInt16LE(),
    uint32: () => take(4).readUInt32LE(),
    float32: () => take(4).readFloatLE(),
  };
}

function packNames(reader) {
  const intercept = reader.float32();
  const scale = reader.float32();
  const size = reader.uint32();
  // a key has seven bits in each byte; the high bit is set in all bytes but the last
  const keys = reader.takeUntil(size, (byte) => byte < 128).toString('base64');
  return { intercept, scale, size, keys, weights: packValues(reader.take(size)) };
}

function packForest(reader) {
  const outputs = reader.uint8();
  const base = reader.float32();
  const scale = reader.float32();
  const features = [];
  const thresholds = [];
  for (let feature = reader.uint8(); feature > 0; feature--) {
    const name = reader.take(reader.uint8()).toString('latin1');
    const count = reader.uint16();
    features.push([name, count]);
    for (let index = 0; index < count; index++) thresholds.push(...shortFloat(reader.take(4).readUInt32LE()));
  }
  const trees = reader.uint16();
  reader.uint32();
  const streams = { sizes: [], asked: [], splits: [], rights: [], leaves: [], covers: [] };
  for (let tree = 0; tree < trees; tree++) {
    const size = reader.uint8();
    streams.sizes.push(size);
    for (let node = 0; node < size; node++) {
      const [asked, answer, last] = reader.take(3);
      streams.asked.push(asked);
      streams[asked === LEAF ? 'leaves' : 'splits'].push(answer);
      if (asked === LEAF) streams.covers.push(last);
      else streams.rights.push(last - node);
    }
  }
  const packed = Object.fromEntries(Object.entries(streams).map(([name, values]) => [name, packValues(values)]));
  const floats = Buffer.from(thresholds).toString('base64');
  return { outputs, base, scale, features: Object.fromEntries(features), thresholds: floats, ...packed };
}

/**
 * Rounds a 32-bit float down to its upper three bytes, and returns these bytes, lowest first. Rounding up would be
 * wrong, because thresholds are often equal to a feature's value, and the value would then be below the threshold.
 */
export function shortFloat(bits) {
  const isNegative = bits >= 2 ** 31;
  const short = Math.floor(bits / 256) + (isNegative && bits % 256 > 0 ? 1 : 0);
  return [short & 255, (short >> 8) & 255, (short >> 16) & 255];
}

/** Printable ASCII characters that need no escape in a quoted string. */
const DIGITS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (digit) => !`'"\\\``.includes(digit),
);
/** Number of characters at the end of `DIGITS` that represent an index only together with the next character. */
const PREFIXES = 2;
const SINGLES = DIGITS.length - PREFIXES;

/**
 * Packs bytes. Returns their distinct values in base64, most frequent first, and a text with the index of each byte in
 * that list, written with `DIGITS`.
 */
export function packValues(bytes) {
  const counts = new Map();
  for (const byte of bytes) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  const values = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([value]) => value);
  const ranks = new Map(values.map((value, rank) => [value, rank]));
  return [Buffer.from(values).toString('base64'), Array.from(bytes, (byte) => digitsOf(ranks.get(byte))).join('')];
}

function digitsOf(rank) {
  if (rank < SINGLES) return DIGITS[rank];
  const rest = rank - SINGLES;
  return DIGITS[SINGLES + Math.floor(rest / DIGITS.length)] + DIGITS[rest % DIGITS.length];
}
