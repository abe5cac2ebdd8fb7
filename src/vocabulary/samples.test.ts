/** Tests the vocabulary tables with lines as sites print them, one per language in the order of LANGUAGES. */
import { describe, expect, it } from 'vitest';
import { startsWithBy } from '../article/metadata/authors/names.ts';
import { isNextWord } from '../article/pages/find-chapters.ts';
import { promisesMore } from '../page/folds/promises-more.ts';
import { LANGUAGES } from './languages.ts';
import { type Matcher, patternWith, says, saysInTurn } from './match.ts';
import { wordsFor } from './provided.ts';
import { type Purpose, WORDS } from './words/index.ts';

const test = (matcher: Matcher) => (text: string) => matcher.test(text);
const reading = patternWith('anywhere', 'minutes', (words) => new RegExp(`\\p{Nd}\\s?-?\\s?(?:${words})`, 'iu'));
const minutes = (text: string) => reading(text).test(text);
const asksToSubscribe = (text: string) =>
  [saysInTurn('subscribe', 'theRest'), saysInTurn('whoMayRead', 'subscribe'), saysInTurn('whoMayRead', 'members')].some(
    (matcher) => matcher.test(text),
  );

const SAMPLES: readonly [purpose: string, isSaid: (text: string) => boolean, lines: string][] = [
  [
    'more of the text',
    promisesMore,
    'Read the full story|Mehr anzeigen|Lire la suite|Seguir leyendo|Continua a leggere|Ver mais|Lees verder|Czytaj dalej|Показать ещё|Показати більше|Läs mer|Læs mere|Vis alle|Näytä lisää|Zobrazit více|Devamını oku|اقرأ المزيد|ادامه مطلب|המשך קריאה|पूरा पढ़ें|আরও পড়ুন|展开全文|続きを読む|더보기',
  ],
  [
    'the next page',
    isNextWord,
    'Next page »|Weiter ›|Page suivante|Siguiente →|Pagina successiva|Próxima|Volgende|Następna strona|Следующая|Наступна сторінка|Nästa sida|Næste|Neste side|Seuraava|Další|Sonraki sayfa|التالي|صفحه بعدی|הבא|अगला पृष्ठ|পরবর্তী|下一页|次へ|다음 페이지',
  ],
  [
    'an author',
    startsWithBy,
    'By Ada Poe|Von Ada Poe|Par Ada Poe|Por Ada Poe|Di Ada Poe|Por Ada Poe|Door Ada Poe|Autor: Ada Poe|Автор: Ада По|Автор: Ада По|Av Ada Poe|Af Ada Poe|Av Ada Poe|Kirjoittanut Ada Poe|Napsala Ada Poe|Yazan: Ada Poe|بقلم: آدا بو|نویسنده: آدا پو|מאת: עדה פו|लेखक: एडा पो|লিখেছেন এডা পো|作者：王小明|著者：山田花子|글쓴이: 김철수',
  ],
  [
    'a date of change',
    test(says('anywhere', 'changed')),
    'Last updated on|Zuletzt aktualisiert am|Mis à jour le|Actualizado el|Aggiornato il|Atualizado em|Laatst bijgewerkt|Aktualizacja:|Обновлено:|Оновлено:|Uppdaterad den|Opdateret den|Oppdatert|Päivitetty|Aktualizováno|Güncelleme:|آخر تحديث:|به‌روزرسانی:|עודכן:|अपडेटेड:|আপডেট:|更新于|更新日|수정',
  ],
  [
    'a date of publication',
    test(says('anywhere', 'published')),
    'Published on|Veröffentlicht am|Publié le|Publicado el|Pubblicato il|Publicado em|Gepubliceerd op|Opublikowano|Опубликовано|Опубліковано|Publicerad|Publiceret|Publisert|Julkaistu|Zveřejněno|Yayınlanma tarihi|تاريخ النشر:|تاریخ انتشار:|פורסם ב|प्रकाशित:|প্রকাশিত:|发布于|公開日|입력',
  ],
  [
    'comments',
    test(says('anywhere', 'comments')),
    '12 Comments|3 Kommentare|5 commentaires|Deja un comentario|Commenti (2)|Comentários|Reageer|Komentarze (4)|Комментарии|7 коментарів|Kommentarer|Kommentarer (2)|Kommentarer|Kommentit|Diskuse (8)|Yorumlar|التعليقات|۵ دیدگاه|תגובות|टिप्पणियाँ|মন্তব্য করুন|评论（3）|コメントを書く|댓글 3',
  ],
  [
    'other texts',
    test(says('start', 'related')),
    'Read more: Ferries|Lesen Sie auch: Fähren|À lire aussi|Te puede interesar|Leggi anche: Traghetti|Leia também|Lees ook: Veren|Czytaj także|Читайте также:|Читайте також:|Läs också:|Læs også:|Les også:|Lue myös:|Přečtěte si také:|İlgili haberler|اقرأ أيضًا:|بیشتر بخوانید:|קראו גם:|ये भी पढ़ें:|আরও পড়ুন:|相关阅读：|関連記事：|관련 기사',
  ],
  [
    'the owner of a site',
    test(says('anywhere', 'rights')),
    '© 2026 The Review. All rights reserved.|© 2026 Die Zeitung. Alle Rechte vorbehalten|Tous droits réservés.|Todos los derechos reservados|© Riproduzione riservata|Todos os direitos reservados.|Alle rechten voorbehouden|Wszelkie prawa zastrzeżone|Все права защищены.|Усі права захищені|Alla rättigheter förbehållna|Alle rettigheder forbeholdes|Alle rettigheter forbeholdt|Kaikki oikeudet pidätetään|Všechna práva vyhrazena.|Tüm hakları saklıdır.|جميع الحقوق محفوظة ٢٠٢٦|تمامی حقوق این سایت محفوظ است|כל הזכויות שמורות|सर्वाधिकार सुरक्षित|সর্বস্বত্ব সংরক্ষিত|版权所有 ©2026|記事の無断転載を禁じます|무단전재 및 재배포 금지',
  ],
  [
    'a credit',
    test(says('start', 'credits')),
    'Photo: Ada|Bildquelle: Ada|Crédit photo : Ada|Foto: Ada|Foto: Ada|Imagem: Ada|Beeld: Ada|Fot. Ada|Фото: Ада|Фото: Ада|Foto: Ada|Foto: Ada|Foto: Ada|Kuva: Ada|Zdroj: ČTK|Fotoğraf: Ada|تصوير: آدا|عکس: آدا|צילום: עדה|फोटो: एडा|ছবি সংগৃহীত|图片来源：新华社|写真：山田|사진=김철수',
  ],
  [
    'an advert',
    test(says('whole', 'adverts')),
    'Advertisement|Anzeige|Publicité|Publicidad|Pubblicità|Publicidade|Advertentie|Reklama|Реклама|Реклама|Annons|Annonce|Annonse|Mainos|Inzerce|Reklam|إعلان|تبلیغات|פרסומת|विज्ञापन|বিজ্ঞাপন|广告|広告|광고',
  ],
  [
    'sharing',
    test(says('start', 'share')),
    'Share this|Teilen|Partager|Compartir|Condividi|Compartilhar|Delen|Udostępnij|Поделиться|Поширити|Dela|Del artiklen|Del artikkelen|Jaa|Sdílet|Paylaş|مشاركة|اشتراک گذاری|שתפו|शेयर करें|শেয়ার করুন|分享到|シェアする|공유하기',
  ],
  [
    'a call to subscribe',
    test(says('start', 'subscriptions')),
    'Subscribe now|Newsletter bestellen|Abonnez-vous|Suscríbete|Iscriviti alla newsletter|Assine|Nieuwsbrief|Zapisz się|Подпишитесь|Підпишіться|Prenumerera|Tilmeld dig|Meld deg på|Tilaa|Předplatit|Abone ol|اشترك|عضویت در خبرنامه|הירשמו|सब्सक्राइब|সাবস্ক্রাইব|订阅|メルマガ|구독하기',
  ],
  [
    'a paywall',
    asksToSubscribe,
    'Subscribe to continue reading.|Jetzt abonnieren und weiterlesen|Abonnez-vous pour lire la suite|Suscríbete para seguir leyendo|Abbonati per continuare a leggere|Assine para continuar lendo|Word abonnee om verder te lezen|Wykup dostęp|Оформите подписку, чтобы читать|Оформіть передплату, щоб читати|Prenumerera för att läsa|Bliv abonnent og læs artiklen|Bli abonnent for å lese saken|Vain tilaajille|Předplaťte si nás a získejte celý článek|Okumaya devam etmek için abone olun|اشترك لمتابعة القراءة|برای خواندن ادامه مشترک شوید|להמשך קריאה הצטרפו למנוי|पूरा लेख सब्सक्राइब करके: आगे पढ़ने के लिए सदस्यता|পড়া চালিয়ে যেতে সাবস্ক্রাইব করুন|订阅后阅读全文|会員登録して続きを読む|구독하고 계속 읽기',
  ],
  [
    'the end of a speaker label',
    test(says('end', 'says')),
    'Ada says|Ada schreibt|Ada a écrit|Ada dijo|Ada ha detto|Ada disse|Ada schreef|Ada pisze|Ада пишет|Ада пише|Ada säger|Ada siger|Ada sier|Ada sanoo|Ada napsala|Ada dedi ki|آدا تقول|آدا گفته|עדה כתב|एडा ने कहा|এডা লিখেছেন|王小明说道|山田より|김철수님의 말',
  ],
  [
    'a relative day',
    test(says('anywhere', 'relativeDays')),
    'Yesterday at 5|Gestern um 5|Hier à 5 h|Ayer|Ieri alle 5|Ontem às 5|Gisteren|Wczoraj o 5|Вчера в 5|Вчора о 5|I går kl. 5|I går|I dag|Eilen|Včera v 5|Dün|أمس|دیروز|אתמול|आज|গতকাল|昨天|昨日|어제',
  ],
  [
    'the reading time',
    minutes,
    '5 min read|5 Min. Lesezeit|5 minutes de lecture|5 min de lectura|5 minuti|5 minutos|5 minuten|5 minut|5 минут|5 хв читання|5 min|5 min.|5 minutter|5 min|5 minut čtení|5 dk|٥ دقائق|۵ دقیقه|5 דקות|5 मिनट|৫ মিনিট|5 分钟|5分|5분',
  ],
  [
    'copying',
    test(says('whole', 'copy')),
    'Copy|Kopieren|Copier|Copiar|Copia|Copiar|Kopiëren|Kopiuj|Скопировать|Копіювати|Kopiera|Kopiér|Kopier|Kopioi|Kopírovat|Kopyala|نسخ|کپی|העתק|कॉपी करें|কপি করুন|复制|コピー|복사',
  ],
  [
    'a link back from a note',
    test(says('whole', 'backToText')),
    'Back to text|Zurück zum Text|Retour au texte|Volver|Torna su|Voltar ao texto|Terug|Powrót|Вернуться к тексту|Повернутися|Tillbaka|Tilbage|Tilbake til teksten|Takaisin tekstiin|Zpět|Metne dön|عودة إلى النص|بازگشت|חזרה לטקסט|वापस|ফিরে যান|返回正文|本文に戻る|본문으로',
  ],
];

