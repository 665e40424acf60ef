import type { Language } from '../../contract/languages.ts';
import { phrases } from './phrases.ts';

/** Words that tell who speaks and who is spoken to; see `phrases.ts` for how they are written. */
export interface PersonForms {
  /** "I" and "we". Verb forms only where nothing else is spelled so. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** Where the language drops its pronouns: verb endings that no other word has. */
  readonly firstEndings?: RegExp;
  readonly secondEndings?: RegExp;
  /** Words that an ending would catch and that are no such verb. */
  readonly not?: ReadonlySet<string>;
  /** Words of the lists that are pronouns only with (German "Sie") or without a capital; as written. */
  readonly asWritten?: RegExp;
}

const words = (text: string): readonly string[] => phrases(text.replaceAll(/\s+/g, '\n'));

const PORTUGUESE: PersonForms = {
  first: words(`eu mim comigo meu minha meus minhas nós nosso nossa nossos nossas connosco conosco acho acredito
    recomendo temos somos estamos podemos devemos queremos precisamos vamos sabemos vemos fazemos usamos recomendamos
    sugerimos acreditamos testamos`),
  second: words(`você vocês tu te ti teu tua teus tuas contigo vós vosso vossa vossos vossas podes deves tens
    queres precisas estás`),
  firstEndings: /(?:ámos|íamos|ávamos|aríamos|eríamos|aremos|eremos|iremos)$/u,
};

