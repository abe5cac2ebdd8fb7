/** Words in class names and ids that reports with scrambled text leave readable, because they reveal nothing of it. */
export const STRUCTURE_NAMES =
  'about access active actions address advert advertisement after align archive archives area article articles aside author ' +
  'authors avatar back background badge banner bar base before block blocks blog body book border bottom bound box brand bread ' +
  'breadcrumb breadcrumbs bubble button buttons byline caption captions card cards carousel cart categories category cell center ' +
  'children chip circle class clear close code collapse column columns comment comments community compact component container ' +
  'content contents control controls copy copyright count cover credit credits current dark data date dates default description ' +
  'desktop details dialog disabled disclaimer discussion display divider document docs drop dropdown editor element elements ' +
  'embed empty entry error event excerpt expand expanded external feature featured feed field figure filter first fixed flex ' +
  'float focus follow font footer footnote footnotes form forum forums frame full gallery global graphic grid group gutter head ' +
  'header heading headings headline hero hidden highlight home html icon icons image images index info inline inner input ' +
  'insert intro issue item items label large last latest layout lead left level library license light like line lines link ' +
  'links list lists live load loading logo main margin mark markdown masthead math media medium menu message messages meta ' +
  'metadata mobile modal module more name narrow nav navbar navigation news newsletter next none note notes notice number ' +
  'object open outer overlay owner padding page pager pages pagination panel paragraph parent part paywall permalink person ' +
  'photo photos picture pictures pinned player plugin popular popup post posted posts press prev preview previous primary print ' +
  'product products profile promo pull quote quotes rating read reader reading recent recipe recommended reference references ' +
  'region related replies reply response responses result results review reviews right role root round rows script search ' +
  'secondary section sections share sharing short show side sidebar sign signature single site size skip slide slider slot ' +
  'small social sort source spacer span sponsored sponsor square stack standfirst start state status sticky story stories style ' +
  'sub subject submit subscribe subtitle summary table tabs tags target teaser teasers template term terms text theme thread ' +
  'threads thumb thumbnail time times title titles toggle toolbar tooltip topic topics unit update updated user users value ' +
  'video videos view viewport views visible visually wide widget widgets width wiki word words wrap wrapper';