describe.each(SAMPLES)('%s', (_purpose, isSaid, text) => {
  const lines = text.split('|');
  it.each(LANGUAGES.map((language, index) => [language, lines[index] ?? '']))(
    'recognises the purpose of a line (such as credits or sharing) in the language %s: %s',
    (_language, line) => {
      expect(lines).toHaveLength(LANGUAGES.length);
      expect(isSaid(line)).toBe(true);
    },
  );
});

describe.each(Object.keys(WORDS) as Purpose[])('recognizes the phrases of the word table "%s"', (purpose) => {
  it('matches each phrase of a word table, both alone and followed by other text', () => {
    const [whole, start] = [says('whole', purpose), says('start', purpose)];
    const plain = Object.values(wordsFor(purpose))
      .flatMap((list) => list.split('|'))
      .map((phrase) =>
        phrase
          .replaceAll('*', '')
          .replace(/(?:^| )…(?= |$)/g, '')
          .trim(),
      )
      .map((phrase) =>
        phrase.replace(/[^ ,]+(?:,[^ ]+)+/g, (choice) => choice.split(',')[0] ?? '').replaceAll('_', ' '),
      );
    for (const phrase of plain) {
      expect(whole.test(phrase.toUpperCase().toLowerCase()), phrase).toBe(true);
      expect(start.test(`${phrase} — 12`), phrase).toBe(true);
    }
  });
});

