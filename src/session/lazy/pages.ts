/** Script for multi-page articles (injected in idle time), and for showing text that the user selected. */
import { withoutOutdated } from '../../page/current-article.ts';
import { provide } from '../lazy-script.ts';
import { fetchOtherPage, findOtherPages, joinOtherPages } from '../other-pages.ts';
import { selectRanges } from '../select-ranges.ts';

provide('pages', { findOtherPages, fetchOtherPage, joinOtherPages, selectRanges, withoutOutdated });
