/** Injected when nothing else is to do, when somebody corrects or compares, or when something is remembered of the site. */
import { correctorOf } from '../../article/corrections/corrector.ts';
import { parseSite } from '../../store/remembered/parse.ts';
import { remembered } from '../../store/remembered/remembered.ts';
import { agreed } from '../../tools/checking/agreed.ts';
import { decorate } from '../../tools/decorate.ts';
import { mount } from '../../tools/mount.tsx';
import { moveWork } from '../../tools/move-work.ts';
import { keptStore } from '../kept-store.ts';
import { provide } from '../lazy-script.ts';

provide('tools', {
  correctorOf,
  agreed,
  parseSite: (stored) => parseSite(stored)?.memory ?? null,
  remembered,
  decorate,
  moveWork,
  mount: (place) => mount(place, keptStore),
});
