import { NO_METADATA } from '../../../article/metadata/none.ts';
import { fileName } from '../../../export/file-name.ts';
import { message } from '../../../platform/wording/message.ts';

/** Returns an example of a file name for a pattern, with the article that the welcome page links to. */
export function exampleName(pattern: string): string {
  const url = message('welcomeTryAddress');
  const headline = decodeURIComponent(url.split('/').at(-1) ?? '').replaceAll('_', ' ');
  const example = { headline, authors: ['Ada Lovelace'], site: 'Wikipedia', published: '2026-03-14', url };
  return fileName({ ...NO_METADATA, ...example }, 'md', pattern);
}
