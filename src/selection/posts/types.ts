/** One post of a thread. */
export interface Post {
  root: number;
  /** Number of posts that it stands in. */
  depth: number;
  /** Elements on the page; -1 for what it does not say. */
  author: number;
  time: number;
  /** What speakers of a chat are called, or ''. */
  role: string;
}
