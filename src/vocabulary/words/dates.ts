/** Words near the dates that pages show beside the headline. */
import type { Words } from '../languages.ts';

// biome-ignore format: in rows
export const datesWords = {
  /** Words before a date that show that the article was changed on this date. */
  changed: {
    en: '*updat*|*modif*|*revis*|*review*|*edit on|*edited on|*last edit*',
    de: '*aktualisiert*|*geändert*|*überarbeitet*', fr: '*mis à jour*|*mise à jour*|*modifi*|*actualis*',
    es: '*actualizad*|*actualización*|*modificad*', it: '*aggiornat*|*aggiornamento*|*modificat*',
    pt: '*atualizad*|*atualização*|*modificad*', nl: '*bijgewerkt*|*gewijzigd*', pl: '*zaktualizowan*|*aktualizacj*',
    ru: '*обновл*|*измен*', uk: '*оновлен*|*змінен*', sv: '*uppdaterad*|*uppdaterat*|*ändrad*',
    da: '*opdateret*|*ændret*', nb: '*oppdatert*|*endret*', fi: '*päivitetty*|*muokattu*',
    cs: '*aktualizov*|*upraveno*|*změněno*', tr: '*güncelle*|*düzenlen*', ar: '*تحديث*|*تعديل*',
    fa: '*روزرسانی*|*روز رسانی*|*ویرایش*', he: '*עודכן*|*עדכון*', hi: '*अपडेट*|*संशोधित*|*अद्यतन*',
    bn: '*আপডেট*|*হালনাগাদ*', zh: '更新|修改|编辑于', ja: '更新|改訂', ko: '수정|업데이트',
  },
  /** Words before a date that show that the article was published on this date. */
  published: {
    en: '*publi*|*post|*posted|*posttime|*written*|*creat*|*released*|*issued*',
    de: '*veröffentlicht*|*erschienen*|*erstellt*|stand:', fr: '*publié*|*paru le|*mis en ligne*', es: '*publicad*',
    it: '*pubblicat*', pt: '*publicad*|*postado*', nl: '*gepubliceerd*|*geplaatst*', pl: '*opublikowan*|*dodano*',
    ru: '*публик*|*размещен*', uk: '*публік*|*розміщен*', sv: '*publicer*', da: '*publicer*|*udgivet*',
    nb: '*publiser*|*lagt ut*', fi: '*julkaistu*', cs: '*zveřejněn*|*publikován*|*vydáno*', tr: '*yayın*|*eklenme*',
    ar: '*نشر*|*نُشر*', fa: '*انتشار*|*منتشر*|*تاریخ درج*', he: '*פורסם*|*תאריך פרסום*', hi: '*प्रकाशित*|*प्रकाशन*',
    bn: '*প্রকাশ*', zh: '发布|發布|发表|發表|發佈', ja: '公開|掲載|投稿|配信', ko: '게시|등록|입력|작성',
  },
  /** Words before a date that is not a date of the article: "valid until", "member since". */
  otherDates: {
    en: '*join*|*member*|*since*|*valid*|*expir*|*deadline*|*event*|©|*copyright*|*born*|*founded*|*regist*|*received*|*accepted*|*last seen*|*last visit*|*last active*',
    de: 'geboren|mitglied seit|gültig*|anmeldeschluss|eingereicht|veranstaltung*',
    fr: 'né,née le|membre depuis|inscrit,inscrite le,depuis|valable*|événement*',
    es: 'nacido,nacida|miembro desde|válido*|fecha límite|recibido',
    it: 'nato,nata il|iscritto,iscritta dal|membro dal|valido*|scadenza|ricevuto',
    pt: 'nascido,nascida|membro desde|válido*|prazo|recebido', nl: 'geboren|lid sinds|geldig*|evenement*|ontvangen',
    pl: 'urodzony,urodzona|dołączył,dołączyła|ważne do|termin*|zarejestrowan*',
    ru: 'родил*|регистрац*|зарегистрирован*|действует*|на сайте с', uk: 'народи*|реєстрац*|зареєстрован*|дійсн*',
    sv: 'född*|medlem sedan|giltig*|sista dag*', da: 'født*|medlem siden|gyldig*|tilmeldingsfrist',
    nb: 'født*|medlem siden|gyldig*|påmeldingsfrist', fi: 'syntynyt|liittynyt|jäsen*|voimassa*',
    cs: 'narozen*|registrac*|členem od|platnost*|uzávěrka', tr: 'doğum*|kayıt*|üyelik*|geçerli*|son başvuru',
    ar: 'مواليد|تاريخ التسجيل|انضم*|عضو منذ|صالح*', fa: 'متولد*|عضویت*|عضو از|مهلت*|معتبر*',
    he: 'נולד*|הצטרף*|חבר מאז|בתוקף*', hi: 'जन्म*|सदस्य*|वैध*|अंतिम तिथि', bn: 'জন্ম*|সদস্য*|মেয়াদ*|শেষ তারিখ',
    zh: '注册时间|註冊時間|加入时间|有效期|截止|出生', ja: '登録日|入会|有効期限|締切|生年月日', ko: '가입|유효|마감|출생',
  },
  relativeDays: {
    en: 'now|today|yesterday|ago', de: 'heute|gestern|eben', fr: 'hier|aujourd*|maintenant', es: 'ayer|hoy|ahora',
    it: 'ieri|oggi|adesso', pt: 'ontem|hoje|agora', nl: 'vandaag|gisteren|zojuist', pl: 'wczoraj|dziś|dzisiaj|teraz',
    ru: 'вчера|сегодня|сейчас|назад', uk: 'вчора|сьогодні|щойно|тому', sv: 'idag|i dag|igår|i går|nyss',
    da: 'i dag|i går|lige nu', nb: 'i dag|i går|nå nettopp', fi: 'tänään|eilen|äsken', cs: 'dnes|včera|nyní',
    tr: 'bugün|dün|az önce|şimdi', ar: 'اليوم|أمس|الآن|منذ', fa: 'امروز|دیروز|پیش', he: 'היום|אתמול|עכשיו|לפני',
    hi: 'आज|कल|अभी|पहले', bn: 'আজ|গতকাল|আগে', zh: '刚刚|剛剛|昨天|今天', ja: 'たった今|昨日|今日', ko: '방금|어제|오늘',
  },
  /** Words for "minutes" in a reading time. They may follow the number without a space: "5min". */
  minutes: {
    en: '*min*', de: '*min*', fr: '*min*', es: '*min*', it: '*min*', pt: '*min*', nl: '*min*', pl: '*min*',
    ru: '*мин*', uk: '*хв*', sv: '*min*', da: '*min*', nb: '*min*', fi: '*min*', cs: '*min*',
    tr: '*min*|*dk|*dakika*', ar: '*دقيقة|*دقائق', fa: '*دقیقه', he: '*דקות|*דק׳', hi: '*मिनट', bn: '*মিনিট',
    zh: '*分钟|*分鐘', ja: '*分', ko: '*분',
  },
} satisfies Record<string, Words>;
