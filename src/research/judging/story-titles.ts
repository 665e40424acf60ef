import type { Language } from '../../contract/languages.ts';
import { textPhrases, turkishPhrases, wordPhrases } from '../phrase-patterns.ts';

const PORTUGUESE = wordPhrases(`
  como (eu|consegui|aprendi|deixei|parei|perdi|comecei|fiz|mudei|economizei|superei|passei a|larguei|montei|poupei)
  (a )?minha (experiência|história|jornada|viagem|primeira vez|opinião sincera|vida (com|sem|como|em|depois)|aventura|rotina)
  (o )?meu (ano|mês|relato|depoimento|diário|caminho|percurso|testemunho|primeiro (ano|mês|dia|inverno|verão))|(os )?meus primeiros (meses|dias|anos)
  o que (eu )?(aprendi|descobri|mudou na minha)|por ?que (eu )?(deixei|parei|troquei|desisti|larguei|me mudei)
  (testei|experimentei|tentei) … (e|por|durante|durante)|passei (um|uma|dois|três|#) (dias?|semanas?|mes(es)?|anos?)|nossa (experiência|aventura) (com|em|no|na)
`);

/** What a title says that tells its author's own story. */
const STORY_TITLES: Readonly<Record<Language, RegExp>> = {
  ar: wordPhrases(`
    كيف (تعلمت|تعلّمت|تخلصت|أصبحت|بدأت|نجحت|تمكنت|استطعت|خسرت|وفرت|تركت|أقلعت|غيرت|تغلبت|أنقذت|فقدت)
    تجربتي|قصتي|رحلتي|حكايتي|يومياتي|مذكراتي|حياتي (مع|بعد|بدون|في)|ما تعلمته|ماذا تعلمت|لماذا (تركت|توقفت|قررت|انتقلت)
    جربت|سنتي الأولى|عامي الأول|(سنة|عام|شهر) من حياتي
  `),
  bg: wordPhrases(`
    как (аз )?(се научих|успях|започнах|спрях|отслабнах|преживях|направих|спестих|научих|открих|смених|загубих|отказах|се отказах)
    (моят|моя|моята|моето|моите) (личен |лична )?(опит|история|път|година|дневник|пътуване|преживяване|впечатления|уроци|приключение)
    първата ми (година|седмица)|първият ми (месец|ден)|животът ми (с|без|като|в)|какво (научих|открих|разбрах)|защо (спрях|напуснах|се отказах)|изпробвах
  `),
  bn: wordPhrases(`
    (আমি|আমরা) (কীভাবে|কিভাবে|কেন|যেভাবে)|(কীভাবে|কিভাবে|যেভাবে|কেন) আমি
    আমার … (অভিজ্ঞতা|গল্প|যাত্রা|ডায়েরি|দিনলিপি|দিনগুলি|প্রথম বছর|প্রথম মাস|এক বছর)|আমি যা শিখেছি|যা শিখলাম
  `),
  bo: textPhrases(`
    ངའི་(ཉམས་མྱོང|ལོ་རྒྱུས|མི་ཚེ|ཉིན་དེབ|གཏམ་རྒྱུད)|ངས་(ཇི་ལྟར|ག་འདྲ|གང་འདྲ)
  `),
  cs: wordPhrases(`
    jak jsem (se |si )?\\p{L}+|(moje|má|mé) (vlastní )?(zkušenost|zkušenosti|cesta|příběh|dobrodružství|první (rok|měsíc|zima|týden))
    můj (příběh|rok|první (rok|měsíc|den|týden)|deník|měsíc|život (s|se|bez|v|po|jako))|co (mě|jsem) (se )?(naučil*|zjistil*|pochopil*)
    proč jsem (se |si )?\\p{L}+|(vyzkoušel|vyzkoušela|zkusil|zkusila|otestoval|otestovala) jsem
  `),
  da: wordPhrases(`
    hvordan jeg \\p{L}+|sådan (lærte|fik|blev|slap|sparede|bagte|byggede|lagde|begyndte|stoppede) jeg|da jeg \\p{L}+
    (min|mit|mine) (egen |egne |første |personlige )?(erfaring|erfaringer|rejse|historie|oplevelse|oplevelser|dagbog|år|måned|uge|eventyr|liv (med|uden|som|i|efter)|vej (til|ud))
    (hvad|det) jeg (har )?(lærte|lært|opdagede)|hvorfor jeg \\p{L}+|jeg (prøvede|testede|levede|droppede|stoppede|har (prøvet|testet|lært))
  `),
  de: wordPhrases(`
    (wie|warum|als|weshalb|seit|bis) ich \\p{L}+|wie wir unser(e|en|em)?|was ich … (gelernt|bereue|erlebt|entdeckt|gewusst|lernte)
    mein(e|en|em)? (eigenen? |persönlichen? |erste[nsr]? |ganz ){0,2}(jahre?|monate?|wochen?|winter|sommer|weg (zu|zum|zur|aus)|leben (mit|ohne|als|in|nach)|alltag|tagebuch|fazit|geschichte|erfahrung|erfahrungen|erfahrungsbericht|reise|erlebnis|erlebnisse|experiment|abenteuer|umstieg|selbstversuch)
    ich habe? … (getestet|ausprobiert|gelernt|verloren|gemacht|gekauft|probiert|aufgehört)|im selbstversuch|erfahrungsbericht|so habe ich|(ein|zwei|drei|vier|fünf|#) (jahre?|monate?|wochen?) … und ich|unsere? (erfahrung|erfahrungen) mit
  `),
  el: wordPhrases(`
    πώς (έμαθα|κατάφερα|έγινα|άρχισα|ξεκίνησα|σταμάτησα|έχασα|έσωσα|άλλαξα|έφτιαξα|έκοψα|πέρασα|γλίτωσα)
    (εμπειρία|ιστορία|περιπέτεια|ταξίδι|ημερολόγιο|πορεία|εμπειρίες) μου|(πρώτη|πρώτος|πρώτο|πρώτες) μου|χρόνος μου (με|χωρίς|στο|στην)|ζωή μου (με|χωρίς|στο|στην|μετά)
    (τι|όσα|αυτά που) έμαθα|γιατί (σταμάτησα|άφησα|έφυγα|παράτησα|έκοψα)|δοκίμασα
  `),
  en: wordPhrases(`
    (how|when|since|before|after) i \\p{L}+|why i (?!remain|think|believe|doubt|support|oppose|disagree|agree|hope)\\p{L}+|(how|why|what) i'(ve|m|d) \\p{L}+
    what i (have |had )?(learned|learnt|wish|found|discovered|got|gained|lost|did|eat|ate|wore|know now)|(things|lessons|mistakes) (i|we) (have )?(\\p{L}+ed|wish|learnt|made|knew)
    how we (built|made|cut|learn(ed|t)|moved|grew|saved|got|switched|lost|turned|started|went|became|found|fixed|reduced|raised|left|brought|kept)|what we('ve)? (have )?learn(ed|t)
    my (own |first |last |whole |entire |honest |personal |little |big |long |very |two |three |five |ten |# ){0,3}(years?|months?|weeks?|days?|summer|winter|journey|experiences?|story|diary|journal|struggles?|adventures?|experiment|search for|quest|path (to|from)|road to|route to|life (with|as|in|after|without|on)|review|attempt|time (in|with|at|as|on)|lessons?|mistakes?|confession|trip|move to|switch (to|from)|take on)
    our (own |first |family )?((year|months?|weeks?|winter) (with|in|of|without|on|at)|journey (to|with|from|towards)|experiences? with|adventures?|story)
    i (have |finally |just |only )?(tried|tested|spent|quit|lived|learned|learnt|bought|built|used|switched|moved|gave|stopped|started|went|made|ate|drank|drove|baked|kept|lost|regret|wish)
    confessions of an?|lessons from my|notes from my
  `),
  es: wordPhrases(`
    mi \\p{L}+ casi \\p{L}+|mi \\p{L}+ se (murió|muere)|cómo (aprendí|dejé|conseguí|logré|empecé|perdí|gané|superé|pasé|me convertí|cambié|salvé|ahorré|hice|monté|corrí|me (fui|mudé|curé|recuperé|quedé))
    mi (propia |primera |primer )?(experiencia|historia (con|de)|viaje (a|con|hacia|por)|vida (con|sin|como|en|después)|camino (hacia|a)|año|mes|semana|diario|testimonio|opinión sincera|aventura|maratón)
    mis (primer(os|as) |# |\\p{L}+ )?(experiencias|meses|años|días|semanas|aventuras|errores)|lo que (he )?aprend(í|ido)|por qué (dejé|abandoné|me fui|renuncié|cambié)
    (probé|he probado|me pasé|pasé) … (y|días|meses|años|semanas)|así (aprendí|dejé|logré|empecé)|nuestra (experiencia|aventura) (con|en)
  `),
  et: wordPhrases(`
    kuidas (ma|mina) \\p{L}+|kuidas (õppisin|alustasin|lõpetasin|jõudsin|loobusin)|(minu|mu) (esime(ne|sed) )?(kogemus*|lugu|teekond|aasta|kuu|päevik|seiklus|elu (ilma|koos|pärast))
    mida (ma )?(õppisin|avastasin)|miks (ma|mina) \\p{L}+|(proovisin|katsetasin) \\p{L}+
  `),
  fi: wordPhrases(`
    (näin|miten|kuinka) (minä )?(opin|aloitin|lopetin|onnistuin|selvisin|säästin|pääsin|laihdutin|rakensin|leivoin|menetin|luovuin|muutin)|(miten|kuinka) minusta tuli
    (kokemukseni|kokemuksiani|tarinani|matkani|päiväkirjani|seikkailuni|vuoteni|kuukauteni|elämäni (ilman|jälkeen))|mitä (minä )?(opin|olen oppinut)|(mitä|asiat, jotka) opin
    miksi (minä )?(lopetin|luovuin|vaihdoin|muutin|en enää)|(kokeilin|testasin) \\p{L}+
  `),
  fr: wordPhrases(`
    comment (j'(ai|y|en)|je|nous avons) \\p{L}+|(quand|pourquoi) (j'ai|je) \\p{L}+|ce que (j'ai|mes) \\p{L}+
    j'ai (testé|essayé|appris|arrêté|passé|vécu|adopté|quitté|perdu|réussi|fait|acheté|tenté|installé|choisi|voulu|failli)
    mon (propre |premier |tout premier )?(expérience|histoire|parcours|avis (sur|après)|année|mois|hiver|été|retour d'expérience|témoignage|quotidien (de|avec|d')|voyage|aventure|journal|carnet)
    ma (propre )?(première (année|fois|saison|récolte|ruche|expérience)|vie (avec|sans|de|en|d'|après)|reconversion|découverte (de|du)|rencontre avec)
    journal d'une? \\p{L}+ (débutant|amateur)e?|mes \\p{L}+ sont (partie|mort)*|mes (premières? |premiers |deux |trois |# )?(débuts|mois|années|jours|semaines|ans|expériences|aventures|erreurs|ruches)|notre (expérience|aventure)|confessions d'une?|retour d'expérience
  `),
  hi: wordPhrases(`
    मैंने … (कैसे|क्यों|क्या सीखा|सीखा)|(कैसे|क्यों) मैंने|मेर(ी|ा|े) … (कहानी|अनुभव|यात्रा|सफ़र|सफर|डायरी|पहला साल|ज़िंदगी|दिन)|मेर(ी|ा|े) (कहानी|अनुभव|यात्रा|सफ़र|सफर|डायरी)
    जो मैंने सीखा|मैंने (आज़माया|आजमाया|छोड़ा|छोड़ी)|आपबीती
  `),
  hu: wordPhrases(`
    (hogyan|így|miért|amikor) (tanultam|szoktam|lettem|kezdtem|hagytam|jutottam|fogytam|építettem|sütöttem|spóroltam|vesztettem|költöztem|váltottam|mondtam)
    (az )?(én )?(történetem|tapasztalatom|tapasztalataim|utam|élményeim|naplóm|kalandom|első évem|első hónapom|kísérletem)|(az )?(első )?évem (a|az|nélkül|\\p{L}+(val|vel|ban|ben|nélkül))|életem (a|az)? ?… (nélkül|után)
    amit … tanultam|amit tanultam|mit tanultam|kipróbáltam|leszoktam|saját (tapasztalat|történet)*
  `),
  id: wordPhrases(`
    (bagaimana|cara|mengapa|kenapa|ketika|saat) (saya|aku) \\p{L}+|(pengalaman|perjalanan|kisah|cerita|catatan|kehidupan|petualangan|tahun pertama|bulan pertama|setahun) (pribadi )?(saya|aku|ku)
    (pengalamanku|kisahku|ceritaku|perjalananku)|(yang|apa yang) (saya|aku) (pelajari|dapat|rasakan)|(saya|aku) (mencoba|coba|berhenti|belajar|pindah|menghabiskan)
  `),
  it: wordPhrases(`
    (come|perché|quando) (ho|sono|mi sono|io|abbiamo) \\p{L}+|(la )?mia (prima |personale )?(esperienza|storia (con|di)|avventura|vita (con|senza|da|in|dopo)|recensione|estate|settimana|testimonianza|prima volta)
    (il )?mio (primo |personale )?(anno|mese|viaggio|percorso|diario|racconto|inverno|parere|esperimento)|(i )?miei (primi |# |\\p{L}+ )?(mesi|anni|giorni|errori|inizi)
    (cosa|quello che|ciò che) ho (imparato|capito|scoperto)|ho (provato|testato|imparato|smesso|passato|vissuto|lasciato|comprato)|la nostra (esperienza|avventura)
  `),
  ja: textPhrases(`
    [ただ]話(?=$|[\\s。！!？?】」』|｜（(・〜~])|[てで]みた(?!い|く|ら)|[てで]みました|[てで]わかったこと|[てで]気づいたこと|[っし]てきました|に行ってきた
    体験(談|記|レポ)|失敗談|奮闘記|闘病記|(育児|留学|成長|子育て|旅)日記
    (私|わたし|僕|ぼく|俺)(が|の|は|も|たちの).{0,24}(体験|経験|理由|話|日記|物語|まで|失敗|軌跡|道のり|学んだ|やめた|始めた|日々|記録|方法$)
    (我が家|わが家|うち)(が|の|は).{0,20}(体験|経験|理由|話|日記|物語|日々|記録)
  `),
  ko: textPhrases(`
    (?<![가-힣])(나의|나만의|내|우리 가족의|저의) .{0,20}(경험|이야기|일기|여정|도전기|기록|인생|후기|일상)|(?<![가-힣])(내가|제가|나는|저는) .{0,24}(이유|방법|배운|느낀|깨달은|까지|했다|했습니다|했나|됐나)
    첫 .{1,10}일기|(자취생|초보|주부)의 .{0,12}(일기|도전)|(체험|도전|적응|극복|창업|육아|합격|정착|분투|여행|사용)기(?=$|[\\s:|~.,)\\]])|(솔직|이용|사용|체험|수강|방문|내돈내산) ?후기|경험담|체험담
    직접 .{0,16}(해 ?봤|써 ?봤|해 ?본|가 ?봤|먹어 ?봤|만들어 ?봤)|[해써살어아] ?봤(습니다|다|어요|더니)|[해써살어아] ?보니(?=$|[\\s,.])|배운 것들
  `),
  lt: wordPhrases(`
    kaip (aš )?(išmokau|pradėjau|mečiau|tapau|numečiau|sutaupiau|įveikiau|pasistačiau|praradau|atradau)|kaip aš \\p{L}+
    mano (pirm(as|oji|ieji|asis) )?(patirtis|istorija|kelionė|kelias (į|iki)|metai|mėnuo|dienoraštis|nuotykis|gyvenimas (su|be|po))|ko (aš )?išmokau|ką (aš )?(supratau|sužinojau)
    kodėl (aš )?(mečiau|palikau|nustojau|atsisakiau|persikėliau)|(išbandžiau|pabandžiau) \\p{L}+
  `),
  ms: wordPhrases(`
    (bagaimana|cara|mengapa|kenapa|ketika|apabila) (saya|aku) \\p{L}+|(pengalaman|perjalanan|kisah|cerita|catatan|kehidupan|pengembaraan|tahun pertama|bulan pertama|setahun) (peribadi )?(saya|aku|ku)
    (yang|apa yang) (saya|aku) (pelajari|belajar|dapat|rasai)|(saya|aku) (mencuba|cuba|berhenti|belajar|berpindah|menghabiskan)
  `),
  nl: wordPhrases(`
    (hoe|waarom|toen|sinds|nadat|wat) ik \\p{L}+|(mijn|m'n) (eigen |eerste |persoonlijke |hele ){0,2}(ervaring|ervaringen|jaar|maand|week|winter|zomer|reis|verhaal|dagboek|avontuur|experiment|weg (naar|uit)|leven (met|zonder|als|in|na)|zoektocht|overstap)
    ik (heb )?(testte|probeerde|leefde|stopte|kocht|verhuisde|leerde|ging)|ik heb … (geprobeerd|getest|geleerd|gekocht|uitgeprobeerd)|onze (ervaring|ervaringen|avonturen) met|ervaringsverhaal
  `),
  no: wordPhrases(`
    (hvordan|hvorfor|korleis|kvifor|da|hva|kva) (jeg|eg) \\p{L}+|slik (lærte|fikk|ble|sluttet|sparte|bygde|begynte) jeg
    (min|mitt|mine) (egen |egne |første |personlige )?(erfaring|erfaringer|reise|historie|opplevelse|opplevelser|dagbok|år|måned|uke|eventyr|liv (med|uten|som|i|etter)|vei (til|ut))
    (jeg|eg) (prøvde|testet|testa|levde|droppet|sluttet|har (prøvd|testet|lært))
  `),
  pl: wordPhrases(`
    (jak|dlaczego|czemu|kiedy) (się |ja ){0,2}\\p{L}+(łem|łam)
    (moja|moje|mój|mojego|mojej|moich) (własn* |pierwsz* |osobist* )?(doświadczeni*|histori*|przygod*|podróż|drog* do|rok|miesiąc|dziennik|życie (z|ze|bez|w|po|jako)|doświadczenie|eksperyment|początki|opowieść|relacja)
    (czego|co) (się )?(nauczyłem|nauczyłam|zrozumiałem|zrozumiałam|odkryłem|odkryłam)|(wypróbowałem|wypróbowałam|przetestowałem|przetestowałam|spróbowałem|spróbowałam)|nasza przygoda
  `),
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ro: wordPhrases(`
    (cum|de ce|când) (am|m-am|mi-am) \\p{L}+|(experiența|povestea|călătoria|aventura) mea|viața mea (cu|fără|de|în|ca)|(jurnalul|anul|drumul|parcursul) meu
    ce am (învățat|descoperit|aflat)|am (încercat|testat|renunțat|trăit|petrecut) \\p{L}+|primul meu (an|maraton)|prima mea (lună|iarnă|experiență)|experiența noastră cu
  `),
  ru: wordPhrases(`
    (как|почему|зачем|когда) я \\p{L}+|как мы (жили|строили|переехали|открыли|купили|сделали|делали|съездили|переезжали|запускали|запустили)
    мо(й|я|ё|е) перв(ый|ая|ое) \\p{L}+|(мой|моя|моё|мое|мои|моего|моей) (личн* |собственн* |перв* |печальн* )?(опыт|опыта|история|истории|путь (к|от)|год|месяц|дневник|жизнь (с|со|без|в|после|на)|путешествие|эксперимент|приключени*|впечатлени*|отзыв|провал*|ошибк*|урок*)
    (чему|что) я (научил*|понял*|узнал*|вынес*)|я (попробовал*|протестировал*|бросил*|прожил*|перешл*|перешёл|перешел|купил*|провел*|провёл|испытал*)|личный опыт|год (без|с|со) … (и я|мой)|испытано на себе|исповедь
  `),
  sv: wordPhrases(`
    (hur|varför|när|sedan|vad) jag \\p{L}+|så (lärde|fick|blev|slutade|sparade|byggde|började) jag
    (min|mitt|mina) (egen |egna |första |personliga )?(erfarenhet|erfarenheter|resa|historia|berättelse|upplevelse|upplevelser|dagbok|år|månad|vecka|äventyr|liv (med|utan|som|i|efter)|väg (till|ut))
    jag (provade|testade|levde|slutade|har (provat|testat|lärt))
  `),
  th: textPhrases(`
    ประสบการณ์(ของฉัน|ของผม|ของดิฉัน|ตรงของ|ส่วนตัว|ครั้งแรกของ)|(ฉัน|ดิฉัน)(เรียนรู้|ลอง|เลิก|ตัดสินใจ)|ผม(เรียนรู้|ลองใช้|เลิกบุหรี่|ตัดสินใจ)|ฉัน…(ได้อย่างไร|ได้ยังไง)
    สิ่งที่(ฉัน|ผม|ดิฉัน)(ได้)?เรียนรู้|ทำไม(ฉัน|ดิฉัน)|(เรื่องราว|เรื่องเล่า|ชีวิต|การเดินทาง|บันทึก|ไดอารี่|ปีแรก)ของ(ฉัน|ผม|ดิฉัน)|ลองมาแล้ว|เล่าประสบการณ์|แชร์ประสบการณ์
  `),
  tr: turkishPhrases(`
    (nasıl|neden) (öğrendim|bıraktım|başladım|yaptım|kurtuldum|başardım|verdim|vazgeçtim|kazandım|kaybettim|değiştirdim|oldum|geçtim|buldum|yendim|kurdum|taşındım|kilo verdim)|(benim )?(deneyimim|hikayem|hikâyem|yolculuğum|günlüğüm|maceram|tecrübem|anılarım|deneyimlerim|serüvenim)
    ilk \\p{L}+m(ı|i|u|ü)|\\p{L}+d(ı|i|u|ü)ğ(ı|i|u|ü)m (gün|an|yıl|gece)|(ilk )?(yılım|ayım|haftam)|hayatım (nasıl|\\p{L}+ sonra)|(neler|ne) öğrendim|öğrendiklerim|öğrendiğim \\p{L}+|denedim
  `),
  vi: wordPhrases(`
    (tôi|mình|em) đã (học|bỏ|thử|sống|giảm|vượt|làm|tiết kiệm|trải qua|thay đổi|mất|chuyển)*|(cách|vì sao|tại sao|khi) tôi \\p{L}+|(làm thế nào|làm sao) (mà )?tôi
    (trải nghiệm|câu chuyện|hành trình|nhật ký|kinh nghiệm|năm đầu tiên|cuộc sống) … của (tôi|mình|bản thân)|(trải nghiệm|câu chuyện|hành trình|nhật ký|kinh nghiệm|cuộc sống) của (tôi|mình)|(điều|bài học) tôi (đã )?(học|rút)|nhật ký của
  `),
  'zh-CN': textPhrases(`
    (?<!自)我(的|和.{1,10}的).{0,14}(经历|经验|体验|故事|日记|心得|感受|之路|一年|旅程|历程|学习笔记|手记|日子)|(?<!自)我(是怎么|是如何|为什么|为何|如何|怎么|怎样|终于|用了|试了|花了|试过|学到|戒掉|辞职)
    我在.{1,12}(学到|学会|的那些|的日子|的一年)|第一次.{1,12}[，,！!]|翻车了|亲身经历|亲测|亲历记|我家的.{0,12}(经历|故事|日记)|(从.{1,12}到.{1,12}，我)
  `),
  'zh-TW': textPhrases(`
    (?<!自)我(的|和.{1,10}的|與.{1,10}的).{0,14}(經歷|經驗|體驗|故事|日記|心得|感受|之路|一年|旅程|歷程|學習筆記|手記|日子)|(?<!自)我(是怎麼|是如何|為什麼|為何|如何|怎麼|怎樣|終於|用了|試了|花了|試過|學到|戒掉|辭職)
    我在.{1,12}(學到|學會|的那些|的日子|的一年)|親身經歷|親測|親歷記|我家的.{0,12}(經歷|故事|日記)|(從.{1,12}到.{1,12}，我)
  `),
};

/** Whether a page's title says that it tells what its author went through ("How I ...", "My year with ..."). */
export function isStoryTitle(title: string, language: Language): boolean {
  return STORY_TITLES[language].test(title);
}
