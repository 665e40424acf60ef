import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const sv: QualityWords = {
  tested: entries(`
    vi testade, jag testade, vi har testat, jag har testat, vi mätte, jag mätte, i vårt test, i mitt test
    våra mätningar, mina mätningar, efter att ha använt, vi besökte, jag besökte, jag köpte, vi vägde, jag vägde
    egen erfarenhet, mina anteckningar, jag märkte, vi jämförde, i min trädgård, i mitt kök, hemma hos mig
  `),
  studies: entries(`
    studie*, undersökning*, forskare*, forskning*, universitet*, tidskrift*, statistik*, scb, departement*
    institut*, myndighet*, enligt, data från, publicerad i, rapport*, riktlinje*
  `),
  byline: entries(`
    skriven av, författare, av, granskad av, redigerad av, om författaren, uppdaterad den, publicerad den
    senast uppdaterad
  `),
  credentials: entries(`
    dr, professor, ingenjör*, läkare, överläkare, apotekare, dietist, jurist, advokat, års erfarenhet
    legitimerad, certifierad
  `),
  contact: entries(`
    kontakt, kontakta oss, om oss, integritetspolicy, e-post, telefon, adress, redaktion*
  `),
  hype: entries(`
    otrolig*, revolutionerande, mirakel*, garanterat, garanterad, omedelbart, hemlighet*, ultimat*, oslagbar*
    livsförändrande, magisk*, 100 % säker, utan risk, perfekt för alla, bäst någonsin, unik i världen
    chockerande, fantastisk*
  `),
  teasers: entries(`
    du kommer inte tro, vad som händer, saker du, skäl att, du måste, alla pratar om
  `),
  filler: entries(`
    i dagens värld, i dagens läge, nuförtiden, det är viktigt att notera, det är värt att notera
    när det kommer till, i slutändan, sist men inte minst, oavsett om du, spelar en avgörande roll
    spelar en viktig roll, mer än någonsin, som vi alla vet, allt du behöver veta, ett brett utbud
  `),
  selling: entries(`
    köp nu, beställ nu, lägg i varukorgen, varukorg, fri frakt, rabatt*, erbjudande*, vår butik, i lager
    våra produkter, ring oss, boka, offert, bästa pris, rabattkod*, inkl moms
  `),
  disclosure: entries(`
    affiliate*, provision, sponsrad*, annons*, reklam, betalt samarbete, vi kan tjäna, kostnadsfritt utlånad
    intressekonflikt*, betalat själva
  `),
  selfPraise: entries(`
    skriven av experter, ledande experter, våra experter, mest omfattande guiden, bästa guiden, ultimata guiden
    prisbelönt*, högsta kvalitet, mest pålitliga, den här artikeln är
  `),
  caution: entries(`
    kontakta läkare, rådfråga läkare, fråga din läkare, medicinsk rådgivning, professionell rådgivning
    biverkning*, kontraindik*, bör inte, får inte, risk för, varning, fara, farlig*, begränsning*, nackdel*
    beror på, såvida inte, giftig*, kan förlora, överdos*, osäker*
  `),
};
