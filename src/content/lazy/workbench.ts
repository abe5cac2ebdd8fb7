/** Injected when nothing else is to do, when somebody corrects or compares, or when something is remembered of the site. */
import { correctorOf } from '../../corrections/corrector.ts';
import { parseSite } from '../../corrections/remembered/parse.ts';
import { remembered } from '../../corrections/remembered/remembered.ts';
import { agreed } from '../../workbench/checking/agreed.ts';
import { decorate } from '../../workbench/decorate.ts';
import { mount } from '../../workbench/mount.tsx';
import { moveWork } from '../../workbench/move-work.ts';
import { keptStore } from '../kept-store.ts';
import { provide } from '../lazy-script.ts';

provide('workbench', {
  correctorOf,
  agreed,
  parseSite: (stored) => parseSite(stored)?.memory ?? null,
  remembered,
  decorate,
  moveWork,
  mount: (place) => mount(place, keptStore),
});
