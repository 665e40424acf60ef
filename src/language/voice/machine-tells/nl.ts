import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const nl: TellWords = {
  openers: phrases(`
    in de snelle|moderne|digitale|hectische|huidige wereld|tijd|maatschappij van vandaag
    in de huidige wereld|maatschappij|snelle|digitale|moderne; in de wereld van vandaag
    in de snel|steeds veranderende|evoluerende wereld; in een wereld waarin|waar; in een tijdperk waarin|van
    in het digitale tijdperk; in deze snel veranderende; in de steeds veranderende; heb je je ooit afgevraagd
    heeft u zich ooit afgevraagd; stel je een wereld voor; je bent niet de enige; u bent niet alleen
    dan ben je hier aan het juiste adres; dan ben je op de juiste plek; welkom in de wereld; laten we duiken
    duik in de|het; laten we eens kijken; laten we dieper
    in dit artikel duiken|verkennen|bespreken|ontdek|nemen|leer
    in deze gids duiken|verkennen|bespreken|ontdek|nemen|leer; in deze uitgebreide gids; deze uitgebreide gids
    zonder verder oponthoud; de tijd dat … is voorbij; zoek niet verder
  `),
  closers: phrases(`
    ^concluderend; ^tot slot kunnen; ^samenvattend; ^kortom; ^al met al; ^conclusie; ^uiteindelijk draait
    ^in conclusie; ^ter conclusie; ^afsluitend; aan het eind van de dag; waar wacht je nog op; waar wacht u nog op
    de mogelijkheden zijn eindeloos; de toekomst … ziet er rooskleurig; alleen de tijd zal; zet de eerste stap
    door deze tips|stappen te volgen; veel plezier met
  `),
  fillers: phrases(`
    het is belangrijk om op te merken; het is belangrijk om te onthouden|weten|beseffen|begrijpen
    het is essentieel om te onthouden|begrijpen|beseffen; het is cruciaal om te onthouden|begrijpen|beseffen
    het is de moeite waard om; het is vermeldenswaard; het is geen geheim dat; het spreekt voor zich dat
    dat gezegd hebbende; met dit in gedachten; houd er rekening mee dat; laten we eerlijk zijn; de waarheid is dat
    feit is dat; speelt|spelen … een cruciale|belangrijke|essentiële|vitale|centrale|significante rol
    speelt|spelen … een sleutelrol; een overvloed aan; een veelheid aan; het verschil maken; de sleutel tot succes
    de sleutel ligt; meer dan ooit tevoren; nu meer dan ooit; er is geen standaardoplossing; last but not least
    zowel voor beginners als
  `),
  templates: phrases(`
    het gaat niet alleen om; is niet alleen een … het|maar; is niet zomaar een; is meer dan alleen
    zijn meer dan alleen; is veel meer dan; meer dan alleen een; meer dan zomaar een; of je nu … of; of u nu … of
    het goede nieuws is; het beste deel; het mooiste is; zeg vaarwel tegen; zeg maar dag tegen; wat als ik je vertel
    is geen luxe maar
  `),
  stock: phrases(`
    een bewijs van de|het; een rijk tapijt; een tapijt van; verborgen parel*; verborgen juweel*; verborgen schat*
    baken van hoop; het volledige potentieel; volledig potentieel; potentieel ontsluiten|benutten|ontketenen
    de kracht van … benutten; op reis gaan door; begin aan een reis; naar een hoger niveau; naar het volgende niveau
    naar een nieuw niveau; naar nieuwe hoogten; in de voorhoede; maakt de weg vrij; de weg vrijmaken
    paradigmaverschuiving; gamechanger; game-changer; navigeren door de complexiteit
    navigeren door het|de landschap|wereld; voortdurend in beweging; steeds evoluerende; voortdurend evoluerende
    zorgt voor een revolutie; revolutie teweeg; een revolutie ontketen*; holistische benadering|aanpak
    onvergetelijke ervaring*; wereld van mogelijkheden; eindeloze mogelijkheden; duurzame toekomst; betere toekomst
    naadloze integratie; naadloos geïntegreerd; delicate balans; symfonie van; rijke geschiedenis
    levendige gemeenschap
  `),
  inflated: phrases(`
    cruciaal; cruciale; essentieel; essentiële; onmisbaar; onmisbare; innovatief; innovatieve; holistisch*; robuust
    robuuste; dynamisch*; levendig*; boeiend*; fascinerend*; transformatief; transformatieve; naadloos; naadloze
    optimaliser*; maximaliser*; stimuleren; stimuleert; bevorderen; bevordert; versterk*; landschap; reis; synergie*
    onschatbar*; ongeëvenaard*; uitgebreid*; veelzijdig*; bovendien; daarnaast; weloverwogen; een breed scala aan
    een groot scala aan; een verscheidenheid aan
  `),
  intensifiers: phrases(`
    echt; werkelijk; ongelooflijk; absoluut; extreem; uiterst; ongetwijfeld; zonder twijfel; zeker; simpelweg
    eenvoudigweg; enorm; aanzienlijk; perfect; perfecte; geweldig*; indrukwekkend*; fantastisch*
  `),
  and: ['en', 'of'],
};
