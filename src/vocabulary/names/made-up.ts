/** Parts of a class that name what an article is about, who wrote it or which one it is: `category-politics`, `post-4711`. */
export const TOPIC_NAMES =
  'category|categories|tag|tags|topic|topics|keyword|term|taxonomy|author|user|slug|postid|postname|term-name';
/** With what tools that write style sheets begin the classes that they make up: `css-1x2y3z`, `sc-bdVaJa`. */
export const BUILD_MARKS = 'css|sc|jss|tss|emotion|svelte|astro|makestyles|jsx';