export const PERSON_FORMS: Readonly<Record<Language, PersonForms>> = {
  ar: {
    first:
      words(`أنا إنني أنني لي عندي رأيي تجربتي أعتقد أظن أنصح أنصحك نحن إننا أننا لنا لدينا عندنا نعتقد نرى ننصح نوصي
      يمكننا علينا نحتاج أنفسنا نستطيع نريد نعلم نعرف منزلنا عالمنا`),
    second: words(`أنت أنتم لك لكم لديك لديكم عليك عليكم يمكنك يمكنكم بإمكانك بإمكانكم كنت احرص تأكد حاول اختر تجنب
      منزلك بيتك نفسك جسمك طفلك وقتك عملك حياتك أموالك احتياجاتك ميزانيتك`),
  },
  bg: {
    first:
      words(`аз мен мене мой моят моя моята мое моето мои моите съм мисля смятам препоръчвам ние нас наш нашият нашия
      наша нашата наше нашето наши нашите сме имаме можем знаем виждаме искаме препоръчваме смятаме`),
    second:
      words(`ти теб тебе твой твоят твоя твоята твоето твоите вие вас ви ваш вашият вашия ваша вашата вашето вашите
      можете имате искате знаете изберете уверете проверете помислете използвайте опитайте избягвайте
      сте`),
    secondEndings: /\p{L}{2}(?:айте|яйте|ейте)$/u,
  },
  bn: {
    first: words('আমি আমার আমাকে আমায় আমিও আমরা আমাদের আমাদেরকে আমরাও'),
    second: words(`আপনি আপনার আপনাকে আপনারা আপনাদের আপনিও তুমি তোমার তোমাকে তোমরা তোমাদের`),
    secondEndings: /(?:করুন|রাখুন|দেখুন)$/u,
  },
  bo: {
    first: phrases('ང་ཚོ; ངས་; ངའི་; ང་རང; ངེད་; འུ་ཅག'),
    second: phrases('ཁྱེད་; ཁྱོད་; ཉིད་རང'),
  },
  cs: {
    first: words(`já mě mně mnou můj moje mého mému mých mými jsem budu myslím doporučuji my nás nám námi náš naše naši
      našeho našemu našich našim našimi jsme budeme máme můžeme musíme chceme víme vidíme bychom doporučujeme`),
    second:
      words(`ty tebe tě tobě tebou tvůj tvoje tvá tvé tvého vy vás vám vámi váš vaše vaši vašeho vašemu vaší vašich
      vašim vašimi jste budete máte můžete musíte chcete víte jsi máš můžeš byste`),
    secondEndings: /\p{L}{2}(?:ujte|ejte|íte|ujete|áváte)$/u,
  },
  da: {
    first: words('jeg mig min mit mine vi os vores vor vort vore'),
    second: words('du dig din dit dine jer jeres'),
  },
  de: {
    first: words(`ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer
      unseres`),
    second:
      words(`du dich dir dein deine deinen deinem deiner deines euch euer eure euren eurem eurer Sie Ihnen Ihr Ihre
      Ihren Ihrem Ihrer Ihres`),
    asWritten: /^(?:sie|ihnen|ihr|ihre|ihren|ihrem|ihrer|ihres)$/,
  },
  el: {
    first: words(`εγώ εμένα εμείς εμάς μας είμαστε έχουμε μπορούμε θέλουμε πιστεύουμε θεωρούμε
      γνωρίζουμε βλέπουμε χρειαζόμαστε προτείνουμε ξέρουμε νομίζω πιστεύω προτείνω θυμάμαι`),
    second: words(`εσύ εσένα σου εσείς εσάς σας έχετε είστε μπορείτε θέλετε χρειάζεστε βεβαιωθείτε δοκιμάστε επιλέξτε
      προσέξτε γνωρίζετε ξέρετε έχεις μπορείς θέλεις`),
    firstEndings: /\p{L}{2}(?:ουμε|ούμε|όμαστε|ήσαμε|ίσαμε)$/u,
    secondEndings: /\p{L}{2}(?:ετε|είτε|άτε|ήστε|ίστε|άστε|θείτε)$/u,
    not: new Set(['είτε', 'οπότε', 'ποτέ', 'μήτε', 'ούτε']),
  },
  en: {
    first: words('I me my mine myself we us our ours ourselves'),
    second: words('you your yours yourself yourselves'),
  },
  es: {
    first: words(`yo mí conmigo mi mis mío mía nosotros nosotras nos nuestro nuestra nuestros nuestras creo pienso opino
      recomiendo hemos somos estamos tenemos vamos podemos debemos queremos creemos pensamos recomendamos vemos sabemos
      necesitamos hacemos usamos sugerimos`),
    second: words(`tú ti contigo tu tus tuyo tuya te usted ustedes vosotros vosotras vuestro vuestra vuestros vuestras
      puedes debes tienes quieres necesitas eres estás sabes haces vas usas podrás tendrás`),
    firstEndings: /\p{L}{2}(?:ábamos|íamos|aremos|eremos|iremos)$/u,
  },
  et: {
    first: words(`mina minu mind mulle minule mul minul minust meie meid meile meil meilt meist oleme saame soovitame
      usume arvame peame teame vajame`),
    second:
      words(`sina sinu su sind sulle sinule sul sinul sinust teie teid teile teil teilt teist oled olete saad saate
      pead peate tead teate vajad vajate`),
  },
  fi: {
    first: words(`minä minun minua minulle minulla minut mielestäni me meidän meitä meille meillä meidät olemme voimme
      haluamme suosittelemme tarvitsemme tiedämme mielestämme`),
    second: words(`sinä sinun sinua sinulle sinulla sinulta sinut te teidän teitä teille teillä teidät voit voitte olet
      olette haluat haluatte tarvitset tarvitsette tiedät tiedätte`),
    firstEndings: /\p{L}{3}(?:amme|ämme|emme|imme)$/u,
    secondEndings: /\p{L}{3}(?:atte|ätte|ette|itte)$/u,
  },
  fr: {
    first: words('je j me moi mon ma mes nous notre nos nôtre nôtres'),
    second: words('tu te toi ton ta tes vous votre vos vôtre vôtres'),
  },
  hi: {
    first: words('मैं मैंने मुझे मुझको मेरा मेरी मेरे मुझसे हम हमने हमें हमको हमारा हमारी हमारे हमसे'),
    second: words('आप आपने आपको आपका आपकी आपके आपसे तुम तुमने तुम्हें तुम्हारा तुम्हारी तुम्हारे तू'),
  },
  hu: {
    first: words(`én engem nekem velem szerintem vagyok gondolom minket bennünket nekünk velünk tőlünk hozzánk rólunk
      szerintünk vagyunk tudjuk javasoljuk ajánljuk`),
    second:
      words(`te téged neked veled rólad tőled hozzád ti titeket nektek veletek ön önt önnek önnel önök önöket önöknek
      tudsz szeretnél szeretnéd`),
    firstEndings: /\p{L}{3}(?:hatunk|hetünk|hatjuk|hetjük|tunk|tünk)$/u,
    secondEndings: /\p{L}{2}(?:hatsz|hetsz|hatod|heted|anod|ened)$/u,
  },
  id: {
    first: words('saya aku kita kami'),
    second: words('anda kamu kalian kau engkau'),
    secondEndings: /\p{L}{3}mu$/u,
    not: new Set(['ilmu', 'tamu', 'bumu', 'jamu', 'semu', 'temu', 'bertemu', 'ketemu', 'menemu', 'jemu', 'bambu']),
  },
  it: {
    first: words(`io me mi mio mia miei mie credo penso ritengo consiglio noi nostro nostra nostri nostre abbiamo siamo
      stiamo possiamo dobbiamo vogliamo crediamo pensiamo consigliamo vediamo parliamo sappiamo`),
    second:
      words(`tu te ti tuo tua tuoi tue voi vostro vostra vostri vostre puoi devi hai vuoi potete dovete avete volete
      scegli ricorda evita`),
    firstEndings: /\p{L}{2}(?:avamo|evamo|ivamo|eremo|iremo|eremmo)$/u,
  },
  ja: {
    first:
      phrases(`私は; 私が; 私の; 私も; 私に; 私を; 私たち; 私達; 僕は; 僕が; 僕の; 僕も; 我々; われわれ; わたし; 筆者; 当社; 弊社
      個人的に; 私自身; 私には`),
    second: phrases(`あなた; 皆さん; みなさん; 皆様; みなさま; お客様; ください; 下さい; 君は; 君の`),
  },
  ko: {
    first: words(
      '나 나는 내가 나의 나를 나에게 저는 제가 저의 저를 우리 우리는 우리가 우리의 우리를 우리에게 우리도 저희 저희는 저희가 저희의',
    ),
    second: words('당신 당신은 당신이 당신의 당신을 여러분 여러분은 여러분이 여러분의 여러분을 고객님 독자님 귀하'),
    secondEndings: /(?:하세요|보세요|십시오|마세요|으세요|바랍니다)$/u,
  },
  lt: {
    first: words(`aš mane man manęs mano esu manau mes mus mums mūsų esame galime manome rekomenduojame siūlome turime
      norime žinome matome`),
    second: words('tu tave tau tavęs tavo jūs jus jums jūsų esate esi galite turite norite žinote matote'),
    secondEndings: /\p{L}{2}(?:kite|kitės|ėtumėte|tumėte)$/u,
  },
  ms: {
    first: words('saya aku kita kami'),
    second: words('anda awak kamu kalian engkau kau'),
  },
  nl: {
    first: words('ik mij mijn mezelf wij we ons onze onszelf'),
    second: words('jij je jou jouw jullie u uw jezelf uzelf'),
  },
  no: {
    first: words('jeg meg min mitt mine vi oss vårt våre'),
    second: words('du deg din ditt dine dere'),
  },
  pl: {
    first:
      words(`ja mnie mną mój moja moje mojego mojej moich moim jestem mam sądzę uważam myślę polecam my nas nam nami
      nasz nasza nasze nasi naszego naszej naszych naszym jesteśmy mamy możemy musimy chcemy wiemy widzimy`),
    second: words(`ty ciebie cię ci tobie tobą twój twoja twoje twojego twojej twoich twoim wy was wam wami wasz wasza
      wasze waszego waszej waszych możesz masz musisz chcesz jesteś wiesz możecie macie musicie chcecie pamiętaj
      wybierz sprawdź unikaj zadbaj`),
    firstEndings: /\p{L}{2}(?:liśmy|łyśmy|łem|łam|ujemy|iśmy)$/u,
    secondEndings: /\p{L}{2}(?:esz|isz|asz|łeś|łaś)$/u,
    not: new Set(['nasz', 'wasz', 'afisz', 'klisz', 'pasz', 'napisz', 'mniejsz']),
  },
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ro: {
    first: words(`eu mine îmi meu mea mei mele cred consider recomand nostru noastră noștri noastre suntem
      avem putem credem recomandăm știm vedem`),
    second:
      words(`tu tine ție îți tău ta tăi tale voi vouă vă vostru voastră voștri voastre dumneavoastră dvs poți puteți
      aveți vrei doriți ești sunteți știi`),
  },
  ru: {
    first:
      words(`я меня мне мной мною мой моя моё мое мои моего моей моих моим мою думаю считаю рекомендую мы нас нам нами
      наш наша наше наши нашего нашей наших нашим нашу нашем рекомендуем считаем советуем`),
    second:
      words(`ты тебя тебе тобой твой твоя твоё твое твои твоего твоей вы вас вам вами ваш ваша ваше ваши вашего вашей
      ваших вашим вашу вашем можете хотите знаете сможете`),
    secondEndings: /\p{L}{2}(?:йте|йтесь|ьте|ьтесь)$/u,
  },
  sv: {
    first: words('jag mig mej min mitt mina vi oss vårt våra'),
    second: words('du dig dej din ditt dina ni er ert era'),
  },
  th: {
    first: phrases(
      'ผมคิด; ผมเชื่อ; ผมเคย; ดิฉัน; ข้าพเจ้า; พวกเรา; เราจะ; เราได้; เราควร; เราต้อง; เราสามารถ; เราขอ; ของเรา; เรามี; เราไม่; เราใช้; เราทดสอบ',
    ),
    second: phrases(
      'คุณจะ; คุณสามารถ; คุณควร; คุณต้อง; คุณอาจ; ของคุณ; คุณมี; ให้คุณ; ถ้าคุณ; หากคุณ; เมื่อคุณ; คุณเป็น; คุณได้; คุณไม่; คุณกำลัง; คุณผู้อ่าน; ท่าน',
    ),
  },
  tr: {
    first: words(`ben bana beni benim bende benden kendim bence biz bize bizi bizim bizde bizden kendimiz hepimiz`),
    second: words(`sen sana seni senin siz size sizi sizin sizde sizden kendiniz kendinizi kendinize`),
    firstEndings: /\p{L}{2}(?:yoruz|yorum|abiliriz|ebiliriz|malıyız|meliyiz|acağız|eceğiz)$/u,
    secondEndings: /\p{L}{2}(?:sınız|siniz|sunuz|sünüz|mısınız|ınız|iniz|unuz|ünüz)$/u,
    not: new Set(['yalnız', 'deniz', 'temiz', 'ikiniz', 'hepiniz', 'akdeniz', 'karadeniz', 'domuz', 'beniz', 'geniz']),
  },
  vi: {
    first: phrases('tôi; chúng ta; chúng tôi; chúng mình; bọn mình; nước ta'),
    second: phrases('bạn; các bạn; quý khách; quý vị; quý độc giả; anh chị'),
  },
  'zh-CN': {
    first: phrases('我; 咱们; 笔者; 小编; 本人'),
    second: phrases('你; 您'),
  },
  'zh-TW': {
    first: phrases('我; 咱們; 筆者; 小編; 本人'),
    second: phrases('你; 妳; 您'),
  },
};
