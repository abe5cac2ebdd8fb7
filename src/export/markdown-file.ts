import type { ArticleMetadata } from '../article/types.ts';
import { frontMatter } from './front-matter.ts';

/** Markdown as note takers store it: what is known of the article as YAML above it. */
export function markdownFile(metadata: ArticleMetadata, markdown: string): string {
  return `---\n${frontMatter(metadata)}---\n\n${markdown}`;
}
