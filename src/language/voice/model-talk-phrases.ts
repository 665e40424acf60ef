import type { Language } from '../../contract/languages.ts';
import { phrases } from './phrases.ts';

interface ModelTalkPhrases {
  /** What a model says of itself; an article never does. */
  readonly self: readonly string[];
  /** What it says before the text. */
  readonly preamble: readonly string[];
  /** What it says after the text. */
  readonly offer: readonly string[];
}

const talk = (self: string, preamble: string, offer: string): ModelTalkPhrases => ({
  self: phrases(self),
  preamble: phrases(preamble),
  offer: phrases(offer),
});

const PORTUGUESE = talk(
  'como um modelo de linguagem; como uma IA eu; como modelo de linguagem; minha data de corte',
  '^claro aqui está|estão|vai; ^aqui está o artigo; ^aqui está um artigo; ^com certeza aqui; ^segue o artigo; ^segue abaixo o artigo',
  'espero que este artigo atenda; se precisar de ajustes; me avise se; deseja que eu; quer que eu; gostaria que eu',
);

/** Talk of models by language. English is looked for everywhere. */
export const MODEL_TALK: Readonly<Record<Language, ModelTalkPhrases>> = {
  ar: talk(
    'بصفتي نموذجا لغويا; بصفتي نموذجاً لغوياً; كنموذج لغوي; بصفتي ذكاء اصطناعي',
    '^بالتأكيد إليك; ^بالطبع إليك; ^إليك المقال; ^إليك مقال',
    'هل ترغب أن أقوم; هل تريد مني; أخبرني إذا',
  ),
  bg: talk(
    'като езиков модел; като изкуствен интелект аз',
    '^разбира се ето; ^ето статията; ^ето една статия',
    'кажете ми ако; искате ли да; дайте ми знак ако',
  ),
  bn: talk(
    'একটি ভাষা মডেল হিসেবে; একটি এআই হিসেবে',
    '^অবশ্যই এখানে; ^এখানে নিবন্ধটি; ^নিচে নিবন্ধটি',
    'আপনি কি চান আমি; আমাকে জানাবেন যদি',
  ),
  bo: talk('སྐད་ཡིག་དཔེ་གཟུགས', '^འདི་ནི་རྩོམ་ཡིག', 'ང་ལ་གསུངས་རོགས'),
  cs: talk(
    'jako jazykový model; jako umělá inteligence nemohu',
    '^jistě zde|tady; ^samozřejmě zde|tady; ^zde je článek; ^tady je článek',
    'dejte mi vědět pokud; chcete abych; přejete si abych',
  ),
  da: talk(
    'som en sprogmodel; som en AI sprogmodel; som AI kan jeg',
    '^selvfølgelig her er; ^her er artiklen; ^her er en artikel; ^naturligvis her er',
    'lad mig vide hvis; vil du have mig til; ønsker du at jeg',
  ),
  de: talk(
    'als KI-Sprachmodell; als Sprachmodell kann|habe|bin; als KI kann|habe|bin ich; als künstliche Intelligenz kann|habe ich; mein Wissensstand',
    '^gerne hier ist|sind; ^natürlich hier ist|sind; ^klar hier ist|sind; ^selbstverständlich hier ist; ^hier ist der|Ihr|dein Artikel; ^hier ist ein Artikel; ^hier ist der überarbeitete',
    'lassen Sie mich wissen; lass mich wissen; möchten Sie dass ich; möchtest du dass ich; soll ich noch; sag mir Bescheid',
  ),
  el: talk(
    'ως γλωσσικό μοντέλο; ως μοντέλο γλώσσας; ως τεχνητή νοημοσύνη δεν',
    '^φυσικά ορίστε; ^βεβαίως ορίστε; ^ορίστε το άρθρο; ^ακολουθεί το άρθρο',
    'ενημερώστε με αν; θα θέλατε να; πείτε μου αν',
  ),
  en: talk(
    "as an AI language model; as an AI assistant I; as an AI I; as an AI model I; as a language model; as a large language model; I am an AI; I'm an AI; my training data; my knowledge cutoff; I cannot browse; I can't browse; I don't have access to real-time; I cannot fulfill; I can't fulfill; I cannot assist with; I can't assist with; I can't help with that; I'm sorry but I can't|cannot; the provided sources|context|evidence do|does not; based on the provided sources|context|evidence|passages; per your instructions; as per the instructions; the evidence provided; the sources provided",
    "^sure here|I|let; ^certainly here; ^absolutely here; ^of course here; ^great here; ^here is the|your|a article|section|rewritten|revised|title|description|blog|text; ^here's the|your|a article|section|rewritten|revised|title|description|blog|text; ^below is the|your|a article|section|rewritten|revised|blog; ^okay here|let; ^I've written|rewritten|drafted; ^I have written|rewritten|drafted; ^I'd be happy to; ^I'll write|draft; ^let me write|draft",
    "let me know if; would you like me to; feel free to ask; I hope this helps; I hope this article; if you'd like I can; happy to adjust|revise; this article meets; this section is … words; shall I; do you want me to",
  ),
  es: talk(
    'como modelo de lenguaje; como un modelo de lenguaje; como inteligencia artificial no; como IA no',
    '^claro aquí tienes|está|va; ^por supuesto aquí; ^aquí tienes el|un artículo; ^aquí está el artículo; ^a continuación te presento; ^a continuación se presenta el artículo',
    'avísame si; hazme saber si; quieres que; te gustaría que; espero que este artículo cumpla; si necesitas ajustes',
  ),
  et: talk(
    'keelemudelina; tehisintellektina ma',
    '^loomulikult siin on; ^siin on artikkel; ^muidugi siin on',
    'andke teada kui; anna teada kui; kas soovite et ma',
  ),
  fi: talk(
    'kielimallina; tekoälynä en',
    '^toki tässä; ^tietenkin tässä; ^tässä on artikkeli; ^tässä artikkeli',
    'kerro jos; haluatko että; kerro minulle jos',
  ),
  fr: talk(
    "en tant que modèle de langage; en tant qu'IA; en tant qu'intelligence artificielle; en tant que modèle linguistique",
    "^bien sûr voici; ^certainement voici; ^voici l'article; ^voici un article; ^voici le texte; ^voici la version; ^d'accord voici",
    "faites-moi savoir; fais-moi savoir; n'hésitez pas à me; souhaitez-vous que je; voulez-vous que je; dites-moi si",
  ),
  hi: talk(
    'एक भाषा मॉडल के रूप में; एक एआई के रूप में; एक AI के रूप में',
    '^ज़रूर यहाँ|यहां; ^जरूर यहाँ|यहां; ^बिल्कुल यहाँ|यहां; ^यहाँ लेख; ^यह रहा लेख; ^यहां लेख',
    'क्या आप चाहते हैं कि मैं; क्या आप चाहेंगे कि मैं; मुझे बताएं यदि|अगर',
  ),
  hu: talk(
    'nyelvi modellként; mesterséges intelligenciaként',
    '^természetesen itt; ^persze itt; ^íme a cikk; ^itt a cikk; ^itt van a cikk',
    'szóljon ha; szólj ha; szeretné hogy; szeretnéd hogy',
  ),
  id: talk(
    'sebagai model bahasa; sebagai AI saya; sebagai kecerdasan buatan',
    '^tentu berikut|ini; ^berikut adalah artikel; ^berikut artikelnya; ^berikut ini adalah artikel',
    'beri tahu saya jika; apakah anda ingin saya; jangan ragu untuk bertanya',
  ),
  it: talk(
    'come modello linguistico; come modello di linguaggio; come intelligenza artificiale non; in quanto IA; in quanto modello linguistico',
    "^certo ecco; ^certamente ecco; ^ecco l'articolo; ^ecco un articolo; ^ecco il testo; ^naturalmente ecco",
    'fammi sapere; mi faccia sapere; vuoi che; desideri che; spero che questo articolo',
  ),
  ja: talk(
    '言語モデルとして; AIとして; AI言語モデル',
    '^もちろんです; ^承知しました; ^かしこまりました; ^以下に記事; ^以下が記事',
    'お気軽にお知らせ; 必要であれば調整; ご希望があれば; お役に立てれば',
  ),
  ko: talk(
    '언어 모델로서; AI로서; 인공지능으로서; 인공지능 언어 모델*',
    '^물론입니다; ^물론이죠; ^알겠습니다; ^다음은 … 글입니다; ^아래는 … 글입니다; ^다음은 기사입니다',
    '필요하시면 말씀*; 원하시면 수정*; 도움이 필요하시면',
  ),
  lt: talk(
    'kaip kalbos modelis; kaip dirbtinis intelektas aš',
    '^žinoma štai; ^štai straipsnis; ^žinoma čia',
    'praneškite jei; ar norėtumėte kad',
  ),
  ms: talk(
    'sebagai model bahasa; sebagai AI saya; sebagai kecerdasan buatan',
    '^sudah tentu berikut; ^tentu berikut; ^berikut ialah artikel; ^berikut adalah artikel',
    'beritahu saya jika; adakah anda mahu saya',
  ),
  nl: talk(
    'als taalmodel; als AI-taalmodel; als AI kan|heb ik; als kunstmatige intelligentie',
    '^natuurlijk hier is|zijn; ^zeker hier is|zijn; ^hier is het|een artikel; ^hier is de herschreven',
    'laat me weten; laat het me weten; wil je dat ik; wilt u dat ik',
  ),
  no: talk(
    'som en språkmodell; som en AI-språkmodell; som AI kan jeg',
    '^selvfølgelig her er; ^her er artikkelen; ^her er en artikkel; ^klart her er',
    'gi meg beskjed; vil du at jeg; ønsker du at jeg',
  ),
  pl: talk(
    'jako model językowy; jako sztuczna inteligencja; jako AI nie',
    '^oczywiście oto; ^jasne oto; ^oto artykuł; ^pewnie oto; ^poniżej znajduje się artykuł',
    'daj mi znać; daj znać jeśli; czy chcesz żebym; proszę dać znać',
  ),
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ro: talk(
    'ca model de limbaj; ca model lingvistic; ca inteligență artificială',
    '^desigur iată; ^sigur iată; ^iată articolul; ^iată un articol; ^bineînțeles iată',
    'anunțați-mă dacă; spune-mi dacă; doriți să; vrei să îl',
  ),
  ru: talk(
    'как языковая модель; как ИИ я; будучи языковой моделью; как искусственный интеллект я',
    '^конечно вот; ^конечно ниже; ^вот статья; ^вот текст; ^вот переписанный; ^разумеется вот; ^ниже представлена статья',
    'дайте знать если; дайте мне знать; хотите чтобы я; сообщите если',
  ),
  sv: talk(
    'som en språkmodell; som en AI-språkmodell; som AI kan jag',
    '^självklart här är|kommer; ^här är artikeln; ^här är en artikel; ^visst här är|kommer',
    'låt mig veta; vill du att jag; hör av dig om du vill att jag',
  ),
  th: talk(
    'ในฐานะโมเดลภาษา; ในฐานะแบบจำลองภาษา; ในฐานะ AI',
    '^แน่นอน นี่คือ; ^นี่คือบทความ; ^ต่อไปนี้คือบทความ',
    'แจ้งให้ฉันทราบ; คุณต้องการให้ฉัน; หากต้องการให้ปรับ',
  ),
  tr: talk(
    'bir dil modeli olarak; bir yapay zeka olarak; yapay zeka dil modeli',
    '^elbette işte; ^tabii ki işte; ^tabii işte; ^işte makale; ^işte yazı; ^aşağıda makale',
    'bana bildirin; ister misiniz; isterseniz düzenle*; haber verin',
  ),
  vi: talk(
    'với tư cách là một mô hình ngôn ngữ; là một mô hình ngôn ngữ; với tư cách là AI',
    '^chắc chắn rồi đây; ^dưới đây là bài viết; ^đây là bài viết; ^tất nhiên đây',
    'hãy cho tôi biết nếu; bạn có muốn tôi; cho tôi biết nếu',
  ),
  'zh-CN': talk(
    '作为一个AI; 作为AI; 作为人工智能; 作为语言模型; 作为一个语言模型; 作为大语言模型; 我的训练数据',
    '^当然！; ^当然，以下; ^当然，这; ^好的，以下; ^好的，这; ^好的，我; ^好的！; ^以下是…文章; ^下面是…文章; ^这是一篇',
    '如果您需要; 如果你需要我; 请告诉我; 希望这篇文章符合',
  ),
  'zh-TW': talk(
    '作為一個AI; 作為AI; 作為人工智慧; 作為語言模型; 作為一個語言模型; 作為大型語言模型; 我的訓練資料',
    '^當然！; ^當然，以下; ^當然，這; ^好的，以下; ^好的，这; ^好的，我; ^好的！; ^以下是…文章; ^下面是…文章; ^這是一篇',
    '如果您需要; 如果你需要我; 請告訴我; 希望這篇文章符合',
  ),
};
