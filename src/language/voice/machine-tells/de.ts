import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const de: TellWords = {
  openers: phrases(`
    in der heutigen schnelllebigen|digitalen|modernen|hektischen|vernetzten Welt|Zeit|Gesellschaft
    in der heutigen Zeit; in der heutigen Welt
    in unserer schnelllebigen|digitalen|modernen|hektischen Zeit|Welt|Gesellschaft; in einer Welt in der
    in einer Zeit in der; im digitalen Zeitalter; im Zeitalter der|des
    in der sich ständig|stetig|rasant verändernden|wandelnden|entwickelnden
    haben Sie sich jemals|schon einmal gefragt; hast du dich jemals|schon mal|schon einmal gefragt
    stellen Sie sich vor; stell dir vor; Sie sind nicht allein; du bist nicht allein
    dann sind Sie hier genau richtig; dann bist du hier genau richtig; willkommen in der Welt; tauchen wir ein
    lassen Sie uns eintauchen; lass uns eintauchen; tauchen Sie ein in; tauche ein in; werfen wir einen Blick
    in diesem Artikel|Beitrag|Leitfaden|Ratgeber erfahren|erfährst|werden|zeigen|zeige|beleuchten
    in diesem umfassenden Leitfaden|Ratgeber; dieser umfassende Leitfaden|Ratgeber; ohne weitere Umschweife
    die Zeiten sind vorbei
  `),
  closers: phrases(`
    ^zusammenfassend lässt sich; ^zusammenfassend kann; ^zusammenfassend; ^abschließend lässt sich
    ^abschließend kann man; ^abschließend bleibt; ^fazit; ^alles in allem; ^letztendlich; ^letzten endes
    ^insgesamt lässt sich; ^insgesamt zeigt sich; ^schlussendlich; am Ende des Tages; unterm Strich
    bleibt abzuwarten; worauf warten Sie noch; worauf wartest du noch; die Möglichkeiten sind endlos|grenzenlos
    die Zukunft … sieht vielversprechend aus; machen Sie den ersten Schritt; mach den ersten Schritt
    mit den richtigen … können Sie; viel Spaß beim; viel Erfolg bei
  `),
  fillers: phrases(`
    es ist wichtig zu beachten|erwähnen|betonen|verstehen|wissen; es ist zu beachten dass; es ist erwähnenswert dass
    es sei darauf hingewiesen; es ist kein Geheimnis dass; es versteht sich von selbst; man sollte bedenken dass
    es gilt zu beachten; es lohnt sich zu erwähnen; nicht zu unterschätzen; in diesem Zusammenhang ist
    spielt|spielen … eine entscheidende|wichtige|zentrale|wesentliche|bedeutende Rolle; von entscheidender Bedeutung
    von großer Bedeutung; von zentraler Bedeutung; den entscheidenden Unterschied; der Schlüssel zum Erfolg
    der Schlüssel liegt; Hand aufs Herz; seien wir ehrlich; Tatsache ist; es gibt keine Einheitslösung
    wichtiger denn je; heute mehr denn je; zu guter Letzt; im Großen und Ganzen; sowohl für Anfänger als auch
    sowohl Anfänger als auch
  `),
  templates: phrases(`
    ist mehr als nur; sind mehr als nur; es geht nicht nur um; nicht nur … sondern auch … sondern
    ist nicht nur ein|eine … sondern; weit mehr als nur; mehr als nur ein|eine; egal ob Sie|du … oder
    ganz gleich ob Sie|du|Anfänger|für; ob Anfänger oder; ob Sie nun … oder; die gute Nachricht; das Beste daran
    das Ergebnis ist; sagen Sie … Lebewohl; verabschieden Sie sich von; was wäre wenn ich; ist kein Luxus sondern
    von … bis hin zu … und alles dazwischen
  `),
  stock: phrases(`
    taucht ein in; eintauchen in die Welt; ein Beweis für die|das|den; ein Zeugnis für|der; reiches Erbe
    faszinierende Welt; bunte Vielfalt; volles Potenzial|Potential; volle Potenzial|Potential
    Potenzial auszuschöpfen|entfalten|entfesseln; Potenzial freisetzen|entfesseln; die Macht der|des … nutzen
    auf die nächste Stufe; auf ein neues Level; aufs nächste Level; auf das nächste Level; auf eine neue Ebene
    neue Maßstäbe setz*; Maßstäbe setz*; bahnbrechende|bahnbrechenden; ebnet den Weg; den Weg ebnen
    maßgeschneiderte|maßgeschneiderten Lösung*; ganzheitlicher Ansatz; ganzheitlichen Ansatz; Spielveränderer
    Game-Changer; Gamechanger; stetig wachsende|wachsenden; ständig wachsende|wachsenden
    sich ständig wandelnde|wandelnden; Reise begeben; begeben wir uns; verborgene Schätze; Schatzkammer
    Leuchtturm der; Wandteppich; unvergessliches Erlebnis; unvergessliche Erlebnisse; nachhaltige Zukunft
    atemberaubend*
  `),
  inflated: phrases(`
    umfassend*; entscheidend*; essenziell*; essentiell*; unerlässlich*; unverzichtbar*; innovativ*; nahtlos*
    ganzheitlich*; maßgeschneidert*; wegweisend*; revolutionär*; vielfältig*; vielschichtig*; facettenreich*
    dynamisch*; nachhaltig*; optimal*; optimier*; maximier*; effizient*; effektiv*; wertvoll*; spannend*
    faszinierend*; einzigartig*; Potenzial; Herausforderung*; Landschaft; Reise; fundierte; darüber hinaus
    des Weiteren; zudem; ermöglich*; fördert; stärkt; bereicher*; inspirier*; transformier*; eine Vielzahl von|an
    eine breite Palette; eine Fülle von|an
  `),
  intensifiers: phrases(`
    wirklich; absolut; unglaublich; äußerst; enorm; zweifellos; zweifelsohne; unbestreitbar; tatsächlich; extrem
    überaus; bemerkenswert; definitiv; perfekt*; fantastisch*; großartig*; beeindruckend*; signifikant; erheblich
  `),
  and: ['und', 'oder', 'sowie'],
};
