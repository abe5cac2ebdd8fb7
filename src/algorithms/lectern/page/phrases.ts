/**
 * Words that say what a short text is for, by purpose and in many languages. Every entry is one word or some that follow
 * each other. They are looked for in short blocks only: in running text they are words like others.
 */
import { Character, characterKind } from './characters.ts';
import { addBits, createHashTable, type HashTable, lookUp } from './hash-table.ts';
import { HASH_PRIME, HASH_START, joinHashes } from './word-hash.ts';

export const PHRASES = {
  related:
    'related|read more|read next|also read|see also|more from|more in|more on|more stories|you may|you might|recommended|trending|popular|most read|latest news|latest posts|recent posts|next article|previous article|next post|previous post|keep reading|further reading|top stories|must read|also like|up next|dont miss|' +
    'mehr zum|mehr aus|auch interessant|weiterlesen|verwandte|lesen sie|meistgelesen|das könnte|siehe auch|lire aussi|à lire|articles similaires|plus lus|en lire|voir aussi|lea también|leer más|te puede|relacionados|relacionadas|más leídas|ver también|leggi anche|articoli correlati|potrebbe interessarti|più letti|vedi anche|leia também|leia mais|veja também|mais lidas|saiba mais|lees ook|lees meer|meer over|gerelateerd|читайте также|читать далее|по теме|похожие|смотрите также|популярное|czytaj także|czytaj też|zobacz także|zobacz też|přečtěte si|související|läs också|läs mer|les også|læs også|lue myös|olvass tovább|kapcsolódó|citește și|vezi și|ilgili haberler|bunlar da|baca juga|artikel terkait|xem thêm|đọc thêm|διαβάστε ακόμη|δείτε επίσης|اقرأ أيضا|مواضيع ذات|ذات صلة|بیشتر بخوانید|קראו עוד|यह भी|और पढ़ें|관련 기사|많이 본|関連|推荐|相关|延伸',
  comment:
    'comment|comments|reply|replies|respond|responses|leave a|add comment|post comment|log in|upvote|downvote|discussion|kommentar|kommentare|antworten|commentaire|commentaires|répondre|comentario|comentarios|responder|commenti|commento|rispondi|comentário|comentários|reacties|reageer|комментарии|комментария|комментариев|коментарі|коментарів|комментарий|ответить|komentarzy|komentarze|komentarz|odpowiedz|komentáře|odpovědět|kommentarer|svara|svar|kommentit|vastaa|hozzászólás|válasz|comentarii|răspunde|yorum|yorumlar|yanıtla|komentar|balas|bình luận|trả lời|σχόλια|απάντηση|تعليق|تعليقات|دیدگاه|پاسخ|תגובות|הגב|टिप्पणी|댓글|답글|コメント|返信|评论|回复|留言',
  share:
    'share|tweet|facebook|twitter|whatsapp|linkedin|pinterest|instagram|reddit|telegram|copy link|print|email this|follow us|follow|bookmark|teilen|drucken|partager|imprimer|compartir|imprimir|condividi|stampa|compartilhar|compartilhe|delen|поделиться|udostępnij|sdílet|jaa|megosztás|distribuie|paylaş|bagikan|chia sẻ|κοινοποίηση|مشاركة|شارك|שתפו|शेयर|공유|シェア|分享',
  newsletter:
    'newsletter|newsletters|subscribe|sign up|signup|subscription|inbox|unsubscribe|email address|your email|join our|abonnieren|anmelden|abonnez|inscrivez|suscríbete|suscríbase|boletín|iscriviti|assine|inscreva|abonneer|nieuwsbrief|подписаться|подпишитесь|рассылка|zapisz się|subskrybuj|odběr|prenumerera|nyhetsbrev|abonner|tilaa|uutiskirje|hírlevél|feliratkozás|abonează|abone|berlangganan|đăng ký|εγγραφή|اشترك|النشرة|خبرنامه|הרשמה|सब्सक्राइब|구독|購読|登録|订阅',
  author:
    'by|written by|posted by|about the|about author|reviewed by|words by|story by|author|editor|reporter|staff writer|contributor|correspondent|journalist|freelance|von|autor|autorin|redakteur|par|auteur|por|redactor|di|autore|redazione|автор|редактор|autor|redakcja|skribent|av|kirjoittaja|toimittaja|szerző|yazar|penulis|editor|tác giả|συντάκτης|بقلم|كاتب|نویسنده|כתב|लेखक|기자|記者|作者',
  caption:
    'photo|photos|image|credit|getty|reuters|courtesy|photograph|photographer|illustration|shutterstock|unsplash|screenshot|ap photo|afp|foto|bild|quelle|crédit|photo de|fotografía|imagen|immagine|imagem|fotograaf|beeld|фото|zdjęcie|zdroj|kuva|fotó|fotoğraf|ảnh|φωτογραφία|صورة|عکس|צילום|फोटो|사진|写真|图片',
  advertisement:
    'advertisement|advertising|sponsored|promoted|affiliate|disclosure|disclaimer|commission|anzeige|werbung|publicité|sponsorisé|publicidad|anuncio|patrocinado|pubblicità|publicidade|advertentie|реклама|reklama|annons|mainos|hirdetés|publicitate|reklam|iklan|quảng cáo|διαφήμιση|إعلان|تبلیغات|פרסומת|विज्ञापन|광고|広告|广告',
  tags: 'tags|tag|categories|category|topics|filed under|posted in|labels|keywords|schlagworte|themen|étiquettes|mots clés|etiquetas|temas|tópicos|категории|теги|метки|tagi|štítky|taggar|ämnen|aiheet|címkék|etichete|etiketler|konular|từ khóa|ετικέτες|الوسوم|كلمات|تگ|תגיות|태그|タグ|标签',
  date: 'updated|published|last updated|last modified|posted on|first published|modified|ago|yesterday|hours|minutes|days|january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|aktualisiert|veröffentlicht|januar|februar|märz|mai|juni|juli|oktober|dezember|publié|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|publicado|actualizado|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|pubblicato|gennaio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|atualizado|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|назад|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|tháng|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|月|年|일',
  reading:
    'min read|minute read|minutes read|mins read|read time|reading time|lesezeit|de lecture|de lectura|di lettura|de leitura|leestijd|читать|czytania|dk okuma',
} as const;

