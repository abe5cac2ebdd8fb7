/** Injected when nothing else is to do, or when somebody corrects or compares. */
import { correctorOf } from '../../corrections/corrector.ts';
import { agreed } from '../../workbench/agreeing/agreed.ts';
import { decorate } from '../../workbench/decorate.ts';
import { mount } from '../../workbench/mount.tsx';
import { moveWork } from '../../workbench/move-work.ts';
import { provide } from '../lazy-script.ts';

provide('workbench', { correctorOf, agreed, decorate, moveWork, mount });
