import type { Language } from '../../contract/languages.ts';

/**
 * Openings of an answer to a heading or question, where a statement should stand.
 *
 * @param closed an answer when a comma, a full stop or a dash follows ("Yes, ...", "Not always.")
 * @param open an answer whatever follows ("Only if ..."), or a clause that lacks its subject ("Depends on ...")
 */
const answers = (closed: string, open?: string): RegExp => {
  const whole = `(?:${closed})(?=\\s?[,.;:،，、。]|\\s[—–-]\\s)`;
  const start = open === undefined ? whole : `${whole}|(?:${open})(?![\\p{L}\\p{M}])`;
  return new RegExp(`^(?:${start})`.normalize('NFC'), 'u');
};

/** The same where words are not parted: what is open needs no end of its word. */
const answersInText = (closed: string, open: string): RegExp =>
  new RegExp(`^(?:(?:${closed})(?=\\s?[,.，、。：]|\\s|$)|(?:${open}))`, 'u');

const PORTUGUESE = answers(
  'Sim|Não|Nem sempre|Nem por isso|Não necessariamente|Não exatamente|Não exactamente|Depende|Claro que (?:sim|não)|Às vezes sim|Pode|Pelo contrário|Em geral,? (?:sim|não)|Na verdade,? (?:sim|não)',
  'Depende d[aeo]s?|Só se|Apenas se|Somente se|Sim e não|Sim mas|Pode, mas|É possível, mas|Tudo depende',
);
const CHINESE = answersInText(
  '不是|是的|不一定|对|不对|對|不對|可以|不可以|不能|能|会的|會的|不会|不會|当然可以|當然可以|当然不是|當然不是|未必|不尽然|不盡然|恰恰相反|答案是肯定的|答案是否定的|没错|沒錯|看情况|看情況',
  '(?:要)?[视視]情[况況]而定|取[决決][于於][^，,]*$|不完全是|可以[，,]但|能[，,]但|理论上可以|理論上可以|答案(?:是|取决|取決)|简单(?:来说|地说)[，,](?:是|不)|簡單(?:來說|地說)[，,](?:是|不)',
);

