import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const no: QualityWords = {
  tested: entries(`
    vi testet, jeg testet, vi har testet, jeg har testet, vi målte, jeg målte, i vår test, i min test
    våre målinger, mine målinger, etter å ha brukt, vi besøkte, jeg besøkte, jeg kjøpte, vi veide, jeg veide
    egen erfaring, mine notater, jeg merket, vi sammenlignet, i min hage, på mitt kjøkken, hjemme hos meg
  `),
  studies: entries(`
    studie*, undersøkelse*, forsker*, forskning*, universitet*, tidsskrift*, statistikk*, ssb, departement*
    institutt*, ifølge, data fra, publisert i, rapport*, retningslinje*, direktorat*
  `),
  byline: entries(`
    skrevet av, forfatter, av, faglig gjennomgått, redigert av, om forfatteren, oppdatert, publisert
    sist oppdatert
  `),
  credentials: entries(`
    dr, professor, ingeniør*, lege, overlege, farmasøyt, ernæringsfysiolog, jurist, advokat, års erfaring
    autorisert, sertifisert
  `),
  contact: entries(`
    kontakt, kontakt oss, om oss, personvern, e-post, telefon, adresse, redaksjon*
  `),
  hype: entries(`
    utrolig*, revolusjonerende, mirakel*, garantert, øyeblikkelig, hemmelighet*, ultimat*, uslåelig*
    livsendrende, magisk*, 100 % trygg, uten risiko, perfekt for alle, beste noensinne, unik i verden
    sjokkerende, fantastisk*
  `),
  teasers: entries(`
    du vil ikke tro, hva som skjer, ting du, grunner til, du må, alle snakker om
  `),
  filler: entries(`
    i dagens verden, i dag er det, det er viktig å merke seg, det er verdt å merke seg, når det kommer til
    til syvende og sist, sist men ikke minst, uansett om du, spiller en avgjørende rolle
    spiller en viktig rolle, mer enn noen gang, som vi alle vet, alt du trenger å vite, et bredt utvalg
  `),
  selling: entries(`
    kjøp nå, bestill nå, legg i handlekurv, handlekurv, gratis frakt, rabatt*, tilbud, vår butikk, på lager
    våre produkter, ring oss, bestill time, beste pris, rabattkode*, inkl mva
  `),
  disclosure: entries(`
    affiliate*, provisjon, sponset, annonse*, reklame, betalt samarbeid, vi kan tjene, stilt gratis til rådighet
    interessekonflikt*, betalt selv
  `),
  selfPraise: entries(`
    skrevet av eksperter, ledende eksperter, våre eksperter, mest omfattende guiden, beste guiden
    den ultimate guiden, prisbelønt*, høyeste kvalitet, mest pålitelige, denne artikkelen er
  `),
  caution: entries(`
    kontakt lege, spør legen, oppsøk lege, medisinsk råd, profesjonell rådgivning, bivirkning*, kontraindik*
    bør ikke, må ikke, risiko for, advarsel, fare, farlig*, begrensning*, ulempe*, avhenger av, med mindre
    giftig*, kan tape, overdose, usikker*
  `),
};
