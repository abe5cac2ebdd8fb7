// Reads data sets that contain whole sites, with all the files that their pages load: sites/<site>/…, truth/<id>.json,
// index.json.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../../scripts/setup/main.mjs';
import { readJson } from '../../files.mjs';

/**
 * Returns the pages with their ground truths. The `site` of a page has the `folder` of its files, which a server
 * serves, and the `path` of the page in that folder.
 */
export function readLayout(folder) {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) throw new UserError(`There is no ${index}, which lists the pages.`);
  return readJson(index).map(({ id, site, url_path: path, lang, type }) => {
    const truthFile = join(folder, 'truth', `${id}.json`);
    const truth = existsSync(truthFile) ? truthOf(readJson(truthFile), { lang, type }) : null;
    const place = { folder: join(folder, 'sites', site), path };
    // `url` is null, because the pages load their files from the bench's own server
    return { id, url: null, canonicalUrl: canonicalUrlOf(place), site: place, truth };
  });
}

function canonicalUrlOf({ folder, path }) {
  const file = join(folder, path, path.endsWith('/') ? 'index.html' : '');
  const link = existsSync(file) ? /<link[^>]*rel=["']?canonical\b[^>]*>/i.exec(readFileSync(file, 'utf8')) : null;
  return /href=["']?(https?:[^"'\s>]+)/i.exec(link?.[0] ?? '')?.[1] ?? null;
}

/** Returns where the article is on the page: selectors if the ground truth has some, otherwise the article's text. */
function placeOf({ content_selector: selector, exclude_selectors: exclude = [], articleBody: text = '' }) {
  if (selector) return { selector, exclude };
  return text === '' ? null : { text };
}

function truthOf(truth, { lang, type }) {
  return {
    articleBody: truth.articleBody ?? '',
    place: placeOf(truth),
    headline: truth.title,
    authors: truth.author ? [truth.author] : truth.author,
    datePublished: truth.date,
    inLanguage: truth.lang ?? lang,
    type: truth.type ?? type ?? 'unknown',
  };
}