/** How an answer begins that says too little without its question. */
export const ANSWER_OPENINGS: Readonly<Record<Language, RegExp>> = {
  ar: answers(
    'نعم|لا|كلا|أجل|بلى|ليس دائما|ليس دائمًا|ليس دائماً|ليس بالضرورة|ليس تماما|ليس تمامًا|ليس تماماً|على العكس|ممكن',
    'نعم ولا|نعم ولكن|نعم لكن|يعتمد (?:ذلك|الأمر)|الأمر يعتمد|ذلك يعتمد|فقط إذا|ممكن ولكن|يمكن ولكن',
  ),
  bg: answers(
    'Да|Не|Не винаги|Не непременно|Не съвсем|Не точно|Зависи|Напротив|Може|Понякога да',
    'Зависи от|Всичко зависи|Само ако|Само когато|Може, но|И да, и не|По-скоро (?:да|не)',
  ),
  bn: answers(
    'হ্যাঁ|না|সবসময় নয়|সব সময় নয়|একেবারেই না|ঠিক তা নয়|নির্ভর করে|সম্ভব|পারেন',
    'তা নির্ভর করে|এটা নির্ভর করে|এটি নির্ভর করে|কেবল যদি|শুধু যদি|হ্যাঁ কিন্তু|হ্যাঁ তবে',
  ),
  bo: answersInText('རེད|མ་རེད|ཡིན|མིན|འགྲིག་གི་རེད|ངེས་པ་མེད', 'རེད།|མ་རེད།|ངེས་པ་མེད།|འགྲིག་གི་རེད།|ཡིན་ན་ཡང'),
  cs: answers(
    'Ano|Ne|Ne vždy|Ne nutně|Nikoli|Nikoliv|Ne tak docela|Určitě ano|Určitě ne|Rozhodně (?:ano|ne)|Záleží|Naopak|Lze|Dá se|Jde to|Spíše (?:ano|ne)|Spíš (?:ano|ne)|Někdy ano|Jak kdy',
    'Ano i ne|Záleží na|Záleží to|To záleží|Pouze pokud|Jen pokud|Jedině pokud|Ano ale|Lze, ale|Jde to, ale',
  ),
  da: answers(
    'Ja|Nej|Jo|Ikke altid|Ikke nødvendigvis|Ikke helt|Ikke rigtig|Måske|Selvfølgelig|Naturligvis|Tværtimod|Slet ikke|Bestemt ikke|Både ja og nej|Næppe',
    'Det kommer an på|Det afhænger af|Det kommer helt an på|Kun hvis|Kun når|Ja men|Både ja og nej|Ja og nej',
  ),
  de: answers(
    'Nein|Ja|Nur bei|Jein|Kaum|Doch|Im Gegenteil|Nicht unbedingt|Nicht immer|Nicht ganz|Nicht wirklich|Nicht zwingend|Nicht zwangsläufig|Natürlich nicht|Na klar|Klar|Selbstverständlich|Auf keinen Fall|Keineswegs|Auf jeden Fall|Im Prinzip (?:ja|schon|nein)|Grundsätzlich (?:ja|schon|nein)|Theoretisch (?:ja|schon)|Ganz klar (?:ja|nein)|Eher (?:ja|nein|nicht)',
    'Nein|Ja|Nur bei|Jein|Kaum(?= )|Doch(?= )|Im Gegenteil(?= )|Das kommt (?:ganz )?(?:darauf|drauf) an|Es kommt (?:ganz )?(?:darauf|drauf) an|Kommt (?:ganz )?(?:darauf|drauf) an|Nur wenn|Nur dann, wenn|Nur falls|Das hängt (?:ganz )?davon ab|Hängt davon ab',
  ),
  el: answers(
    'Ναι|Όχι|Όχι πάντα|Όχι απαραίτητα|Όχι ακριβώς|Εξαρτάται|Αντιθέτως|Καθόλου|Μπορείτε|Γίνεται',
    'Εξαρτάται από|Ναι και όχι|Ναι αλλά|Μόνο αν|Μόνο εάν|Μόνο όταν|Μπορείτε, αλλά',
  ),
  en: answers(
    'It depends|That depends|Depends|Perhaps not|Absolutely not|Definitely not|Certainly not|Of course not|Probably not|Generally,? (?:yes|no|not)|Usually,? (?:yes|no|not)|In (?:short|theory|principle|general),? (?:yes|no)|Technically,? (?:yes|no)|Far from it|On the contrary|Quite the (?:opposite|contrary)|Nope|Yep|Yeah',
    'Yes|No|Not (?:necessarily|always|really|quite|at all|exactly|entirely)|Only if|Only when|Only (?:in|at|for) (?:a few|some|rare) cases|It all depends|It really depends|It depends on|That depends on|Depends on|You can, but|For (?:somebody|someone|anybody|anyone|people|those|whoever) who',
  ),
  es: answers(
    'Sí|No|Solo si|Sólo si|Depende|No siempre|No necesariamente|No exactamente|No del todo|Claro que (?:sí|no)|Claro|Por supuesto que (?:sí|no)|En absoluto|Al contrario|Todo lo contrario|A veces sí|Se puede|En general,? (?:sí|no)|En principio,? (?:sí|no)|En teoría,? (?:sí|no)|Más bien no',
    'Sí y no|Sí pero|Depende de[l]?|Todo depende|Eso depende|Solo (?:si|cuando)|Sólo (?:si|cuando)|Se puede, pero|Únicamente si',
  ),
  et: answers(
    'Jah|Jaa|Ei|Mitte alati|Mitte tingimata|Mitte päris|Ei pruugi|Oleneb|Sõltub|Muidugi|Loomulikult|Vastupidi|Võib|Saab|Võib-olla|Kindlasti|Kindlasti mitte',
    'Jah ja ei|Jah aga|See oleneb|See sõltub|Oleneb sellest|Sõltub sellest|Ainult siis|Ainult juhul|Võib, aga|Saab, aga',
  ),
  fi: answers(
    'Kyllä|Ei|Joo|Ei aina|Ei välttämättä|Ei aivan|Ei ihan|Ei suinkaan|Riippuu|Tietenkin|Tietysti|Totta kai|Toki|Päinvastoin|Voi|Ehkä|Ehdottomasti|Harvoin|Yleensä (?:kyllä|ei)|Periaatteessa (?:kyllä|ei)',
    'Kyllä ja ei|Kyllä mutta|Se riippuu|Riippuu siitä|Vain jos|Ainoastaan jos|Voi, mutta|Voit, mutta',
  ),
  fr: answers(
    "Oui|Non|Si|Pas toujours|Pas forcément|Pas nécessairement|Pas vraiment|Pas tout à fait|Pas du tout|Absolument pas|Bien sûr que (?:oui|non)|Tout à fait|Au contraire|Ça dépend|Cela dépend|Tout dépend|En théorie,? (?:oui|non)|En général,? (?:oui|non)|En principe,? (?:oui|non)|Plutôt (?:oui|non)|C[’']est possible",
    "Oui|Non(?=[ ])(?! (?:seulement|loin|sans))|Pas forcément|Seulement si|Uniquement si|Oui et non|Ça dépend|Cela dépend (?:de|du|des)|Tout dépend|C[’']est possible, mais",
  ),
  hi: answers(
    'हाँ|हां|जी हाँ|जी हां|नहीं|जी नहीं|हमेशा नहीं|ज़रूरी नहीं|जरूरी नहीं|बिल्कुल|बिल्कुल नहीं|कर सकते हैं',
    'हाँ और नहीं|हाँ लेकिन|हां लेकिन|यह निर्भर करता|यह इस बात पर निर्भर|निर्भर करता है|केवल तभी|सिर्फ़ तभी|सिर्फ तभी|केवल अगर',
  ),
  hu: answers(
    'Igen|Nem|Nem mindig|Nem feltétlenül|Nem egészen|Nem igazán|Attól függ|Változó|Ellenkezőleg|Lehet|Dehogy|Dehogyis|Semmiképp|Semmiképpen|Általában (?:igen|nem)|Elvileg (?:igen|nem)|Inkább (?:igen|nem)',
    'Igen is,? meg nem is|Igen, de|Attól függ|Ez attól függ|Csak akkor,? ha|Csak ha|Lehet, de|Igen és nem',
  ),
  id: answers(
    'Ya|Iya|Tidak|Bukan|Tidak selalu|Tidak juga|Belum tentu|Tidak harus|Tidak sepenuhnya|Tentu tidak|Tergantung|Bisa|Boleh|Justru sebaliknya|Sebaliknya|Bisa jadi',
    'Ya dan tidak|Ya tapi|Ya tetapi|Tergantung (?:pada|dari)[^,]*$|Itu tergantung|Hanya jika|Hanya bila|Hanya kalau|Bisa, tetapi|Bisa, tapi',
  ),
  it: answers(
    'Sì|No|Solo se|Dipende|Non sempre|Non necessariamente|Non proprio|Non del tutto|Non esattamente|Certo|Certo che (?:sì|no)|Assolutamente (?:sì|no)|Ovviamente (?:sì|no)|Al contrario|A volte sì|Si può|In generale,? (?:sì|no)|In teoria,? (?:sì|no)|Di solito (?:sì|no)',
    'Sì e no|Sì ma|Dipende (?:da|dal|dalla|dai|dalle|dallo)|Tutto dipende|Solo (?:se|quando)|Soltanto se|Si può, ma',
  ),
  ja: answersInText(
    'はい|いいえ|いえ|ええ|そうです|違います|もちろんです|可能です|できます|大丈夫です|問題ありません|場合によります|ケースバイケースです',
    '必ずしもそうでは|そうとは限り|そうとは言い切れ|そうではありません|場合によ(?:る|ります)|ケースバイケース|可能ですが|できますが|大丈夫ですが|問題ありませんが|もちろん(?:可能|大丈夫)|基本的には(?:はい|可能|大丈夫)|(?:答え|結論)は(?:はい|いいえ|ノー|イエス)|一概には(?:言え|いえ)',
  ),
  ko: answersInText(
    '네|예|아니요|아니오|아뇨|아닙니다|그렇습니다|맞습니다|물론입니다|가능합니다|그렇지 않습니다',
    '(?:꼭|반드시|항상) 그(?:렇지는|런 것은|런 건|렇진) (?:않|아니)|경우에 따라 다(?:르|릅)|상황에 따라 다(?:르|릅)|그때그때 다|가능하지만|됩니다만|가능은 하|물론 가능|그렇다고 볼 수|결론부터 말하(?:면|자면) (?:네|아니)',
  ),
  lt: answers(
    'Taip|Ne|Ne visada|Nebūtinai|Ne visai|Ne itin|Žinoma, ne|Aišku|Priklauso|Atvirkščiai|Galima|Tikrai (?:taip|ne)|Kartais taip|Vargu',
    'Ir taip, ir ne|Taip bet|Priklauso nuo|Tai priklauso|Viskas priklauso|Tik jei|Tik jeigu|Tik tada|Galima, bet|Galima, tačiau',
  ),
  ms: answers(
    'Ya|Tidak|Bukan|Tidak semestinya|Tidak selalu|Belum tentu|Tidak juga|Bergantung|Boleh|Sebaliknya|Tidak sepenuhnya',
    'Ya dan tidak|Ya tetapi|Ya tapi|Bergantung (?:pada|kepada)[^,]*$|Itu bergantung|Hanya jika|Hanya apabila|Hanya kalau|Boleh, tetapi|Boleh, tapi',
  ),
  nl: answers(
    'Ja|Nee|Neen|Niet altijd|Niet per se|Niet noodzakelijk|Niet echt|Niet helemaal|Zeker|Zeker niet|Zeker wel|Natuurlijk|Natuurlijk niet|Uiteraard|Integendeel|Soms|Misschien|Absoluut|Absoluut niet|Dat hangt ervan af|Dat kan|In principe (?:wel|niet|ja|nee)|Meestal (?:wel|niet)|Nauwelijks|Jawel',
    'Ja en nee|Ja maar|Alleen als|Alleen wanneer|Enkel als|Dat hangt (?:er|ervan|af)|Het hangt (?:er ?van|ervan)|Dat kan, maar|Dat ligt (?:eraan|er ?aan)|Het ligt eraan',
  ),
  no: answers(
    'Ja|Nei|Jo|Ikke alltid|Ikkje alltid|Ikke nødvendigvis|Ikkje nødvendigvis|Ikke helt|Ikke egentlig|Kanskje|Selvfølgelig|Naturligvis|Tvert imot|Slett ikke|Absolutt|Absolutt ikke|Både ja og nei|Neppe|Tja',
    'Det kommer an på|Det kjem an på|Det avhenger av|Det spørs|Bare hvis|Kun hvis|Bare når|Berre om|Ja men|Ja og nei|Både ja og nei',
  ),
  pl: answers(
    'Tak|Nie|Nie zawsze|Niekoniecznie|Nie do końca|Nie całkiem|Oczywiście,? że (?:tak|nie)|Zdecydowanie (?:tak|nie)|Zależy|To zależy|Wręcz przeciwnie|Przeciwnie|Można|Da się|Nie można|Raczej (?:tak|nie)|Czasami tak|W zasadzie (?:tak|nie)|Absolutnie nie|Owszem',
    'I tak, i nie|Tak i nie|Tak ale|To zależy od|Zależy od|Wszystko zależy|Tylko jeśli|Tylko wtedy|Tylko gdy|Jedynie jeśli|Można, ale|Da się, ale',
  ),
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ro: answers(
    'Da|Nu|Nu întotdeauna|Nu mereu|Nu neapărat|Nu chiar|Nu tocmai|Depinde|Sigur că (?:da|nu)|Dimpotrivă|Se poate|Uneori da|În general,? (?:da|nu)|În principiu,? (?:da|nu)|Deloc',
    'Da și nu|Da dar|Depinde de|Totul depinde|Asta depinde|Doar dacă|Numai dacă|Doar când|Se poate, dar',
  ),
  ru: answers(
    'Да|Нет|Не всегда|Не обязательно|Необязательно|Не совсем|Не только|Отнюдь|Вовсе нет|Вовсе не обязательно|Конечно,? (?:да|нет|можно)|Разумеется,? (?:да|нет|можно)|Безусловно,? да|Напротив|Можно|Нельзя|Нужно|Не нужно|Надо|Не надо|Стоит|Не стоит|Скорее (?:да|нет)|Скорее всего,? (?:да|нет)|Едва ли|Вряд ли|Иногда да|В принципе,? (?:да|нет|можно)|Теоретически (?:да|можно)|Ни в коем случае|Ничего страшного|Зависит',
    'И да,? и нет|Да но|Зависит от|Всё зависит|Все зависит от|Это зависит|Смотря (?:как\\p{L}*|что|где|для|от|по|сколько)|Только если|Только в том случае|Только когда|Можно, но|Нельзя, но|По-разному',
  ),
  sv: answers(
    'Ja|Nej|Jo|Inte alltid|Inte nödvändigtvis|Inte riktigt|Inte helt|Kanske|Självklart|Naturligtvis|Givetvis|Tvärtom|Absolut|Absolut inte|Både ja och nej|Knappast|Det beror på|Ibland|Javisst',
    'Det beror (?:helt )?på|Endast om|Bara om|Bara när|Ja men|Ja och nej|Både ja och nej',
  ),
  th: answersInText(
    'ใช่|ไม่ใช่|ได้|ไม่ได้|ได้ค่ะ|ได้ครับ|ใช่ค่ะ|ใช่ครับ|ไม่ค่ะ|ไม่ครับ',
    'ไม่เสมอไป|ไม่จำเป็นเสมอไป|ขึ้นอยู่กับ[^,]{0,60}$|แล้วแต่|ใช่ แต่|ได้ แต่|ใช่และไม่ใช่|ก็ต่อเมื่อ|เฉพาะเมื่อ',
  ),
  tr: answers(
    'Evet|Hayır|Her zaman değil|Şart değil|Pek değil|Tam olarak değil|Mutlaka değil|Kesinlikle|Kesinlikle hayır|Aksine|Tam tersine|Olabilir|Mümkün|Duruma göre değişir|Değişir|Genellikle (?:evet|hayır)',
    'Hem evet hem hayır|Evet ama|Evet fakat|Duruma göre|Bu, .{1,40} bağlıdır|Yalnızca .{1,40} (?:ise|halinde)|Sadece .{1,40} (?:ise|halinde)',
  ),
  vi: answers(
    'Có|Không|Không hẳn|Không hẳn vậy|Không phải lúc nào cũng vậy|Không nhất thiết|Chưa chắc|Chắc chắn|Được|Vâng|Đúng|Đúng vậy|Ngược lại|Có thể|Tùy|Tuỳ',
    'Có và không|Có nhưng|T(?:ùy|uỳ) (?:thuộc|vào|theo)[^,]*$|Còn tùy|Còn tuỳ|Điều (?:đó|này|ấy) (?:còn )?(?:tùy|tuỳ|phụ thuộc)|Chỉ khi|Chỉ nếu|Có thể, nhưng|Được, nhưng',
  ),
  'zh-CN': CHINESE,
  'zh-TW': CHINESE,
};
