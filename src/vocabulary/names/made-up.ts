/** Prefixes of classes that contain an article's topic, author or id: `category-politics`, `post-4711`. */
export const TOPIC_NAMES =
  'category|categories|tag|tags|topic|topics|keyword|term|taxonomy|author|user|slug|postid|postname|term-name';
/** Prefixes of classes that a CSS tool generated: `css-1x2y3z`, `sc-bdVaJa`. */
export const BUILD_MARKS = 'css|sc|jss|tss|emotion|svelte|astro|makestyles|jsx';
