/** Injected while nothing else is to do: whether the article goes on elsewhere is seen after it is read. */
import { withoutOutdated } from '../../page/outdated-hints.ts';
import { provide } from '../lazy-script.ts';
import { fetchOtherPage, findOtherPages, joinOtherPages } from '../other-pages.ts';
import { selectRanges } from '../select-ranges.ts';

provide('pages', { findOtherPages, fetchOtherPage, joinOtherPages, selectRanges, withoutOutdated });
