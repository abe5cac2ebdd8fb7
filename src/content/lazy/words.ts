/** Injected before the content script: what it looks up, and the scripts of the algorithms as well. */
import '../../vocabulary/provide.ts';
