/** Reads many pages and writes one line of JSON for each. The run continues after a page that fails. */
import { existsSync, writeFileSync } from 'node:fs';
import type { Reading } from '../library/types.ts';
import { type Command, CommandError, EXIT, readOptions } from './arguments.ts';
import { inputOf, readStandardInput, readTextFile } from './input.ts';
import { asData, cannotBeWritten, writeWhole } from './output.ts';
import type { Pages } from './pages.ts';
import { robotsGuard } from './robots.ts';

interface Line {
  input: string;
  error?: string;
  /** Exit code that the command would return for this page alone. */
  code: number;
  [property: string]: unknown;
}

/** Resolves to the exit code: 0 if every page was read, otherwise that of the last failure. */
export async function readAll(command: Command, pages: Pages): Promise<number> {
  const all = [...new Set(command.list === null ? command.inputs : await linesIn(command.list))];
  const done = command.isResumed && command.output !== null ? resumed(command.output) : new Set<string>();
  const write = writerTo(command);
  const assertAllowed = robotsGuard(command, pages.fetchText);
  const todo = all.filter((input) => !done.has(input));
  const progress = startProgress(todo.length);
  let next = 0;
  let code: number = EXIT.read;
  const work = async () => {
    for (let input = todo[next++]; input !== undefined; input = todo[next++]) {
      const line = await lineOf(input, command, pages, assertAllowed);
      if (line.code !== EXIT.read) code = line.code;
      write(`${JSON.stringify(line)}\n`);
      progress.advance(line.code === EXIT.read);
    }
  };
  await Promise.all(Array.from({ length: command.parallel }, work));
  progress.end();
  return code;
}

async function linesIn(list: string): Promise<string[]> {
  if (list !== '-' && !existsSync(list)) throw new CommandError(`There is no file ${list}.`);
  return (list === '-' ? await readStandardInput() : readTextFile(list))
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Beginning of every result line. A file with other lines is not from this program, and must not be overwritten. */
const LINE_START = '{"input":"';

/**
 * Returns the inputs whose results stay in the file. Removes an incomplete last line, and results to try again: pages
 * not loaded, and wrong use (an invalid `--selector`).
 * @throws {@link CommandError} if the file has other content, which would be lost
 */
function resumed(output: string): ReadonlySet<string> {
  if (!existsSync(output)) return new Set();
  const texts = readTextFile(output).split('\n');
  const last = texts.pop() ?? '';
  const lines = texts.map((text) => ({ text, line: parsedLine(text) }));
  if (lines.some(({ line }) => line === null) || !last.startsWith(LINE_START.slice(0, last.length)))
    throw new CommandError(`${output} is not a file that --resume can continue.`);
  const good = lines.flatMap(({ text, line }) =>
    line && line.code !== EXIT.notLoaded && line.code !== EXIT.wrongUse ? [{ text, input: line.input }] : [],
  );
  writeWhole(output, good.map(({ text }) => `${text}\n`).join(''));
  return new Set(good.map(({ input }) => input));
}

function parsedLine(text: string): Line | null {
  try {
    return text.startsWith(LINE_START) ? (JSON.parse(text) as Line) : null;
  } catch {
    return null;
  }
}

function writerTo({ output, isResumed }: Command): (line: string) => void {
  if (output === null) return (line) => void process.stdout.write(line);
  const write = (text: string, flag: 'a' | 'w') => {
    try {
      writeFileSync(output, text, { flag });
    } catch (error) {
      throw cannotBeWritten(output, error);
    }
  };
  write('', isResumed ? 'a' : 'w');
  return (line) => write(line, 'a');
}

async function lineOf(
  input: string,
  command: Command,
  pages: Pages,
  assertAllowed: ReturnType<typeof robotsGuard>,
): Promise<Line> {
  try {
    const found = await inputOf(input);
    if (found.type === 'web') await assertAllowed(found.url);
    const reading = await pages.read(found, readOptions(command));
    return { input, code: exitCode(reading, command.isStrict), ...asData(reading) };
  } catch (error) {
    const code = error instanceof CommandError ? error.code : EXIT.notLoaded;
    return { input, code, error: error instanceof Error ? error.message : String(error) };
  }
}

export function exitCode({ isEmpty, isDoubtful }: Reading, isStrict: boolean): number {
  if (isEmpty) return EXIT.nothingFound;
  return isStrict && isDoubtful ? EXIT.doubtful : EXIT.read;
}

/** Reports on standard error: on a terminal after each page, elsewhere only at the end, if pages were not read. */
function startProgress(total: number) {
  const { stderr } = process;
  let done = 0;
  let failed = 0;
  return {
    advance(isRead: boolean): void {
      done++;
      if (!isRead) failed++;
      if (stderr.isTTY) stderr.write(`\r${done} of ${total} pages${failed > 0 ? `, ${failed} not read` : ''}`);
    },
    end(): void {
      if (stderr.isTTY) stderr.write('\n');
      else if (failed > 0) stderr.write(`${failed} of ${total} pages were not read.\n`);
    },
  };
}
