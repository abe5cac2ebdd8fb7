/**
 * Groups of words with which sites name the parts of a page in `class`, `id`, `role` and similar attributes. Most sites
 * use English names; the words of other languages are for sites that do not. A word of five letters or more matches
 * anywhere in a token (a part of a name, such as "nav" in "top-nav"). A shorter word matches only the beginning of a
 * token, and `=word` matches only a whole token.
 *
 * Frozen, because the machine-learning model was trained with these words. New words go into `words/`.
 */
export const CLASS_GROUPS = {
  navigation: 'nav menu navbar navigation topbar mega navegacion navegacao navigazione menyu',
  header: '=head header masthead hero banner kopf entete cabecera cabecalho testata',
  footer: 'foot footer copyright legal colophon =fuss pied rodape piedi stopka',
  sidebar: 'sidebar side aside =rail secondary widget complementary seitenleiste barrelaterale lateral',
  comment:
    'comment disqus respond reply replies discussion livefyre =coral =kommentar kommentare kommentar commentaire comentario commenti reacties komentar yorum komentarz kommentti hozzaszolas opinie pinglun otzyv gitalk utterances',
  share: 'share sharing =social follow addthis =facebook =twitter teilen partage compartir condividi dela =udostepnij',
  related:
    'relat recommend =more similar popular trending latest recent suggest =also teaser promo verwandt aehnlich mehrzum weitere similaire relacionad correlat gerelateerd meistgelesen pluslus leesook readnext readmore',
  author: 'byline author contribut writer =bio autor auteur verfasser redaktor autore forfatter skribent yazar',
  date: '=date datetime =time publish posted timestamp =datum fecha =data tarih pubdate =when',
  meta: '=meta =info metadata details postinfo',
  caption: 'caption credit figcap cutline bildunterschrift legende piedefoto didascalia bijschrift bildtext',
  advertisement:
    '=ad =ads advert sponsor =dfp taboola outbrain adsense =gpt anzeige werbung publicite publicidad reklam reclame',
  newsletter: 'newsletter subscri signup optin mailing =cta leadgen convertkit mailchimp suscri inscription abonn',
  cookie: 'cookie consent =gdpr privacy onetrust datenschutz',
  dialog: 'modal popup overlay dialog lightbox drawer offcanvas toast tooltip dropdown flyout',
  breadcrumb: 'breadcrumb crumb brotkrumen filariane migas',
  tags: '=tag =tags =tagged categor topic keyword taxonomy =term =terms schlagwort etiquet rubrik',
  pager: 'pager paginat =next =prev older newer',
  article: 'article story =entry =post blog artikel articolo articulo artigo statya',
  body: '=body text =copy prose =rich markdown wysiwyg =rte editor paragraph description articlebody inhalt contenu contenido conteudo contenuto',
  content: 'content',
  main: '=main primary =mainpart haupt principal',
  title: 'title headline heading titel titre titulo titolo',
  summary:
    'summary =dek standfirst =lead =lede excerpt subtitle subhead intro abstract keytake vorspann chapo entradilla sommario ingress',
  contents: '=toc tableofcontents contents =jump inhaltsverzeichnis sommaire indice',
  card: '=card =cards =tile carousel slider swiper slick slide thumb',
  grid: 'grid =list =item =items collection =result =results',
  product: 'product price =cart =buy =sku =shop offer variant checkout produkt produit producto prodotto precio prix',
  review: 'review rating =star =stars testimonial bewertung avis resena recensione',
  fold: '=faq accordion collaps =tab =tabs toggle expand panel',
  code: '=code highlight syntax snippet =hljs prism linenum gutter',
  form: '=form =forms =input search =login =field filter facet =sort suche recherche buscar',
  hidden: 'hidden =sronly screenreader visually =print =hide noscript =skip',
  quote: 'quote =pull pullquote zitat citation',
  media: 'video media gallery image photo figure player embed =img picture =foto =bild galerie',
  thread: 'message thread question answer topic forum =reply beitrag =frage antwort mensaje foro',
  notice: 'notice disclaim disclos affiliate alert warning callout =note =tip hinweis aviso',
  reference: 'footnote reference =source citation =cite biblio quelle fussnote',
  button: 'button =btn =link =links knopf bouton boton',
  user: 'profile =user avatar account member benutzer utilisateur usuario',
  offer: 'feature service pricing client logo partner benefit =plan',
  layout: 'wrap container inner =row =col section layout block module component',
  table: 'table =spec =specs =cell',
  documentation: '=doc =docs documentation =api manual =help knowledge',
} as const;