describe('a text with a similar word', () => {
  it.each([
    ['Van Gogh painted it', startsWithBy],
    ['Byron was here', startsWithBy],
    ['Vonnegut', startsWithBy],
    ['Avenue of ships', startsWithBy],
    ['Text messages are old', startsWithBy],
    ['Weiterbildung', isNextWord],
    ['Nextcloud', isNextWord],
    ['Furthermore', promisesMore],
    ['Vista', promisesMore],
    ['Lesson one', promisesMore],
    ['Plus size', promisesMore],
    ['Hierarchy', test(says('anywhere', 'relativeDays'))],
    ['A photographic memory', test(says('start', 'credits'))],
    ['Fotosynthese', test(says('start', 'credits'))],
    ['Shareholders met', test(says('start', 'share'))],
    ['Delaware', test(says('start', 'share'))],
    ['Publicity', test(says('whole', 'adverts'))],
    ['We read all night', asksToSubscribe],
    ['Les abonnés sont contents', asksToSubscribe],
    ['Le journal de Hanoï', test(says('anywhere', 'relativeDays'))],
    ['Sharia says', test(says('whole', 'says'))],
  ] as const)('does not mistake a similar word for a known phrase: “%s”', (text, isSaid) => {
    expect(isSaid(text)).toBe(false);
  });
});
