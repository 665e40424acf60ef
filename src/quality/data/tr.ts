import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const tr: QualityWords = {
  tested: entries(`
    test ettik, test ettim, ölçtük, ölçtüm, denedik, denedim, testimizde, testimde, ölçümlerimiz, ölçümlerim
    kullandıktan sonra, ziyaret ettik, ziyaret ettim, satın aldım, aldık, tarttım, kendi deneyimim, notlarım
    fark ettim, karşılaştırdık, bahçemde, mutfağımda, evimde
  `),
  studies: entries(`
    çalışma, araştırma*, araştırmacı*, üniversite*, dergi*, anket*, istatistik*, tüik, bakanlı*, enstitü*, göre
    verileri, yayımlan*, yayınlan*, rapor*, kılavuz*, kurumu
  `),
  byline: entries(`
    yazan, yazar, inceleyen, editör, hazırlayan, yazar hakkında, güncellendi, yayımlandı, yayın tarihi
  `),
  credentials: entries(`
    dr, doktor, profesör, mühendis, hekim, eczacı, diyetisyen, avukat, yıllık deneyim, sertifikalı, uzm
  `),
  contact: entries(`
    iletişim, bize ulaşın, hakkımızda, gizlilik politikası, e-posta, telefon, adres
  `),
  hype: entries(`
    inanılmaz, devrim niteliğinde, mucize*, garantili, garanti, anında, zahmetsiz*, sır, sırrı, nihai, rakipsiz
    hayatınızı değiştirecek, sihirli, %100 güvenli, risksiz, herkes için mükemmel, gelmiş geçmiş en iyi, eşsiz
    şok edici, muhteşem
  `),
  teasers: entries(`
    inanamayacaksınız, ne oldu, işte bu yüzden, herkes konuşuyor, işte
  `),
  filler: entries(`
    günümüz dünyasında, günümüzde, belirtmek önemlidir, unutulmamalıdır ki, söz konusu olduğunda, günün sonunda
    son olarak ama, söylemeye gerek yok, önemli bir rol oynar, kritik bir rol oynar, her zamankinden daha
    hepimizin bildiği gibi, bilmeniz gereken her şey, geniş bir yelpaze
  `),
  selling: entries(`
    hemen al, şimdi satın al, sipariş ver, sepete ekle, sepet*, ücretsiz kargo, indirim*, kampanya*, mağazamız
    stokta, ürünlerimiz, bizi arayın, rezervasyon, en iyi fiyat, kupon*, kdv dahil
  `),
  disclosure: entries(`
    satış ortaklığı, komisyon, sponsorlu, reklam, ücretli iş birliği, kazanabiliriz, ücretsiz sağlan*
    çıkar çatışması
  `),
  selfPraise: entries(`
    uzmanlar tarafından yazıl*, önde gelen uzman*, uzmanlarımız, en kapsamlı rehber, en iyi rehber, ödüllü
    en yüksek kalite, en güvenilir, bu makale en
  `),
  caution: entries(`
    doktorunuza danışın, hekiminize danışın, doktora başvurun, tıbbi tavsiye, uzmana, yan etki*, kontrendik*
    kullanılmamalı, yapılmamalı, risk*, uyarı*, tehlike*, sınırlama*, dezavantaj*, bağlıdır, olmadıkça, zehir*
    toksik, kaybedebilirsiniz, aşırı doz, belirsiz*
  `),
};
