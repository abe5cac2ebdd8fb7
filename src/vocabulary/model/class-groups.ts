/**
 * Groups of words with which sites name the parts of a page in `class`, `id`, `role` and similar attributes. Most sites
 * use English names; the words of other languages are for sites that do not. A word of five letters or more matches
 * anywhere in a token (a part of a name, such as "nav" in "top-nav"). A shorter word matches only the beginning of a
 * token, and `=word` matches only a whole token.
 *
 * Frozen, because the machine-learning model was trained with these words. New names go into `../names/`, where the
 * rules find them. At most 32 groups, because elements store them as bits.
 */
export const CLASS_GROUPS = {
  navigation: 'nav menu navbar navigation topbar mega navegacion navegacao navigazione menyu',
  footer: 'foot footer copyright legal colophon =fuss pied rodape piedi stopka',
  comment:
    'comment disqus respond reply replies discussion livefyre =coral =kommentar kommentare kommentar commentaire comentario commenti reacties komentar yorum komentarz kommentti hozzaszolas opinie pinglun otzyv gitalk utterances',
  share: 'share sharing =social follow addthis =facebook =twitter teilen partage compartir condividi dela =udostepnij',
  related:
    'relat recommend =more similar popular trending latest recent suggest =also teaser promo verwandt aehnlich mehrzum weitere similaire relacionad correlat gerelateerd meistgelesen pluslus leesook readnext readmore',
  author: 'byline author contribut writer =bio autor auteur verfasser redaktor autore forfatter skribent yazar',
  date: '=date datetime =time publish posted timestamp =datum fecha =data tarih pubdate =when',
  caption: 'caption credit figcap cutline bildunterschrift legende piedefoto didascalia bijschrift bildtext',
  advertisement:
    '=ad =ads advert sponsor =dfp taboola outbrain adsense =gpt anzeige werbung publicite publicidad reklam reclame',
  newsletter: 'newsletter subscri signup optin mailing =cta leadgen convertkit mailchimp suscri inscription abonn',
  cookie: 'cookie consent =gdpr privacy onetrust datenschutz',
  dialog: 'modal popup overlay dialog lightbox drawer offcanvas toast tooltip dropdown flyout',
  tags: '=tag =tags =tagged categor topic keyword taxonomy =term =terms schlagwort etiquet rubrik',
  article: 'article story =entry =post blog artikel articolo articulo artigo statya',
  main: '=main primary =mainpart haupt principal',
  card: '=card =cards =tile carousel slider swiper slick slide thumb',
  form: '=form =forms =input search =login =field filter facet =sort suche recherche buscar',
  media: 'video media gallery image photo figure player embed =img picture =foto =bild galerie',
  notice: 'notice disclaim disclos affiliate alert warning callout =note =tip hinweis aviso',
  button: 'button =btn =link =links knopf bouton boton',
  user: 'profile =user avatar account member benutzer utilisateur usuario',
} as const;
