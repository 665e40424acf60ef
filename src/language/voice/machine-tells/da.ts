import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const da: TellWords = {
  openers: phrases(`
    i dagens hurtige|moderne|digitale|hektiske|hæsblæsende verden|samfund; i dagens verden
    i nutidens verden|samfund|digitale|hektiske; i en verden hvor; i en tid hvor; i den digitale tidsalder
    i den konstant|stadigt skiftende|foranderlige; i en konstant|stadigt skiftende|foranderlig
    har du nogensinde undret|tænkt|spekuleret; forestil dig en verden; du er ikke alene
    så er du kommet til det rette sted; så er du landet det rette sted; velkommen til en verden; lad os dykke
    dyk ned i; lad os udforske; lad os tage et kig; i denne artikel vil|skal|udforsker|dykker|ser|gennemgår
    i denne guide vil|skal|udforsker|dykker|ser|gennemgår; i denne omfattende guide; denne omfattende guide
    uden yderligere omsvøb; uden videre omsvøb; forbi er de dage; let ikke længere
  `),
  closers: phrases(`
    ^sammenfattende; ^afslutningsvis; ^konklusion; ^for at opsummere; ^alt i alt; ^i sidste ende; ^som konklusion
    når alt kommer til alt; ved dagens slutning; hvad venter du på; mulighederne er uendelige; fremtiden … ser lys
    kun tiden vil; tag det første skridt; ved at følge disse
  `),
  fillers: phrases(`
    det er vigtigt at bemærke|huske|forstå|nævne|understrege|påpege; det er værd at bemærke|nævne|huske
    det er afgørende at forstå|huske|bemærke; det er ingen hemmelighed at; det siger sig selv at
    med dette i tankerne; lad os være ærlige; sandheden er at; faktum er at
    spiller|spille … en afgørende|vigtig|central|væsentlig rolle; spiller|spille … en nøglerolle; en overflod af
    en myriade af; gøre hele forskellen; gør hele forskellen; nøglen til succes; nøglen ligger
    mere end nogensinde før; der er ingen universalløsning; sidst men ikke mindst; både for begyndere og
  `),
  templates: phrases(`
    det handler ikke kun om; det handler ikke bare om; er ikke bare en|et … det|men; er ikke kun en|et … det|men
    er så meget mere end; uanset om du … eller; hvad enten du … eller; den gode nyhed er; det bedste af det hele
    sig farvel til; hvad hvis jeg fortalte; er ikke en luksus
  `),
  stock: phrases(`
    et vidnesbyrd om; et bevis på den; et rigt tæppe; skjult perle; skjulte perler; skjult skat; skjulte skatte
    et fyrtårn for; frigøre dit|det|sit|potentialet; frigør dit|det|sit|potentialet; sit fulde potentiale
    dit fulde potentiale; fulde potentiale; udnytte kraften i; begiv dig ud på; til næste niveau; til et nyt niveau
    til nye højder; i spidsen for udviklingen; bane vejen for; baner vejen for; paradigmeskift; gamechanger
    game changer; navigere i den|det|dette komplekse|landskab|kompleksiteten; i konstant udvikling
    stadigt skiftende; revolutionere måden; revolutionerer måden; revolutioneret måden; holistisk tilgang
    uforglemmelig oplevelse; uforglemmelige oplevelser; en verden af muligheder; uendelige muligheder
    bæredygtig fremtid; lysere fremtid; problemfri integration; sømløs integration; delikat balance; symfoni af
    rig historie; levende fællesskab
  `),
  inflated: phrases(`
    afgørende; væsentlig*; uundværlig*; essentiel*; innovativ*; holistisk*; robust*; dynamisk*; levende
    fascinerende; banebrydende; transformativ*; sømløs*; problemfri; optimere*; optimerer; maksimer*; fremme
    fremmer; styrke; styrker; berige*; landskab*; rejse; synergi*; uvurderlig*; uovertruffen; omfattende
    mangfoldig*; desuden; derudover; ydermere; informerede; potentiale; når det er sagt; med det sagt
    et bredt udvalg af; en bred vifte af; et væld af; er mere end bare|blot; mere end bare en|et
  `),
  intensifiers: phrases(`
    virkelig; utrolig; utroligt; absolut; ekstremt; yderst; uden tvivl; utvivlsomt; simpelthen; enormt; betydeligt
    perfekt*; fantastisk*; imponerende; enestående
  `),
  and: ['og', 'eller', 'samt'],
};
