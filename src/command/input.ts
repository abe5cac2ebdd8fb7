/** Finds out whether an argument of the command is a web address, a file or standard input. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CommandError, notLoaded } from './arguments.ts';

export type Input =
  | { readonly type: 'web'; readonly url: string }
  | { readonly type: 'file'; readonly url: string; readonly path: string }
  | { readonly type: 'markup'; readonly html: string };

/** Largest page that is read without a browser, and largest markup from standard input (bytes). */
export const MAX_BYTES = 100_000_000;

export const tooLarge = (name: string) => notLoaded(`${name} has more than ${MAX_BYTES / 1_000_000} MB.`);

/** @throws {@link CommandError} if there is no such file, or the scheme is none of http, https and file */
export async function inputOf(given: string): Promise<Input> {
  if (given === '-') return { type: 'markup', html: await readStandardInput() };
  if (/^https?:/i.test(given)) {
    if (!URL.canParse(given)) throw notLoaded(`${given} is not a web address.`);
    return { type: 'web', url: new URL(given).href };
  }
  const isFileAddress = given.startsWith('file:') && URL.canParse(given);
  if (!isFileAddress && /^[a-z][a-z\d+.-]+:/i.test(given))
    throw notLoaded(`${given} cannot be read: only http, https and file addresses can.`);
  return fileOf(isFileAddress ? pathOf(given) : resolve(given), given);
}

function pathOf(address: string): string {
  try {
    return fileURLToPath(address);
  } catch {
    // `fileURLToPath` throws a TypeError if the address names another computer or contains an encoded slash
    throw notLoaded(`${address} is not the address of a file on this computer.`);
  }
}

/** @throws {@link CommandError} if the input is longer than `MAX_BYTES` */
export async function readStandardInput(): Promise<string> {
  return (await bytesOf(process.stdin, 'The standard input')).toString('utf8');
}

/** @throws {@link CommandError}, with the name of the stream, if the stream is longer than `MAX_BYTES` */
export async function bytesOf(stream: AsyncIterable<Uint8Array>, name: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_BYTES) throw tooLarge(name);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws {@link CommandError} if the file cannot be read */
export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function fileOf(path: string, given: string): Input {
  if (!existsSync(path)) throw notLoaded(`There is no file ${given}. Web addresses begin with https://`);
  if (!statSync(path).isFile()) throw notLoaded(`${given} is a folder.`);
  return { type: 'file', path, url: pathToFileURL(path).href };
}
