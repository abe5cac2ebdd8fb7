/** Reads many pages and writes one line of JSON for each. The run continues after a page that fails. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Command, CommandError, EXIT, readOptions } from './arguments.ts';
import { inputOf, readStandardInput } from './input.ts';
import { asData } from './output.ts';
import type { Pages } from './pages.ts';
import { askRobots, assertAllowed, type IsAllowed } from './robots.ts';

interface Line {
  input: string;
  /** Error message, if the page could not be read. */
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
  const isAllowed = command.obeysRobots ? askRobots(pages.fetchText, command.load.userAgent) : async () => true;
  const todo = all.filter((input) => !done.has(input));
  const progress = startProgress(todo.length);
  let next = 0;
  let code: number = EXIT.read;
  const work = async () => {
    for (let input = todo[next++]; input !== undefined; input = todo[next++]) {
      const line = await lineOf(input, command, pages, isAllowed);
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
  return (list === '-' ? await readStandardInput() : readFileSync(list, 'utf8'))
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Returns the inputs in the file; removes failed pages and an incomplete last line, so that they are tried again. */
function resumed(output: string): ReadonlySet<string> {
  if (!existsSync(output)) return new Set();
  const lines = readFileSync(output, 'utf8').split('\n').slice(0, -1);
  const good = lines.flatMap((text) => {
    const line = parsedLine(text);
    return line && line.code !== EXIT.notLoaded ? [{ text, input: line.input }] : [];
  });
  writeFileSync(output, good.map(({ text }) => `${text}\n`).join(''));
  return new Set(good.map(({ input }) => input));
}

function parsedLine(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}

function writerTo({ output, isResumed }: Command): (line: string) => void {
  if (output === null) return (line) => void process.stdout.write(line);
  try {
    if (!isResumed) writeFileSync(output, '');
  } catch (error) {
    throw new CommandError(`${output} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  return (line) => appendFileSync(output, line);
}

async function lineOf(input: string, command: Command, pages: Pages, isAllowed: IsAllowed): Promise<Line> {
  try {
    const found = await inputOf(input);
    if (found.type === 'web') await assertAllowed(found.url, isAllowed);
    const reading = await pages.read(found, readOptions(command));
    return { input, code: exitCode(reading, command.isStrict), ...asData(reading) };
  } catch (error) {
    const code = error instanceof CommandError ? error.code : EXIT.notLoaded;
    return { input, code, error: error instanceof Error ? error.message : String(error) };
  }
}

export function exitCode(
  { isEmpty, isDoubtful }: { isEmpty: boolean; isDoubtful: boolean },
  isStrict: boolean,
): number {
  if (isEmpty) return EXIT.nothingFound;
  return isStrict && isDoubtful ? EXIT.doubtful : EXIT.read;
}

/** On a terminal, `advance` prints after each page; elsewhere, `end` prints only the number of failures. */
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
