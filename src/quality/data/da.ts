import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const da: QualityWords = {
  tested: entries(`
    vi testede, jeg testede, vi har testet, jeg har testet, vi målte, jeg målte, vi prøvede, jeg prøvede, jeg har prøvet, vi har prøvet
    i vores test*, i min test*, vores måling*, mine måling*, efter at have brugt, vi besøgte, jeg besøgte, jeg købte, vi købte
    vi vejede, jeg vejede, jeg fotograferede, egen erfaring, egne erfaringer, mine noter, jeg bemærkede, vi sammenlignede
    jeg sammenlignede, i min have, i mit køkken, jeg har selv, vi har selv, jeg noterede
  `),
  studies: entries(`
    undersøgelse*, studie, studier, studiet, forsker*, forskning*, universitet*, tidsskrift*, statistik*, danmarks statistik, ministeri*
    styrelse*, institut*, ifølge, rapport*, kilde, kilder, litteratur, historie*, videnskab*, publiceret, analyse*, encyklopædi
  `),
  byline: entries(
    'skrevet af, forfatter, forfatteren, redigeret af, gennemgået af, fagligt gennemgået, om forfatteren, opdateret den, udgivet den, senest opdateret',
  ),
  credentials: entries(
    'dr, ph.d, professor, ingeniør*, læge, overlæge, speciallæge, sygeplejerske, jurist, advokat, lektor, autoriseret, års erfaring, cand, diætist, farmaceut',
  ),
  contact: entries('kontakt os, kontakt, om os, redaktion*, privatlivspolitik, e-mail, telefon, tlf, cvr, adresse'),
  hype: entries(`
    fantastisk*, utrolig*, revolutionerende, mirakel*, mirakuløs*, bedste nogensinde, garanteret, øjeblikkelig*, hemmelighed*, ultimativ*
    uovertruffen, uovertrufne, livsændrende, magisk*, 100 % sikker, verdens bedste, perfekt til alle, lækker*, super, vildt, sindssyg*
    helt unik*, uden risiko, chokerende, enestående
  `),
  teasers: entries(
    'du vil ikke tro, hvad der sker, det er derfor, her er, ting du, grunde til, alle taler om, du har brug for',
  ),
  filler: entries(`
    i dagens verden, i en travl hverdag, det er vigtigt at bemærke, det er værd at bemærke, når det kommer til, når alt kommer til alt
    det siger sig selv, sidst men ikke mindst, uanset om du, spiller en afgørende rolle, spiller en vigtig rolle, i en verden af
    mere end nogensinde, som vi alle ved, alt hvad du behøver at vide, en bred vifte af, for enhver smag, led ikke længere, tag det til næste niveau
  `),
  selling: entries(`
    køb nu, køb her, bestil, læg i kurv, læg i kurven, indkøbskurv*, fri fragt, gratis fragt, levering*, rabat*, tilbud*, udsalg, på lager
    vores produkter, vores butik, webshop*, ring til os, book, tilmeld*, priser fra, billig*, inkl. moms, inkl moms, ekskl. moms, returret, betaling*
    hos os, vi tilbyder, kontakt os, gavekort, kr, dkk, online casino, casino*, bonus*
  `),
  disclosure: entries(
    'affiliate*, provision, sponsoreret, reklame, annonce*, betalt partnerskab, annoncørbetalt, vi kan tjene, interessekonflikt*, har selv betalt, stillet gratis til rådighed',
  ),
  selfPraise: entries(
    'skrevet af førende eksperter, førende eksperter, vores eksperter, skrevet af eksperter, mest omfattende guide, den ultimative guide, prisvindende, højeste kvalitet, mest troværdige, bedste guide, denne artikel er den',
  ),
  caution: entries(`
    kontakt din læge, spørg din læge, søg læge, lægehjælp, rådfør dig, professionel rådgivning, bivirkning*, bør ikke, må ikke, risiko for
    advarsel, fare, farlig*, begrænsning*, ulempe*, afhænger af, medmindre, giftig*, forgiftning*, kan tabe, overdosis, ikke egnet, usikker*
  `),
};
