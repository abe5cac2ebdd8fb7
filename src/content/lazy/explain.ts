/** Injected when somebody asks why the text is what it is. */
import { explainArticle } from '../../session/explanation.ts';
import { provide } from '../lazy-script.ts';

provide('explain', explainArticle);
