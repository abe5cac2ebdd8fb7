/**
 * Script for multi-page articles, and for showing text that the user selected. It is injected while the browser is
 * idle, to find out whether the article has other pages.
 */
import { withoutOutdated } from '../../page/current-article.ts';
import { provide } from '../lazy-script.ts';
import { fetchOtherPage, findOtherPages, joinOtherPages } from '../other-pages.ts';
import { selectRanges } from '../select-ranges.ts';

provide('pages', { findOtherPages, fetchOtherPage, joinOtherPages, selectRanges, withoutOutdated });
