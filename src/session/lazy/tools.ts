/** Script with the tools, injected in idle time, or when a tool or the data stored about the site needs it. */
import { keepCurrentArticle } from '../../page/current-article.ts';
import { createPage } from '../../page/page.ts';
import { parseSite } from '../../store/remembered/types.ts';
import { mount } from '../../tools/mount.tsx';
import { provide } from '../lazy-script.ts';
import { findSecondOpinion } from '../state/second-opinion.ts';
import { agreedCorrections, decorated, moveWork, placeIn, recalledFor } from '../tool-place.ts';

provide('tools', {
  currentPage: (snapshot, hasMoved) => keepCurrentArticle(createPage(snapshot), hasMoved),
  findSecondOpinion,
  agreed: agreedCorrections,
  parseSite: (stored) => parseSite(stored)?.memory ?? null,
  recalled: recalledFor,
  decorate: decorated,
  moveWork,
  mount: (world) => mount(placeIn(world)),
});
