import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const no: TellWords = {
  openers: phrases(`
    i dagens raske|moderne|digitale|hektiske|hurtige verden|samfunn; i dagens verden; i en verden hvor|der
    i en tid hvor|der; i den digitale tidsalderen; i den stadig skiftende|foranderlige; i et stadig skiftende
    i en stadig mer; har du noen gang lurt|tenkt|undret; har du noensinne lurt; se for deg en verden
    du er ikke alene; da har du kommet til rett sted; da er du på rett sted; velkommen til en verden; la oss dykke
    dykk ned i; la oss utforske; la oss ta en titt; i denne artikkelen vil|skal|utforsker|dykker|ser
    i denne guiden vil|skal|utforsker|dykker|ser; i denne omfattende guiden; denne omfattende guiden
    uten videre dikkedarer; forbi er de dager; let ikke lenger
  `),
  closers: phrases(`
    ^oppsummert; ^avslutningsvis; ^konklusjon; ^for å oppsummere; ^alt i alt; ^til syvende og sist; ^som konklusjon
    ^konklusjonen er; når alt kommer til alt; på slutten av dagen; hva venter du på
    mulighetene er uendelige|endeløse; fremtiden … ser lys; bare tiden vil; ta det første steget; ved å følge disse
  `),
  fillers: phrases(`
    det er viktig å merke|huske|forstå|nevne|understreke|påpeke; det er verdt å merke|nevne|huske
    det er avgjørende å forstå|huske|merke; det er ingen hemmelighet at; det sier seg selv at; med dette i tankene
    la oss være ærlige; sannheten er at; faktum er at; spiller|spille … en avgjørende|viktig|sentral|betydelig rolle
    spiller|spille … en nøkkelrolle; en overflod av; en myriade av; utgjøre hele forskjellen; gjør hele forskjellen
    nøkkelen til suksess; nøkkelen ligger; mer enn noen gang; det finnes ingen universell løsning
    sist men ikke minst; både for nybegynnere og
  `),
  templates: phrases(`
    det handler ikke bare om; er ikke bare en|et … det|men; er mer enn bare; er så mye mer enn; mer enn bare en|et
    enten du er … eller; uansett om du … eller; den gode nyheten er; det beste av alt; det beste med det
    si farvel til; si ha det til; hva om jeg fortalte; er ikke en luksus
  `),
  stock: phrases(`
    et vitnesbyrd om; et bevis på den; et rikt teppe; skjult perle; skjulte perler; skjult skatt; skjulte skatter
    et fyrtårn for; frigjøre ditt|det|potensialet; frigjør ditt|det|potensialet; sitt fulle potensial
    ditt fulle potensial; fulle potensial; utnytte kraften i; legg ut på en reise; til neste nivå; til et nytt nivå
    til nye høyder; bane vei for; baner vei for; paradigmeskifte; gamechanger; game changer
    navigere i det|den|dette komplekse|landskapet|kompleksiteten; i stadig utvikling; i kontinuerlig utvikling
    revolusjonere måten; revolusjonerer måten; revolusjonert måten; helhetlig tilnærming; holistisk tilnærming
    uforglemmelig opplevelse; uforglemmelige opplevelser; en verden av muligheter; uendelige muligheter
    bærekraftig fremtid; lysere fremtid; sømløs integrasjon; delikat balanse; symfoni av; rik historie
    levende fellesskap
  `),
  inflated: phrases(`
    avgjørende; vesentlig*; uunnværlig*; essensiell*; essensielt; innovativ*; holistisk*; helhetlig*; robust*
    dynamisk*; levende; fascinerende; banebrytende; transformativ*; sømløs*; optimalisere*; optimaliserer; maksimer*
    fremme; fremmer; styrke; styrker; berike*; landskap*; reise; synergi*; uvurderlig*; uovertruffen; omfattende
    mangfoldig*; dessuten; videre; informerte; potensial; når det er sagt; med det sagt; et bredt utvalg av
    et bredt spekter av; en rekke ulike
  `),
  intensifiers: phrases(`
    virkelig; utrolig; absolutt; ekstremt; ytterst; uten tvil; utvilsomt; rett og slett; enormt; betydelig; perfekt*
    fantastisk*; imponerende; enestående
  `),
  and: ['og', 'eller', 'samt'],
};
