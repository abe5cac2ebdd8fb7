/** Injected when somebody asks why the text is what it is. */
import { traceArticle } from '../../article/trace-article.ts';
import { provide } from '../lazy-script.ts';

provide('explain', { trace: traceArticle });
