#!/usr/bin/env node
/** The command-line program `lectern` (docs/library.md). */
import { readFileSync } from 'node:fs';
import { type Command, CommandError, EXIT, HELP, parseCommand, readOptions } from './arguments.ts';
import { exitCode, readAll } from './batch.ts';
import { compareAll, tableOf } from './compare.ts';
import { type Input, inputOf } from './input.ts';
import { serveAgents } from './mcp.ts';
import { contentOf, writeWhole } from './output.ts';
import { openPages, type Pages } from './pages.ts';

async function main(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (command.name === 'help') return print(`${HELP}\n`);
  if (command.name === 'version') return print(`${version()}\n`);
  if (command.name === 'mcp') return serveAgents(command, version());
  const isBinary = command.format === 'epub' && command.property === null;
  if (isBinary && command.output === null && process.stdout.isTTY)
    throw new CommandError('An EPUB is a file: give its name with --output.');
  const [given = ''] = command.inputs;
  // check the input before starting a browser, because the file may be missing
  const input = command.name === 'batch' ? null : await inputOf(given);
  const pages = await openPages(command.load);
  try {
    return input === null ? await readAll(command, pages) : await readOne(command, pages, input);
  } finally {
    await pages.close();
  }
}

async function readOne(command: Command, pages: Pages, input: Input): Promise<number> {
  const { algorithm, isStrict, output, inputs } = command;
  const reading = await pages.read(input, readOptions(command));
  const code = exitCode(reading, isStrict);
  if (code === EXIT.nothingFound) throw new CommandError(`${inputs[0]} has no text to read.`, code);
  if (reading.algorithm !== algorithm && command.selector === null)
    say(`${algorithm} failed, so ${reading.algorithm} read the page.`);
  const isCompared = command.name === 'compare';
  const rows = isCompared ? await compareAll(reading) : [];
  const table = command.format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : tableOf(rows);
  const content = isCompared ? table : await contentOf(reading, command);
  if (output === null) print(content);
  else writeWhole(output, content);
  if (code === EXIT.doubtful) say(`${inputs[0]} may not be an article, or text may be missing.`);
  return code;
}

function print(content: string | Uint8Array): number {
  process.stdout.write(content);
  return EXIT.read;
}

const say = (sentence: string) => void process.stderr.write(`lectern: ${sentence}\n`);

const version = (): string =>
  JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version as string;

// exit without an error if the program that reads the output ends early, as in `lectern … | head`
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? EXIT.read : EXIT.wrongUse),
);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  say(error.message);
  process.exitCode = error.code;
}
