/**
 * Function words ("the") of many languages. A high share of them shows that a text is running text and not a label.
 *
 * Frozen, because the machine-learning model was trained with these words. New words go into `words/`.
 */
export const STOP_WORDS = [
  // English
  'the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which you were their her she there been one all we has will would can if more when who so no said its about into than them only other what some could our your my do just also how these out up i me us',
  // German
  'der die das und ist den von zu mit sich des auf für nicht ein eine als auch es werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen zum haben nur oder aber vor zur bis mehr durch man sein wurde',
  // French
  'le la les de des et est un une en du que qui dans pour pas sur au par plus avec ce il ne se son sont mais ou elle nous vous ont cette été aux leur',
  // Spanish
  'el los las y es con para lo como más pero sus su al del ha este esta son entre cuando muy sin sobre también hasta hay donde quien desde',
  // Italian
  'di che è e per non si da sono della ma gli alla nel anche dei ho questo come più una',
  // Portuguese
  'o os as do em um uma com não na no por mais dos mas ao ele das à seu sua foi isso pelo pela',
  // Dutch
  'het van dat niet te zijn op aan met voor door naar bij dan wat uit wordt deze ook nog maar',
  // Russian, Ukrainian, Bulgarian
  'и в не на я что он с как это по но из у за от о же к бы для мы вы она так его все або та що як це від до був є',
  // Polish, Czech, Slovak
  'w nie się z że jest jak od po ale która przez był ze při aby jeho které však jsou jako pro nebo už',
  // Swedish, Norwegian, Danish
  'och att det som på är av för till inte har ett den med var jag om og ikke til av er de en et har for at',
  // Finnish, Hungarian
  'ja on ei että se oli mutta myös kun ovat hän az és hogy nem egy meg is volt csak ezt már',
  // Romanian, Turkish
  'și în la cu pe nu este care din sau mai ce fost ve bir bu için ile da çok olarak daha gibi olan ama',
  // Indonesian, Malay, Vietnamese
  'dan yang di ini itu dengan untuk tidak dari dalam akan pada ke juga oleh và của là có cho không được một các trong với những',
  // Greek
  'και το να του η της με που την από για είναι στο τα δεν θα ο οι',
  // Arabic, Persian, Urdu
  'في من على إلى أن عن هذا التي مع ما لا هذه الذي كان و که از به در این را با است برای کے میں کی ہے اور سے کا کو',
  // Hebrew
  'של את על לא הוא זה עם גם כי או אל היא אבל יש',
  // Hindi, Bengali
  'के में की है और से का को पर यह नहीं एक कि ने हैं এবং এই করে না থেকে জন্য একটি',
  // Korean
  '이 그 및 수 것 등 있다 는 을 를 에 의 한 할 있는',
  // Japanese, Chinese: single characters, because there are no spaces between words
  'の は を に が で と も し た る な っ 的 了 在 是 我 有 和 就 不 这 那 也 他 這 為 與',
];
