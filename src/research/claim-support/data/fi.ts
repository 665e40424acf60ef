import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    kasvo*, nous*, lisään*, kohos* / lask*, väheni*, vähen*, putos*, supist*
    enemmän, korkeam*, suurem*, yli / vähemmän, matalam*, pienem*, alle
    ennen, aiemmin / jälkeen, myöhemmin
    parem*, paran* / huonom*, heiken*
    hyväksy* / hylkä*, hylät*
    sallit*, laillin*, laillis* / kiellet*, kielt*, laiton*
    voitti, voittivat, voittanut / hävisi, hävinnyt
    voitto*, ylijääm* / tappio*, alijääm*
    pohjois* / etelä*
    itä* / länsi*, länt*
    miehet, miehistä / naiset, naisista
    lämpim*, kuum* / kylm*, viile*
    nopeam* / hitaam*
    pidem*, vanhem*, vahvem* / lyhyem*, nuorem*, heikom*
    avat*, alkoi, alkoivat / sulje*, päätty*
    tuonti* / vienti*
    enemmistö* / vähemmistö*
    ensimmäi* / viimei*
    halvem* / kalliim*
    suurin, korkein, pisin / pienin, matalin, lyhin
    osti / myi
    turvalli* / vaaralli*
  `,
  notNegators: 'ei vain, ei ainoastaan, ei enempää kuin',
  about: 'noin, suunnilleen, lähes, melkein, arviolta',
  over: 'yli, vähintään, ainakin, enemmän kuin',
  under: 'alle, lähes, melkein, enintään, korkeintaan, vähemmän kuin',
  overAfter: 'tai enemmän',
  underAfter: 'tai vähemmän',
  numbers: `
    0=nolla; 1=yksi,yhden; 2=kaksi,kahden,kahta; 3=kolme,kolmen; 4=neljä,neljän; 5=viisi,viiden
    6=kuusi,kuuden; 7=seitsemän; 8=kahdeksan; 9=yhdeksän; 10=kymmenen; 12=kaksitoista; 20=kaksikymmentä
    30=kolmekymmentä; 50=viisikymmentä; 100=sata; 1/2=puolet; 1/3=kolmasosa,kolmannes,kolmasosan
    2/3=kaksi kolmasosaa; 1/4=neljäsosa,neljännes; 3/4=kolme neljäsosaa
  `,
  plans: 'aikoo, aikovat, suunnittelee, haluaa, saattaa, voi',
  conditions: 'jos, mikäli',
  associations: 'yhteydessä, yhtey*, korreloi*, liittyy',
  than: 'kuin',
};
