/** Injected when somebody asks why the text is what it is. */
import { traceArticle } from '../../article/trace-article.ts';
import css from '../../reader/styles/explain.css?inline';
import { explainArticle } from '../../session/explanation.ts';
import { type Explain, provide } from '../lazy-script.ts';

const explain: Explain = (read, areCommentsShown) => ({ ...explainArticle(read, areCommentsShown), css });

provide('explain', { explain, trace: traceArticle });
