import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const nl: QualityWords = {
  tested: entries(`
    we hebben getest, ik heb getest, we testten, ik testte, we hebben gemeten, ik heb gemeten, in onze test
    in mijn test, onze metingen, mijn metingen, zelf geprobeerd, na gebruik, we bezochten, ik bezocht, ik kocht
    we kochten, ik woog, eigen ervaring, mijn notities, mij viel op, we vergeleken, in mijn tuin, in mijn keuken
    bij mij thuis
  `),
  studies: entries(`
    studie*, onderzoek, onderzoeken, onderzoeker*, universiteit*, tijdschrift*, enquête*, statistiek*, cbs
    ministerie*, instituut*, volgens, cijfers van, gepubliceerd in, rapport*, richtlijn*, rivm
  `),
  byline: entries(`
    geschreven door, auteur, door, beoordeeld door, redactie, over de auteur, bijgewerkt op, gepubliceerd op
    laatst bijgewerkt
  `),
  credentials: entries(`
    dr, prof, professor, ingenieur, arts, huisarts, apotheker, diëtist*, advocaat, jaar ervaring
    gecertificeerd*, drs
  `),
  contact: entries(`
    contact, over ons, colofon, privacybeleid, e-mail, telefoon, adres, redactie
  `),
  hype: entries(`
    ongelooflijk*, revolutionair*, wonder*, gegarandeerd*, onmiddellijk, moeiteloos*, geheim*, ultieme
    onverslaanbaar*, levensveranderend*, magisch*, 100% veilig, zonder risico, perfect voor iedereen, beste ooit
    uniek in de wereld, schokkend*, adembenemend*
  `),
  teasers: entries(`
    je gelooft niet, wat er gebeurt, dingen die, redenen waarom, je moet, iedereen praat
    hier is
  `),
  filler: entries(`
    in de wereld van vandaag, in de huidige wereld, tegenwoordig, het is belangrijk op te merken
    het is vermeldenswaard, als het gaat om, aan het eind van de dag, last but not least, zoek niet verder
    of je nu, speelt een cruciale rol, speelt een belangrijke rol, meer dan ooit, zoals we allemaal weten
    alles wat je moet weten, een breed scala
  `),
  selling: entries(`
    koop nu, bestel nu, in winkelwagen, winkelwagen, gratis verzending, korting*, aanbieding*, onze winkel
    op voorraad, onze producten, bel ons, boek nu, offerte, beste prijs, kortingscode*, incl btw
  `),
  disclosure: entries(`
    affiliate*, commissie, gesponsord*, advertentie, betaalde samenwerking, wij kunnen verdienen
    gratis ter beschikking, belangenconflict*, zelf betaald
  `),
  selfPraise: entries(`
    geschreven door experts, toonaangevende experts, onze experts, meest complete gids, beste gids, ultieme gids
    bekroond*, hoogste kwaliteit, meest betrouwbare, dit artikel is
  `),
  caution: entries(`
    raadpleeg uw arts, raadpleeg je arts, medisch advies, professioneel advies, bijwerking*, contra-indicatie*
    mag niet, mogen niet, niet geschikt, risico op, waarschuwing, gevaar*, gevaarlijk*, beperking*, nadeel
    nadelen, hangt af van, tenzij, giftig*, kunt verliezen, overdosis, onzeker*
  `),
};
