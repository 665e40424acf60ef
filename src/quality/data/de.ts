import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const de: QualityWords = {
  tested: entries(`
    wir haben getestet, ich habe getestet, wir testeten, ich testete, wir haben gemessen, ich habe gemessen
    in unserem test*, in meinem test*, unsere messung*, meine messung*, selbst ausprobiert
    wir haben ausprobiert, ich habe ausprobiert, nach dem gebrauch, wir besuchten, ich besuchte, selbst gekauft
    ich habe gekauft, aus eigener erfahrung, eigene erfahrung*, meine notizen, mir fiel auf, wir verglichen
    in meinem garten, in meiner küche, bei mir zu hause, ich wog, wir wogen, ich maß, wir maßen
  `),
  studies: entries(`
    studie*, forscher*, forschung*, universität*, zeitschrift*, erhebung*, umfrage*, statistik*
    statistisches bundesamt, ministerium*, institut*, behörde*, leitlinie*, laut, zufolge, nach angaben
    bericht*, daten von, veröffentlicht in, bundesamt*
  `),
  byline: entries(`
    geschrieben von, autor, autorin, von, verfasst von, text von, geprüft von, fachlich geprüft, redaktion, über den autor
    über die autorin, aktualisiert am, veröffentlicht am, zuletzt aktualisiert, stand vom
  `),
  credentials: entries(`
    dr, prof, professor*, ingenieur*, arzt, ärztin, facharzt*, fachärzt*, apotheker*, diplom*, meister*, rechtsanwalt*
    rechtsanwältin, krankenpfleg*, krankenschwester, pflegefach*, hebamme*, jahre erfahrung, zertifiziert*, ernährungsberater*
  `),
  contact: entries(`
    kontakt, impressum, über uns, redaktion, datenschutz, e-mail, telefon, anschrift
  `),
  hype: entries(`
    unglaublich*, revolutionär*, wunder*, sensationell*, garantiert*, sofort, mühelos*, geheimnis*, ultimativ*
    unschlagbar*, lebensverändernd*, magisch*, 100 % sicher, ohne risiko, perfekt für alle
    das beste aller zeiten, einzigartig*, schockierend*, atemberaubend*
  `),
  teasers: entries(`
    du wirst nicht glauben, sie werden nicht glauben, was dann geschah, deshalb, dinge die, gründe warum
    das musst du, das müssen sie, so einfach, jeder spricht, hier ist
  `),
  filler: entries(`
    in der heutigen welt, in der heutigen zeit, in der heutigen schnelllebigen, es ist wichtig zu beachten
    es sei darauf hingewiesen, wenn es um, am ende des tages, nicht zuletzt, suchen sie nicht weiter
    egal ob sie, spielt eine entscheidende rolle, spielt eine wichtige rolle, in der welt der, mehr denn je
    wie wir alle wissen, alles was sie wissen müssen, eine breite palette, es versteht sich von selbst
    tauchen wir ein
  `),
  selling: entries(`
    jetzt kaufen, jetzt bestellen, in den warenkorb, warenkorb, versandkostenfrei, rabatt*, sonderangebot*
    unser shop, auf lager, unsere produkte, rufen sie uns an, jetzt buchen, angebot anfordern, gutschein*
    bestpreis*, geld-zurück*, inkl mwst
  `),
  disclosure: entries(`
    affiliate*, provision*, gesponsert*, werbung, anzeige, bezahlte partnerschaft, wir erhalten eine
    kostenlos zur verfügung gestellt, interessenkonflikt*, selbst bezahlt, selbst gekauft
  `),
  selfPraise: entries(`
    von führenden experten, führende experten, unsere experten, von experten geschrieben, umfassendste ratgeber
    der ultimative ratgeber, preisgekrönt*, höchste qualität, vertrauenswürdigste*, bester ratgeber
    dieser artikel ist der
  `),
  caution: entries(`
    fragen sie ihren arzt, ärztlichen rat, arzt aufsuchen, fachlichen rat, nebenwirkung*, kontraindikation*
    nicht geeignet, sollten nicht, darf nicht, risiko, warnung, gefahr*, gefährlich*, grenze*, nachteil*
    hängt davon ab, es sei denn, giftig*, vergiftung*, verlieren können, überdosierung*, unsicher*
    nicht getestet
  `),
};
