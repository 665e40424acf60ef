import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const cs: QualityWords = {
  tested: entries(`
    testovali jsme, testoval jsem, testovala jsem, měřili jsme, změřil jsem, změřila jsem, vyzkoušeli jsme
    vyzkoušel jsem, vyzkoušela jsem, v našem testu, v mém testu, naše měření, moje měření, navštívili jsme
    navštívil jsem, koupil jsem, koupila jsem, zvážil jsem, vlastní zkušenost*, moje poznámky, všiml jsem
    porovnali jsme, na mé zahradě, v mé kuchyni, u mě doma
  `),
  studies: entries(`
    studie*, studií, výzkum*, vědc*, univerzit*, časopis*, průzkum*, statistik*, ministerstv*, institut*, ústav*
    podle, údaje, publikován*, zpráv*, doporučení, agentur*
  `),
  byline: entries(`
    napsal*, autor, autorka, odborně zkontroloval*, redakce, o autorovi, aktualizováno, publikováno, zveřejněno
  `),
  credentials: entries(`
    dr, mudr, profesor*, ing, inženýr, lékař*, farmaceut*, nutriční, právník, let zkušeností, certifikovan*, mgr
  `),
  contact: entries(`
    kontakt, kontaktujte nás, o nás, ochrana osobních údajů, e-mail, telefon, adresa, redakce
  `),
  hype: entries(`
    neuvěřiteln*, revoluční, zázrak*, zázračn*, zaručen*, okamžitě, bez námahy, tajemství, ultimátní
    nepřekonateln*, změní život, magick*, 100% bezpečn*, bez rizika, ideální pro každého, nejlepší vůbec
    jediný na světě, šokujíc*
  `),
  teasers: entries(`
    neuvěříte, co se stalo, věci které, důvodů proč, všichni mluví
  `),
  filler: entries(`
    v dnešním světě, v dnešní době, je důležité poznamenat, stojí za zmínku, pokud jde o, koneckonců
    v neposlední řadě, hraje klíčovou roli, hraje důležitou roli, více než kdy jindy, jak všichni víme
    vše co potřebujete vědět, široká škála, už nehledejte
  `),
  selling: entries(`
    kupte nyní, koupit, objednejte, přidat do košíku, košík*, doprava zdarma, slev*, akční nabídka, náš obchod
    skladem, naše produkty, zavolejte, rezervujte, nejlepší cena, slevový kód, včetně dph
  `),
  disclosure: entries(`
    affiliate*, proviz*, sponzorovan*, reklama, placená spolupráce, můžeme vydělat, zapůjčeno zdarma
    střet zájmů, sami zaplatili
  `),
  selfPraise: entries(`
    napsali odborníci, přední odborníci, naši odborníci, nejúplnější průvodce, nejlepší průvodce
    ultimátní průvodce, oceňovan*, nejvyšší kvalita, nejdůvěryhodnější, tento článek je
  `),
  caution: entries(`
    poraďte se s lékařem, zeptejte se lékaře, lékařsk* pomoc, odborník*, vedlejší účink*, nežádoucí účink*
    kontraindikac*, neměl by, nesmí, nesmíte, riziko, varování, nebezpeč*, omezení, nevýhod*, záleží na
    pokud ne, jedovat*, toxick*, můžete přijít, předávkování, nejist*
  `),
};
