// Writes the documents that contain saved results: docs/benchmark.md and the model card.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/root.mjs';
import { writeModelCard } from '../../train/model-card.mjs';
import { benchmarkDocument } from './benchmark.mjs';
import { readResults } from './results.mjs';

export async function writeDocuments(benchmark = join(root, 'docs/benchmark.md')) {
  writeFileSync(benchmark, benchmarkDocument(readResults()));
  await writeModelCard();
}
