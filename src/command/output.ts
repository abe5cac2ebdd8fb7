/** Writes articles to standard output, or to files that are never half-written. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Reading } from '../library/types.ts';
import { type Command, CommandError } from './arguments.ts';

export async function contentOf(reading: Reading, command: Command): Promise<string | Uint8Array> {
  const { format, hasFrontMatter, property } = command;
  if (property !== null) return withLineEnd(propertyOf(reading, property));
  if (format === 'epub') return reading.epub();
  if (format === 'json') return withLineEnd(JSON.stringify(asData(reading), null, 2));
  if (format === 'text') return withLineEnd(reading.text());
  return withLineEnd(format === 'html' ? reading.html() : reading.markdown({ frontMatter: hasFrontMatter }));
}

export function asData(reading: Reading): Readonly<Record<string, unknown>> {
  const values = Object.entries(reading).filter(([, value]) => typeof value !== 'function');
  return { ...Object.fromEntries(values), text: reading.text(), markdown: reading.markdown() };
}

/** Names that other tools use for a property, each with Lectern's name. */
const ALIASES: Readonly<Record<string, string>> = { author: 'byline', content: 'markdown', modified: 'updated' };

function propertyOf(reading: Reading, name: string): string {
  const data: Readonly<Record<string, unknown>> = { ...asData(reading), html: reading.html() };
  const own = ALIASES[name] ?? name;
  if (!Object.hasOwn(data, own))
    throw new CommandError(`There is no property "${name}"; there is ${Object.keys(data).join(', ')}.`);
  const value = data[own];
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value, null, 2);
}

const withLineEnd = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/**
 * Writes a file. Other programs see either the old content or the new content.
 * @throws {@link CommandError} if the file cannot be written
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw cannotBeWritten(path, error);
  }
}

export function cannotBeWritten(path: string, error: unknown): CommandError {
  return new CommandError(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
}
