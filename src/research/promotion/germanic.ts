import { wordPhrases } from '../phrase-patterns.ts';

/** What only who sells or invites says, in the Germanic languages. */
export const GERMANIC = {
  en: wordPhrases(`
    our (own )?(customers|clients|guests)
    (participants|volunteers|testers|subjects)( [a-z]+)? … (are )?(wanted|needed|sought)
    percent off|% off|for only [$€£]|free of charge|(ships?|shipping|delivered) free|free (shipping|delivery|trial)
    opening hours|open (daily|mondays?|tuesdays?|weekdays)
    our (shop|showroom|store|booth|stand|club|newsletter|support team|advice line|hotline)|showroom
    our (free )?(online )?(course|webinar|workshop|masterclass|academy|bootcamp|checklist|e-?book|podcast)s?
    prize draw|win an? (prize|trip|weekend|ticket|holiday)|enter our|use the code
    (order|register|book|buy|donate|subscribe|enroll?|join) (before|now|today|here|online|your|a free)
    in your inbox|to your (door|inbox)|sign up|brought to you by|customers also|registration required|by clicking
    in (the|our) (next|[a-z]+) issue|photo on the|dollars a month|euros a month|get a free
    free for # (days?|weeks?|months?)|#[- ]day('?s'?)? free trial|try (the|our|it) … free
    (book|request|schedule|get) (a|your) (free )?(demo|quote|consultation|call with)
    (promo|promotional|discount|coupon|voucher) codes?
    next (course|cohort|intake|workshop|webinar|masterclass) … (starts|begins|kicks off) (in|on|this|next)
    follow us|subscribe to (our|my|the channel|the newsletter)|like and (share|subscribe)|share this (article|post)
    download (our|your|the free|your free|a free|this free)|(claim|grab) your|call us (on|at|today|now|for|any ?time|directly)|give us a call|contact us
    (places|spots|seats) are limited|limited (spots|seats|places)|early[- ]bird (price|discount|ticket|offer)s?
    while (supplies|stocks?) lasts?|money[- ]back guarantee|(a|your) (free )?gift (is waiting|awaits|at the end)
  `),
  de: wordPhrases(`
    unser(e|en|er) (Kunden|Kundinnen|Kundschaft|Stammkunden)
    #% (Rabatt|Nachlass)|# Prozent (Rabatt|Nachlass)|Rabatt (von|auf|bis|sichern)|mit Rabatt|Rabatt(code|aktion|gutschein)*
    Gutschein|Gutscheincode*|Sonderangebot|Probeabo|Abo|Gewinnspiel|Anzeige:
    unsere Öffnungszeiten|Öffnungszeiten( sind)?:|Öffnungszeiten (von|sind)? ?#|jetzt (sichern|kaufen|bestellen|lesen|buchen|anmelden|herunterladen|testen|vormerken|registrieren)
    geschenkt|versandkostenfrei|(kostenloser|gratis) Versand|in (der|unserer) App
    unser(em|en|er|e|es)? (Shop|Onlineshop|Online-Shop|Laden|Filialen?|Showroom|Newsletter*|Webinar*|Workshop*|Kurs|Kurse|Kursen|Onlinekurs*|Online-Kurs*|Seminare?|Akademie)
    (abonnier|folg)(en Sie|t|e) (uns|unser*|mir|meinem|den Newsletter)|(den|zum|unseren) Newsletter (abonnieren|anmelden)
    kostenlos (testen|anmelden|herunterladen)|gratis (testen|herunterladen|dazu)
    kostenlose[nrs]? (Probe*|Testphase|Testversion|Probemonat|Erstgespräch|Checkliste|Webinar|E-Book|Beratungsgespräch)
    nächste[nrs]? (Kurs|Workshop|Durchgang|Seminar|Lehrgang|Webinar) … (startet|beginnt|findet)
    Plätze sind (begrenzt|limitiert)|Teilnehmerzahl ist begrenzt|nur für kurze Zeit|solange der Vorrat reicht
    (rufen Sie|ruft|ruf) uns an|kontaktieren Sie uns|nehmen Sie Kontakt mit uns
    meld(e dich|et euch|en Sie sich) (jetzt|gleich|hier|noch heute|für|zum|zu unser*)
    (bestell|kauf|buch|sicher)(en Sie|e|t) (jetzt|noch heute|gleich|sich|dir|euch|online)
    (teilt|teile|teilen Sie) (diesen|den) (Beitrag|Artikel)|Geschenk (am Ende|wartet)
  `),
  nl: wordPhrases(`
    onze klanten
    #% korting|# procent korting|korting van #|met korting bij ons|kortingscode*|kortingsbon*|actiecode*
    gratis (verzending|verzonden|bezorging|bezorgd|proefperiode|proefles|proberen)
    probeer (het |ons )?gratis|(bestel|koop|boek|reserveer) (nu|vandaag|direct|online|meteen|snel)
    (bestel|boek|reserveer) (je|uw|jouw) (plek|plaats|exemplaar|tafel|afspraak|ticket*)
    schrijf (je|u) (nu |direct |snel )?in (voor|op)|meld (je|u) (nu |direct |snel )?aan|abonneer (je|u)|volg ons
    like en deel|deel (dit artikel|deze pagina|dit bericht)
    onze (winkel*|webshop|webwinkel|cursus*|nieuwsbrief|workshop*|showroom|training*|webinar*|app|academie|checklist|online cursus*)
    ons (webinar|kanaal|e-?book|filiaal)|download (gratis|nu|onze|ons|de gratis|het gratis|hier)
    volgende (cursus|training|editie|lichting|workshop|groep) … (start|begint)
    beperkt aantal plaatsen|plaatsen zijn beperkt|zolang de voorraad strekt|vol is vol|op is op
    bel ons|bel (nu|gerust)|neem contact (met ons )?op met ons|neem contact met ons op|openingstijden:|onze openingstijden
    cadeau (aan het eind|aan het einde|van ons)|bij (uw|je|elke) bestelling|speciale aanbieding|niet goed, geld terug
  `),
  da: wordPhrases(`
    vores kunder
    rabatkode*|#% rabat|# (procent|pct\\.) rabat|spar op til #|fri fragt|gratis (fragt|levering|prøveperiode|prøvetime)
    prøv (det |os )?gratis|gratis i # (dage|uger|måneder)
    (bestil|køb|book) (nu|i dag|online|her|din plads|dit eksemplar|tid hos os)|tilmeld dig|meld dig til|følg os
    abonner på (vores|nyhedsbrevet|kanalen)|like og del|del (artiklen|opslaget) med
    vores (butik*|kursus|kurser|webshop|webinar*|nyhedsbrev*|workshop*|showroom|kanal|app|onlinekursus)
    (hent|download) (gratis|vores|din gratis|den gratis)|næste (kursus|hold|forløb|workshop) … (starter|begynder)
    begrænset antal pladser|få pladser tilbage|så længe lager haves|ring til os|kontakt os|vores åbningstider|åbningstider:
    gave (til sidst|venter på)|særtilbud|særligt tilbud|kom forbi (butikken|os)
  `),
  no: wordPhrases(`
    våre kunder|kundene våre
    rabattkode*|#% rabatt|# prosent rabatt|spar opptil #|(fri|gratis) (frakt|levering)|gratis prøve(periode|time)
    prøv (det |oss )?gratis|gratis i # (dager|uker|måneder)
    (bestill|kjøp|book|reserver) (nå|no|i dag|på nett|her|din plass|ditt eksemplar|time hos oss)|meld deg på|følg oss
    abonner på (vår*|nyhetsbrevet|kanalen)|lik og del|del (artikkelen|innlegget) med
    vår(t|e)? (butikk*|kurs*|nettbutikk*|nettkurs*|webinar*|nyhetsbrev*|verksted*|app|kanal)
    (nyhetsbrevet|kurset|webinaret) vårt|(nettbutikken|butikken|appen|kanalen) vår|kursene våre
    last ned (gratis|vår*|din gratis|den gratis)|neste (kurs|kull|webinar|verksted) … (starter|begynner|begynn)
    begrenset antall plasser|begrensa tal plassar|så langt lageret rekker|ring oss|kontakt oss|våre åpningstider|åpningstider:
    gave (på slutten|venter på)|spesialtilbud
  `),
  sv: wordPhrases(`
    våra kunder
    rabattkod*|#% rabatt|# procent rabatt|spara upp till #|(fri|gratis) (frakt|leverans)|gratis provperiod
    (prova|testa) (på )?(oss )?gratis|gratis i # (dagar|veckor|månader)
    (beställ|köp|boka) (nu|idag|i dag|online|här|din plats|ditt exemplar|tid hos oss)|anmäl dig (nu|idag|i dag|här|till)
    följ oss|prenumerera på (vår|vårt|våra|nyhetsbrevet|kanalen)|gilla och dela|dela (artikeln|inlägget) med
    (vår|vårt|våra) (butik*|kurs|kurser|onlinekurs*|webbutik*|webbinari*|nyhetsbrev*|workshop*|app|kanal|webbshop)
    ladda (ner|ned) (gratis|vår*|din gratis|den gratis)|nästa (kurs|kursstart|omgång|webbinarium) … (startar|börjar)
    begränsat antal platser|så länge lagret räcker|ring oss|kontakta oss|våra öppettider|öppettider:
    present (i slutet|väntar på)|specialerbjudande*
  `),
};
