/** Injected while nothing else is to do: whether the article goes on elsewhere is seen after it is read. */
import { findChapters } from '../../article/pages/find-chapters.ts';
import { findPages } from '../../article/pages/find-pages.ts';
import { joinPages } from '../../article/pages/join-pages.ts';
import { fetchDocument } from '../fetch-document.ts';
import { provide } from '../lazy-script.ts';

provide('pages', { findChapters, findPages, joinPages, fetchDocument });
