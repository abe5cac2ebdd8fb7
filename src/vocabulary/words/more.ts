/** What buttons and links say that show more of the same text, or lead to its next page. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const moreWords = {
  /** At the start of a label: a verb of showing and what is shown, in the order of the language. */
  showMore: {
    en: 'read,show,see,view,load,display,expand,reveal,get,continue,open … more,all,full,rest,remaining,replies,comments,answers,messages,posts,text,earlier,older,newer,previous,hidden|continue,keep reading|read on|more comments,replies,answers,posts,messages',
    de: 'mehr,alle,alles,weitere,ältere,ganzen,vollständigen … lesen,anzeigen,laden,sehen,zeigen,ansehen',
    fr: 'lire,voir,afficher,charger,montrer … suite,plus,tout,commentaires,davantage',
    es: 'leer,ver,mostrar,cargar,seguir,continuar … más,todo,leyendo,comentarios,respuestas',
    it: 'leggi,mostra,carica,vedi,continua … altro,tutto,di_più,a_leggere,commenti,più',
    pt: 'ler,ver,mostrar,carregar,exibir,seguir,continuar … mais,todo,tudo,lendo,comentários,respostas',
    nl: 'meer,lees,toon,bekijk,laad … meer,verder,alles,laden,lezen,tonen,reacties',
    pl: 'czytaj,pokaż,zobacz,wczytaj,załaduj,rozwiń … dalej,więcej,wszystko,wszystkie,całość',
    ru: 'читать,показать,загрузить,развернуть,смотреть,ещё,еще … далее,ещё,еще,полностью,все,всё,больше,комментарии,ответы',
    uk: 'читати,показати,завантажити,розгорнути … далі,більше,ще,все,повністю',
    sv: 'läs,visa,ladda … mer,fler,alla,allt,vidare', da: 'læs,vis,indlæs … mere,flere,alle,alt,videre',
    nb: 'les,vis,last_inn … mer,flere,alle,alt,videre', fi: 'näytä,lue … lisää,kaikki',
    cs: 'číst,zobrazit,načíst,rozbalit … dále,více,další,vše',
    tr: '… devamını,daha_fazla,tümünü … oku*,göster*,gör*,yükle*', ar: '… اقرأ,عرض,تحميل,إظهار … المزيد,الكل',
    fa: '… نمایش,مشاهده,خواندن … بیشتر,همه,ادامه|ادامه مطلب', he: '… קרא,קראו,הצג,טען,המשך … עוד,הכל,קריאה',
    hi: '… और,पूरा … पढ़ें,देखें,दिखाएं', bn: '… আরও,আরো,বিস্তারিত,সম্পূর্ণ … পড়ুন,দেখুন,দেখান',
    zh: '… 展开,展開,查看,阅读,閱讀,加载,載入,显示,顯示,点击,點擊 … 更多,全文,全部,余下,餘下,剩余,剩餘|… 更多|… 全文|… 全部|… 余下|… 餘下|… 剩余|… 剩餘',
    ja: '… 続き,もっと,全文,すべて,さらに … 読む,見る,表示,読み込む', ko: '… 더 보기,읽기,불러오기|… 전체 보기',
    el: 'διαβάστε,δείτε,εμφάνιση,φόρτωση … περισσότερα,όλα,περισσότερων',
    hu: '… tovább*,több*,összes* … olvas*,betölt*,megjelen*,mutat*',
    id: '… baca,lihat,muat,tampilkan … selengkapnya,lagi,semua,lebih',
    ro: 'citește,afișează,arată,încarcă,vezi … mai_mult,mai_multe,tot,toate',
    sk: 'čítať,zobraziť,načítať … ďalej,viac', th: '… อ่าน,ดู,โหลด … เพิ่มเติม,ต่อ,ทั้งหมด',
    vi: '… xem,đọc,tải … thêm,tiếp,tất_cả',
  },
  /** The whole of the label of a button that shows more. */
  more: {
    en: 'expand|show|more|+ more|+more|older,earlier,newer,previous comments,messages,posts,replies',
    de: 'weiterlesen|mehr|aufklappen', fr: 'plus|en savoir plus', es: 'más', it: 'altro|di più', pt: 'mais',
    nl: 'meer|verder lezen', pl: 'więcej|czytaj,pokaż,zobacz,wczytaj,załaduj,rozwiń …',
    ru: 'далее|подробнее|читать,показать,загрузить,развернуть,смотреть,ещё,еще …', uk: 'докладніше|читати,показати,завантажити,розгорнути …',
    sv: 'mer|visa', da: 'mere|vis', nb: 'mer|vis', fi: 'lisää', cs: 'více|číst,zobrazit,načíst,rozbalit …',
    tr: 'devamı|daha fazla', ar: 'المزيد|تابع القراءة', fa: 'بیشتر|ادامه', he: 'עוד|להמשך קריאה', hi: 'और|अधिक',
    bn: 'আরও|আরো|বিস্তারিত', zh: '展开|展開', ja: '展開する', ko: '펼치기', sk: 'čítať,zobraziť,načítať …',
  },
  /** Behind a number, as the start of a label: "12 replies". */
  answers: {
    en: 'replies|comments|hidden items|messages|more replies,comments,messages',
    de: 'antworten|kommentare|nachrichten|weitere antworten,kommentare', fr: 'réponses|commentaires',
    es: 'respuestas|comentarios', it: 'risposte|commenti', pt: 'respostas|comentários', nl: 'antwoorden|reacties',
    pl: 'odpowiedzi|komentarzy|komentarze', ru: 'ответа|ответов|комментария|комментариев',
    uk: 'відповіді|відповідей|коментарі|коментарів', sv: 'svar|kommentarer', da: 'svar|kommentarer',
    nb: 'svar|kommentarer', fi: 'vastausta|kommenttia', cs: 'odpovědi|odpovědí|komentáře|komentářů',
    tr: 'yanıt|cevap|yorum', ar: 'ردود|ردًا|تعليقات|تعليقًا', fa: 'پاسخ|دیدگاه|نظر', he: 'תגובות|תשובות',
    hi: 'उत्तर|जवाब|टिप्पणियाँ', bn: 'উত্তর|মন্তব্য', zh: '条回复|則回覆|条评论|則留言', ja: '件の返信|件のコメント', ko: '개의 답글|개의 댓글',
  },
  /** The whole of the label of a link to the next page. */
  nextPage: {
    en: 'next|next page', de: 'nächste|nächste seite|weiter', fr: 'page suivante|suivant|suivante',
    es: 'siguiente|próximo|próxima|página siguiente', it: 'successivo|successiva|pagina successiva|avanti',
    pt: 'seguinte|próximo|próxima|próxima página', nl: 'volgende|volgende pagina',
    pl: 'następna|następna strona|dalej', ru: 'следующая|следующая страница|далее|вперёд|вперед',
    uk: 'наступна|наступна сторінка|далі|вперед', sv: 'nästa|nästa sida', da: 'næste|næste side',
    nb: 'neste|neste side', fi: 'seuraava|seuraava sivu', cs: 'další|další strana|další stránka',
    tr: 'sonraki|sonraki sayfa', ar: 'التالي|التالية|الصفحة التالية', fa: 'بعدی|صفحه بعد|صفحه بعدی',
    he: 'הבא|העמוד הבא|לעמוד הבא', hi: 'अगला|अगला पृष्ठ|अगला पेज', bn: 'পরবর্তী|পরবর্তী পাতা|পরের পাতা',
    zh: '下一页|下一頁|下页', ja: '次へ|次のページ', ko: '다음|다음 페이지', el: 'επόμενη', hu: 'következő', id: 'selanjutnya|berikutnya',
    ro: 'înainte|pagina următoare', sk: 'ďalšia', th: 'ถัดไป', vi: 'trang sau|tiếp',
  },
} satisfies Record<string, Words>;
