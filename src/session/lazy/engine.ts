/** All that is between a page and an article, for pages that are read where they are: comes with the first algorithm. */
import { makeArticle } from '../../article/make-article.ts';
import { takeSnapshot } from '../../page/snapshot/take.ts';
import { provide } from '../lazy-script.ts';
import { readingOf, readPage, readPageInPieces } from '../reading.ts';
import { runAlgorithm } from '../run-algorithm.ts';

provide('engine', { readPage, readPageInPieces, readingOf, runAlgorithm, makeArticle, takeSnapshot });