export type Purpose = keyof typeof PHRASES;
export const PURPOSES = /* @__PURE__ */ Object.keys(PHRASES) as Purpose[];

/** The bit of a purpose in what {@link purposesOf} gives. */
export function purposeBit(purpose: Purpose): number {
  return 1 << PURPOSES.indexOf(purpose);
}

/** Marks what longer phrases begin with, so that most words of a text are asked for once. */
const GOES_ON = 1 << 30;
const MOST_ENTRIES = 2048;
const BAR = 124;
const SPACE = 32;
const FIRST_IDEOGRAPH = 0x3040;
/** Words, or characters of scripts without spaces. */
const LONGEST_PHRASE = 4;

let table: HashTable | null = null;

/** Purposes that the words `[start, end)` speak of, as bits in the order of {@link PURPOSES}. */
export function purposesOf(words: Int32Array, start: number, end: number): number {
  table ??= readPhrases();
  let bits = 0;
  for (let index = start; index < end; index++) {
    let phrase = words[index] as number;
    let found = lookUp(table, phrase);
    bits |= found;
    const last = Math.min(end, index + LONGEST_PHRASE);
    for (let next = index + 1; (found & GOES_ON) !== 0 && next < last; next++) {
      phrase = joinHashes(phrase, words[next] as number);
      found = lookUp(table, phrase);
      bits |= found;
    }
  }
  return bits & ~GOES_ON;
}

/**
 * Words are cut as `scan-text.ts` cuts them: characters of scripts without spaces stand alone. The phrases are in lower
 * case, and read in one loop: they are more text than many a page.
 */
function readPhrases(): HashTable {
  const found = createHashTable(MOST_ENTRIES);
  for (const [index, purpose] of PURPOSES.entries()) addPhrases(found, PHRASES[purpose], 1 << index);
  return found;
}

function addPhrases(found: HashTable, phrases: string, bit: number): void {
  let phrase = 0;
  let count = 0;
  let word = HASH_START;
  for (let index = 0; index <= phrases.length; index++) {
    const code = index < phrases.length ? phrases.charCodeAt(index) : BAR;
    const isLetter = code !== BAR && code !== SPACE;
    if (isLetter) word = Math.imul(word ^ code, HASH_PRIME);
    if (isLetter && (code < FIRST_IDEOGRAPH || characterKind(code) !== Character.ideograph)) continue;
    if (word !== HASH_START) {
      if (count > 0) addBits(found, phrase, GOES_ON);
      phrase = count === 0 ? word : joinHashes(phrase, word);
      word = HASH_START;
      count++;
    }
    if (code !== BAR) continue;
    addBits(found, phrase, bit);
    count = 0;
  }
}
