import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const cs: TellWords = {
  openers: phrases(`
    v dnešním rychlém|uspěchaném|moderním|digitálním|hektickém světě; v dnešním světě
    v dnešní uspěchané|digitální|moderní|hektické době|společnosti; v digitálním věku; v době digitální
    ve světě kde|ve; ve světě ve kterém; v neustále se měnícím; v rychle se měnícím; přemýšleli jste někdy
    zamysleli jste se někdy; napadlo vás někdy; představte si svět; nejste sami; pak jste na správném místě
    jste na správném místě; vítejte ve světě; ponořme se; ponořte se; pojďme se ponořit; pojďme se podívat blíže
    pojďme prozkoumat; v tomto článku se|vám|prozkoumáme|si; v tomto průvodci se|vám|prozkoumáme
    tento komplexní průvodce; v tomto komplexním průvodci; bez dalšího otálení; bez dalších okolků; pryč jsou doby
    nehledejte dál
  `),
  closers: phrases(`
    ^závěrem lze; ^závěrem; ^na závěr lze; ^shrnuto; ^celkově lze; ^v konečném důsledku; ^souhrnem; ^suma sumárum
    na konci dne; na co čekáte; možnosti jsou nekonečné; budoucnost … vypadá slibně; jen čas ukáže; teprve čas ukáže
    udělejte první krok; dodržováním těchto
  `),
  fillers: phrases(`
    je důležité poznamenat|zmínit|pochopit|si; stojí za zmínku že; je třeba poznamenat že; je nutné zdůraznit že
    je klíčové pochopit|si; není žádným tajemstvím; není tajemstvím že; je samozřejmé že; jak již bylo řečeno
    s ohledem na výše; mějte na paměti že; buďme upřímní; pravdou je že
    hraje klíčovou|důležitou|zásadní|významnou|nezastupitelnou roli; hrají klíčovou|důležitou|zásadní|významnou roli
    nepřeberné množství; klíč k úspěchu; klíčem k úspěchu; více než kdy jindy; více než kdykoli předtím
    neexistuje univerzální řešení; v neposlední řadě; jak pro začátečníky tak
  `),
  templates: phrases(`
    nejde jen o; nejedná se pouze o; není to jen … je; není jen … ale; je víc než jen; je více než jen
    je mnohem více než; víc než jen; více než jen; ať už jste … nebo; ať už hledáte … nebo; dobrou zprávou je
    dobrá zpráva je; nejlepší na tom; rozlučte se s; řekněte sbohem; co kdybych vám řekl; odpověď spočívá v
    není luxus
  `),
  stock: phrases(`
    svědectvím o; bohatá tapisérie; tapisérie; skrytý klenot; skryté klenoty; pokladnice; maják naděje
    odemknout plný|potenciál|svůj; odemkněte plný|potenciál|svůj; uvolnit potenciál; plný potenciál
    plného potenciálu; využít sílu; vydejte se na cestu; na vyšší úroveň; na novou úroveň; na další úroveň
    do nových výšin; v popředí; dláždí cestu; připravuje půdu; změna paradigmatu; změnu paradigmatu; zásadní zlom
    neustále se vyvíjející*; neustále se měnící*; revoluci ve způsobu; přináší revoluci; mění způsob jakým
    holistický přístup; holistického přístupu; komplexní přístup; nezapomenutelný zážitek; nezapomenutelné zážitky
    svět možností; nekonečné možnosti; udržitelná budoucnost; udržitelné budoucnosti; lepší budoucnost
    bezproblémová integrace; bezproblémov*; křehká rovnováha; symfonie; informované rozhodnutí; pulzující
  `),
  inflated: phrases(`
    klíčov*; zásadní*; nezbytn*; nepostradateln*; neocenitelný; inovativní*; holistick*; komplexní*; dynamick*
    fascinující*; průlomov*; revoluční*; robustní*; plynul*; optimaliz*; maximaliz*; posiluj*; podporuj*; obohac*
    krajin*; cesta; synergi*; bezkonkurenční*; všestrann*; mnohostrann*; navíc; dále; kromě toho; potenciál*
    široká škála; širokou škálu; široké spektrum; celá řada výhod
  `),
  intensifiers: phrases(`
    opravdu; skutečně; neuvěřitelně; naprosto; absolutně; nesmírně; nepochybně; bezpochyby; jednoduše; výrazně
    neuvěřiteln*; dokonal*; skvěl*; úžasn*; mimořádně
  `),
  and: ['a', 'nebo', 'či'],
};
