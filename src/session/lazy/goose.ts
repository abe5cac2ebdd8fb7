import goose from '../../algorithms/goose/index.ts';
import { provide } from '../lazy-script.ts';

provide('goose', goose);
