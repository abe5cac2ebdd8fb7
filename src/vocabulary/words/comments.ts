/** Words of headings above comments, and of their counts. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const commentsWords = {
  /** Words for comments in labels and headings, such as "12 comments". */
  comments: {
    en: 'comments|comment|leave a comment|replies|responses|join the discussion',
    de: 'kommentare|kommentar|kommentieren|leserkommentare', fr: 'commentaires|commentaire|commenter|réactions',
    es: 'comentarios|comentario|deja un comentario', it: 'commenti|commento|commenta|lascia un commento',
    pt: 'comentários|comentário|comentar', nl: 'reacties|reactie|reageer',
    pl: 'komentarze|komentarz|komentarzy|skomentuj', ru: 'комментарии|комментарий|комментария|комментариев',
    uk: 'коментарі|коментар|коментарів', sv: 'kommentarer|kommentar|kommentera',
    da: 'kommentarer|kommentar|kommenter', nb: 'kommentarer|kommentar|kommenter',
    fi: 'kommentit|kommentti|kommenttia|kommentoi', cs: 'komentáře|komentář|komentářů|diskuse',
    tr: 'yorumlar|yorum|yorum yap', ar: 'تعليقات|التعليقات|تعليق|أضف تعليق', fa: 'نظرات|دیدگاه‌ها|دیدگاه|نظر',
    he: 'תגובות|תגובה|הוסף תגובה', hi: 'टिप्पणियाँ|टिप्पणियां|टिप्पणी|कमेंट', bn: 'মন্তব্য|মন্তব্যসমূহ|মতামত',
    zh: '评论|評論|留言|条评论', ja: 'コメント', ko: '댓글|덧글',
  },
} satisfies Record<string, Words>;
