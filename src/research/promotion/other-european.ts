import { turkishPhrases, wordPhrases } from '../phrase-patterns.ts';

/** What only who sells or invites says, in European languages of other families, and in Turkish. */
export const OTHER_EUROPEAN = {
  el: wordPhrases(`
    (πελάτες|πελατών) μας
    έκπτωση (έως |μέχρι )?#%|#% έκπτωση|με έκπτωση #|εκπτωτικ(ός|ό|ού|οί) (κωδικ*|κουπόνι*)|κωδικ(ός|ό|ού) έκπτωσης|κουπόνι έκπτωσης
    δωρεάν (μεταφορικά|αποστολή|παράδοση|δοκιμή|δοκιμαστικ*)|(δοκιμάστε|δοκίμασε) (το |μας )?δωρεάν
    (παραγγείλτε|παράγγειλε|αγοράστε|αγόρασε) (τώρα|σήμερα|online|από εμάς)|(κάντε|κάνε) (κράτηση|like|εγγραφή στο κανάλι)
    κλείστε (ραντεβού μαζί|τη θέση σας|τώρα)|(εγγραφείτε|γραφτείτε|εγγράψου) (τώρα|σήμερα|στο|στην|στον|δωρεάν|εδώ)
    (ακολουθήστε|ακολούθησέ|καλέστε|πάρτε|επισκεφθείτε|επισκεφτείτε) μας|(κοινοποιήστε|μοιραστείτε) (το άρθρο|αυτό το άρθρο)
    (κατάστημά|καταστήματά|μάθημά|μαθήματά|σεμινάριό|σεμινάριά|κανάλι|εργαστήριό|δελτίο|newsletter|webinar|e-shop) μας
    κατεβάστε (δωρεάν|τον (δωρεάν )?οδηγό μας|το δωρεάν)|επόμεν(ος|ο|η) (κύκλος|μάθημα|σεμινάριο|τμήμα|webinar) … (ξεκινά|ξεκινάει|αρχίζει)
    (περιορισμένες|τελευταίες) θέσεις|θέσεις είναι περιορισμένες|μέχρι εξαντλήσεως|επικοινωνήστε μαζί μας
    (ωράριο|ώρες) (λειτουργίας|καταστήματος)?:|δώρο (στο τέλος|σας περιμένει)|ειδική προσφορά|προσφορά (ισχύει|περιορισμένου)
    μη χάσετε (την προσφορά|την ευκαιρία|τις προσφορές)
  `),
  et: wordPhrases(`
    meie (kliendid|klientide|kliente|klientidele)
    sooduskood*|#% (allahindlus*|soodsamalt)|#-protsendi(ne|line)? allahindlus*|allahindlus kuni #
    tasuta (transport|tarne|kohaletoimetamine|prooviperiood|proovitund)|proovi(ge)? tasuta
    (telli|osta|broneeri|registreeru|registreeri end)(ge)? (kohe|nüüd|juba täna|meie|kursusele|oma koht)|liitu(ge)? (meie|uudiskirjaga)
    telli(ge)? (meie )?uudiskiri|jälgi(ge)? meid|jaga(ge)? (artiklit|postitust)
    meie (pood|poes|poest|poodi|e-pood|e-poes|e-poest|veebipood*|kursus|kursusel*|kursused|uudiskir*|veebinar*|koolitus*|salong*)
    (lae|laadi)(ge)? alla (tasuta|meie)|järgmi(ne|sed) (kursus|rühm|grupp|koolitus|veebinar) … (algab|alustab|stardib)
    kohtade arv on piiratud|kuni kaupa jätkub|helista(ge)? meile|võt(a|ke) meiega ühendust|lahtiolekuajad:|oleme avatud
    kingitus (artikli lõpus|ootab)|eripakkumi(ne|sed)
  `),
  fi: wordPhrases(`
    asiakkaamme|asiakkaidemme|asiakkaillemme|asiakkaitamme
    alennuskood*|alekood*|tarjouskood*|#% (alennus|alennusta|alennuksen|alennuksella)|# prosentin alennu(s|ksen|ksella)
    ilmai(nen|sen|seen) (toimitu*|kokeilu*)|kokeile (ilmaiseksi|maksutta)
    tilaa (nyt|heti|tästä|tänään|(meidän )?uutiskirje*)|(osta|varaa) (nyt|heti|tästä|paikkasi|oma paikkasi|omasi)
    ilmoittau(du|tukaa) (mukaan|nyt|kurssille*|heti)|rekisteröidy (nyt|ilmaiseksi)|seuraa meitä|tykkää (meistä|ja jaa)|jaa (artikkeli|tämä artikkeli)
    (kauppamme|kaupastamme|verkkokauppamme|verkkokaupastamme|kurssimme|kurssillemme|kursseillemme|uutiskirjeemme|webinaarimme|myymälämme|oppaamme|kanavamme)
    lataa (ilmainen|ilmaiseksi|tästä)|seuraava (kurssi|ryhmä|webinaari|verkkokurssi) … (alkaa|käynnistyy)
    paikkoja (on )?rajoitetusti|niin kauan kuin (varastoa|tavaraa)|soita meille|(ota|ottakaa) meihin yhteyttä|(ota|ottakaa) yhteyttä meihin
    aukioloajat:|aukioloaikamme|lahja (artikkelin lopussa|odottaa sinua)|erikoistarjous|tervetuloa (myymälä*|kurssill*|kauppa*)
  `),
  hu: wordPhrases(`
    (ügyfeleink|vásárlóink|vevőink)(nek|et)?
    #%(-os)? kedvezm(ény|énnyel|ényt|ényre)|# százalék(os)? kedvezm(ény|énnyel|ényt)|(kedvezmény|kupon|akciós )kód*|promóciós kód*
    ingyenes (szállítás*|kiszállítás*|próbaidő*|próbaóra*)|próbáld? ki ingyen|próbálja ki ingyen
    rendel(d|je) meg (most|online|még|nálunk)|(rendel|vásárol)(j|jen|jon) (most|nálunk|online|még ma)
    foglal(j|jon|d|ja) (most|le (most|a helyed*|a helyét|az időpont*)|időpontot nálunk|helyet (most|még))
    jelentkez(z|zen|zenek) (most|még ma|hozzánk|a (tanfolyam|kurzus|képzés)*)|iratkoz(z|zon) (fel|be)
    regisztrál(j|jon) (most|ingyen*)|kövess(en)? (minket|bennünket)|oszd meg (a cikket|ezt|barátaiddal|ismerőseiddel)|lájkold
    (tanfolyamunk|üzletünk|boltunk|webshopunk|webáruházunk|hírlevelünk|webináriumunk|kurzusunk|bemutatótermünk|képzésünk|csatornánk)(ra|re|ban|ben|at|et|t)?
    töltsd le (most|ingyen*|az ingyenes)|töltse le (most|ingyen*|az ingyenes)
    következő (tanfolyam*|csoport*|kurzus*|turnus*|évfolyam*|képzés*) … (indul|kezdődik)|a helyek száma korlátozott|amíg a készlet tart
    hívj(on)? (minket|bennünket)|keress(en)? (minket|bennünket)|nyitvatartás(unk)?:|nyitva tartás(unk)?:
    ajándék (a cikk végén|vár)|különleges ajánlat*|várjuk szeretettel
  `),
  lt: wordPhrases(`
    mūsų (klient|pirkėj)(ai|ams|ų|us)
    #% nuolaid(a|os|ą|ai)|# procentų nuolaid(a|os|ą)|nuolaid(a|os|ą) iki #|nuolaidos kod*|nuolaidų kod*|nuolaidos kupon*
    nemokam(as|ą|o|u) (pristatym*|bandom*)|(išbandykite|išbandyk) nemokamai
    (užsisakykite|užsisakyk|įsigykite|pirkite|rezervuokite) (dabar|jau|internetu|pas mus|savo vietą|šiandien)
    (registruokitės|registruokis|užsiregistruokite|prisijunkite) (dabar|jau|į (kurs*|mūsų)|šiandien|prie mūsų)|(prenumeruokite|prenumeruok) (mūsų|naujienlaišk*)
    (sekite|sek|skambinkite|aplankykite) (mus|mums)|(dalinkitės|pasidalinkite) (straipsniu|įrašu)
    mūsų (parduotuv*|kurs(ai|as|ą|e|us|uose)|el\\. parduotuv*|elektronin* parduotuv*|naujienlaišk*|seminar*|internetin* parduotuv*|mokym(ai|us|uose)|salon*|kanal*)
    (atsisiųskite|parsisiųskite) (nemokam*|mūsų)|kit(as|i|a) (kurs*|grupė|srautas|mokymai) … (prasideda|startuoja)
    vietų skaičius ribotas|kol turime|susisiekite su mumis|darbo laikas:|dovana (straipsnio|laukia)|special(us|ūs) pasiūlym*
  `),
  tr: turkishPhrases(`
    müşterilerimiz*
    (%|yüzde )# indirim*|indirim (kodu|kuponu|kodunu|kuponunu)|ücretsiz (kargo|teslimat|deneme (süresi|dersi|sürümü)|deneyin|dene)|(kargo bedava|bedava kargo)
    (hemen|şimdi) (sipariş|satın al*|başvur|başvurun|kaydol*|kayıt ol*|rezervasyon|ara|arayın|al|alın|indir|indirin|incele|inceleyin)
    (yerinizi|yerini) ayırt*|rezervasyonunuzu (hemen|şimdi)|(bültenimiz|kursumuz|kanalımız)(e|a) (kaydol*|katıl*|abone*)
    abone ol(un|unuz|mayı)|bizi (takip|arayın|ara)|bizimle iletişim*|beğen(in)? ve paylaş*|(yazıyı|makaleyi) paylaş(ın|mayı)
    (mağazamız|kursumuz|kurslarımız|dükkânımız|dükkanımız|bültenimiz|webinarımız|kanalımız|eğitimimiz|atölyemiz|şubemiz|kampanyamız)*
    ücretsiz indir(in|ebilirsiniz)?|(bir sonraki|yeni|önümüzdeki) (kurs*|dönem*|grup*|eğitim*|atölye*) … (başlıyor|başlayacak)
    kontenjan* (sınırlı*|doluyor)|stoklarla sınırlı*|çalışma saatlerimiz|çalışma saatleri:|hediye* (yazının sonunda|sizi bekliyor)
    fırsatı kaçırma*|özel (teklif|fırsat)imiz*|sınırlı süre*
  `),
};
