import type { Words } from '../languages.ts';

/**
 * Words that show the purpose of a short text (a link to related articles, for example), by purpose and in many
 * languages. Each entry is one word or several consecutive words, in lower case. Only short blocks are searched for
 * them, because in running text they do not show a purpose.
 *
 * Frozen, because the machine-learning model was trained with these words. New words go into `words/`.
 */
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

/** Phrases in the title or heading of an error page, as whole words without punctuation. 404: RFC 9110, 15.5.5. */
// biome-ignore format: in rows
export const MISSING_PAGE = {
  en: '404|not found|cannot be found|cant be found|could not be found|couldnt be found|does not exist|doesnt exist|no longer available|no longer exists',
  de: 'nicht gefunden|existiert nicht|nicht mehr verfügbar|nicht verfügbar', fr: 'introuvable|non trouvée|nexiste pas|nexiste plus',
  es: 'no encontrada|no encontrado|no existe|no disponible|no se encuentra', it: 'non trovata|non trovato|non esiste|non disponibile',
  pt: 'não encontrada|não encontrado|não existe|não disponível', nl: 'niet gevonden|bestaat niet', pl: 'nie znaleziono|nie istnieje',
  ru: 'не найдена|не найден|не найдено|не существует', uk: 'не знайдено|не існує', sv: 'hittades inte|hittas inte|finns inte', da: 'ikke fundet|findes ikke',
  nb: 'ikke funnet|finnes ikke', fi: 'ei löytynyt|ei löydy|ei ole olemassa', cs: 'nenalezena|nenalezen|neexistuje',
  tr: 'bulunamadı|mevcut değil', ar: 'غير موجودة|لم يتم العثور', fa: 'یافت نشد|پیدا نشد|وجود ندارد', he: 'לא נמצא|לא נמצאה|אינו קיים|לא קיים',
  hi: 'नहीं मिला|नहीं मिली|मौजूद नहीं', bn: 'পাওয়া যায়নি', zh: '找不到|未找到|不存在', ja: '見つかりません|存在しません', ko: '찾을 수 없습니다|찾을 수 없음|존재하지 않습니다',
} satisfies Words;
