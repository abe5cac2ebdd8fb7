/** Writes and reads the JSON files to which users export highlights, remembered sites and settings. */
import * as v from 'valibot';
import type { MessageKey } from '../platform/wording/message.ts';
import { OWN_FIELDS, parsed } from '../shared/own-fields.ts';

export interface OwnFile {
  /** Value of the field `kind`, which differs from files of other programs. */
  readonly kind: string;
  readonly version: number;
  /** Longest file that is read (characters). */
  readonly longest: number;
  /** Why a file of another kind is refused. */
  readonly notOurs: MessageKey;
}

export const writeOwnFile = ({ kind, version }: OwnFile, content: object): string =>
  `${JSON.stringify({ kind, version, ...content }, null, 1)}\n`;

const FIELDS = v.pipe(v.string(), v.parseJson(), OWN_FIELDS);

/** Returns the fields of a file; the key of a sentence for the user if the file is refused. Never throws. */
export function readOwnFile(
  text: string,
  { kind, version, longest, notOurs }: OwnFile,
): Readonly<Record<string, unknown>> | MessageKey {
  if (text.length > longest) return 'optionsFileTooLarge';
  const fields = parsed(FIELDS, text);
  if (fields?.kind !== kind) return notOurs;
  const { version: theirs } = fields;
  if (typeof theirs === 'number' && theirs > version) return 'optionsFileNewer';
  return Number.isInteger(theirs) && Number(theirs) >= 1 ? fields : 'optionsFileVersion';
}

/** The part of a `Blob` that is needed here; this file is compiled without the types of the DOM. */
interface SizedText {
  readonly size: number;
  text(): Promise<string>;
}

/** Reads the text of a file; if it is too large, resolves to any text that is too long for {@link readOwnFile}. */
export const textOfFile = async (file: SizedText, { longest }: OwnFile): Promise<string> =>
  file.size > longest ? ' '.repeat(longest + 1) : file.text();
