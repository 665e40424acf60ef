import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    o, bu, şu, onlar, bunlar, şunlar, onun, bunun, şunun, onların, bunların, ona, buna, onlara, bunlara, onu, bunu
    onları, bunları, onda, bunda, onlarda, ondan, bundan, onlardan, bunlardan, onunla, bununla, bununla birlikte
    bununla beraber, böyle, böyle bir, böylesi, böylece, böylelikle, öyle, şöyle, burada, orada, buradan, oradan, buraya
    oraya, burası, her ikisi, her ikisi de, ikisi de, diğer, diğeri, diğerleri, öteki, bir diğer, bir diğeri, bir başka
    başka bir, ilki, birincisi, ikincisi, üçüncüsü, dördüncüsü, sonuncusu, ikinci olarak, üçüncü olarak, son olarak
    sonra, daha sonra, ardından, sonrasında, akabinde, o zaman, ayrıca, üstelik, dahası, bunun yerine, bu arada
    bu nedenle, bu yüzden, bu sebeple, dolayısıyla, o halde, o hâlde, oysa, oysaki, halbuki, ancak, fakat, ama, lakin
    ve, veya, ya da, ne var ki, yine de, buna rağmen, bunlara rağmen, buna karşın, çünkü, zira, bunun yanında
    bunun yanı sıra, bunların yanı sıra, buna ek olarak, bunlara ek olarak, ek olarak, ilaveten, bunun dışında
    sonuç olarak, bunun sonucunda, bu sayede, aksi halde, aksi hâlde, aksi takdirde, aksine, tam tersine, tersine
    benzer şekilde, benzer biçimde, aynı şekilde, aynı zamanda, aynı anda, öte yandan, diğer yandan, diğer taraftan
    örneğin, mesela, bu durumda, bu durum, böyle bir durumda, bu şekilde, bu bağlamda, bu açıdan, bu amaçla, bu dönemde
    o dönemde, bu süreçte, bu noktada, kısacası, özetle, kısaca, başka bir deyişle, bir başka deyişle, diğer bir deyişle
    yani, aslında, nitekim, özellikle de, bunlardan biri, onlardan biri, bunların bazıları, bunların çoğu
    bunların hepsi, bunların tümü, hepsi, bazıları, çoğu, her biri, hiçbiri, kimisi, aralarında, bunun için
    bunun nedeni, nedeni ise, sonucunda, hatta, elbette, tabii ki, tabii, zaten, işte, işte bu, peki, aynısı, söz konusu
    adı geçen, bu gibi, bu tür, bu tip, bu da, bu ise, o da, onlar da, o yıllarda, derken, demek ki, bilakis
    ancak o zaman, ancak bundan sonra, ancak ondan sonra
  `),
  independentOpeners: entries(`
    bu yıl, bu hafta, bu ay, bu sabah, bu yaz, bu kış, bu bahar, bu sezon, bu çeyrekte, bu yüzyılda, diğer adıyla
    ikinci dünya savaşı, birinci dünya savaşı, üçüncü dünya, diğer bir neden, bir diğer neden, başka bir neden, ilk adım
    aynı anda birden fazla, ya da benzeri, ve benzeri, örneğin türkiye'de, hepsi bir arada, diğer ülkelerde
    diğer örnekler
  `),
  dependentAnywhere: entries(`
    ikincisi, birincisi, yukarıdaki, yukarıda belirtilen, yukarıda anılan, adı geçen, söz konusu, bahsedilen
    bahsi geçen, sözü edilen, bu nedenle, bu yüzden, bu sebeple, dolayısıyla, bu şekilde, bu durumda, bu anlamda
    bu açıdan, bu bakımdan, bu bağlamda, bu noktada, bu amaçla, bunun anlamı, bu demektir, bu yaklaşım, bu yöntem
    bu süreç, bu sorun, bu eğilim, bu etki, bu olgu, bunlardan, onlardan, bundan dolayı, bunun sonucunda, bu sayede
  `),
  roleOpeners: entries(`
    şirket, firma, ekip, kurucu, kurucular, kurucusu, araştırmacılar, araştırmacı, bilim insanları, bilim adamları
    çalışmada, çalışmaya göre, çalışmanın sonuçları, çalışmanın yazarları, araştırmada, araştırmaya göre
    araştırmanın sonuçları, rapor, raporda, rapora göre, raporun, makale, makalede, yazarlar, sonuçlar, bulgular
    ankette, ankete göre, açıklamada, açıklamaya göre, haberde, habere göre, kurucu ortak, sözcü
  `),
  droppableConnectives: entries(`
    ancak, fakat, ama, oysa, halbuki, ayrıca, üstelik, dahası, bunun yanında, bunun yanı sıra, buna ek olarak, ek olarak
    aslında, elbette, tabii ki, tabii, genel olarak, genellikle, sonuç olarak, dolayısıyla, bu nedenle, bu yüzden
    bu sebeple, bu arada, yine de, bununla birlikte, buna rağmen, bunun yerine, benzer şekilde, aynı şekilde, son olarak
    nihayet, öncelikle, ilk olarak, ikinci olarak, üçüncü olarak, her şeyden önce, daha sonra, ardından
    başlangıç olarak, kısacası, özetle, başka bir deyişle, diğer bir deyişle, yani, örneğin, mesela, öte yandan
    diğer yandan, aynı zamanda, daha da önemlisi, en önemlisi, ilginçtir, ne yazık ki, maalesef, neyse ki, şüphesiz
    kuşkusuz, özellikle, ve, peki, nitekim, zaten, hatta, temelde, bilindiği gibi, bilindiği üzere, aksine
  `),
  siteTalk: entries(`
    bu yazıda, bu yazımızda, bu makalede, bu makalemizde, bu içerikte, bu içeriğimizde, bu rehberde, bu bölümde
    bu kısımda, bu videoda, bu blog yazısında, bugünkü yazımızda, bu yazı, bu makale, bu rehber, bu sayfa, bu sayfada
    yazımızda, yazımızın, makalemizde, sizler için, sizlerle, ele alacağız, inceleyeceğiz, açıklayacağız, göstereceğiz
    anlatacağız, bahsedeceğiz, değineceğiz, bakalım, başlayalım, gelin, haydi, daha önce de belirttiğimiz gibi
    belirttiğimiz gibi, bahsettiğimiz gibi, değindiğimiz gibi, belirtildiği gibi, belirtildiği üzere
    yukarıda belirtildiği gibi, görüldüğü gibi, görüldüğü üzere, gördüğünüz gibi, yukarıda, aşağıda, aşağıdaki
    yukarıdaki tablo, aşağıdaki tablo, tabloda, görselde, grafikte, fotoğrafta, okumaya devam edin, buraya tıklayın
    tıklayınız, işte, sonraki bölüm, önceki bölüm, değerli okurlar, sevgili okurlar, sevgili okuyucular
    merak ediyor olabilirsiniz, merak ediyorsanız, yazar notu, yorumlarda, daha fazla bilgi için, detaylı bilgi için
    ayrıntılı bilgi için, blogumuzda, sizin için derledik, sizler için derledik
  `),
  boilerplate: entries(`
    çerez*, cookie, cookies, abone ol*, abonelik, bülten*, e-bülten*, kayıt olun, kaydolun, üye ol*, giriş yap*
    oturum aç*, tıkla, tıklayın, tıklayınız, paylaş, paylaşın, reklam*, sponsorlu, tüm hakları saklıdır, telif hakkı
    telif hakları, copyright, devamını oku, devamını okuyun, daha fazla bilgi, daha fazla oku, ayrıca okuyun
    ayrıca bakınız, ilgili yazılar, benzer yazılar, ilginizi çekebilir, bizi takip edin, takip edin, gizlilik politikası
    kişisel verilerin korunması, kvkk, kullanım koşulları, kullanım şartları, yorum yap, yorum yapın, yorum bırakın
    e-posta adresiniz, e-posta adresi, javascript, tarayıcınız, tarayıcı*, görsel kaynağı, getty images, videoyu izleyin
    podcast*, webinar*, ücretsiz e-kitap, indirim kodu, promosyon kodu, kupon*, ücretsiz deneme, bize ulaşın
    iletişime geçin, içindekiler, içeriğe geç, son güncelleme, güncellenme tarihi, yayınlanma tarihi, yayınlandı
    ortaklık bağlantı*, bizi destekleyin, okuduğunuz için teşekkür*, hemen satın al*, hemen sipariş, sepete ekle, sepet*
    hediye kartı, ekibimiz, uzmanlarımız, web sitemiz, sitemiz*, okurlarımız, hizmetlerimiz, randevu alın, editör*
    ekran görüntüsü, haberin devamı
  `),
  firstPersonSingular: entries(`
    ben, bana, beni, benim, bende, benden, kendim, bence, düşünüyorum, sanıyorum, inanıyorum, öneririm, tavsiye ederim
    biliyorum, görüyorum
  `),
  firstPersonPlural: entries(`
    biz, bize, bizi, bizim, bizde, bizden, kendimiz, sizler için derledik, düşünüyoruz, inanıyoruz, öneriyoruz, öneririz
    biliyoruz, görüyoruz, yapıyoruz, ülkemiz*, hepimiz, bizler
  `),
  secondPerson: entries(`
    sen, sana, seni, senin, siz, size, sizi, sizin, sizde, sizden, sizler, sizlere, kendiniz, kendinizi, kendinize
    isterseniz, istiyorsanız, yapabilirsiniz, kullanabilirsiniz, edebilirsiniz, alabilirsiniz, bulabilirsiniz
    yapmalısınız, etmelisiniz, unutmayın, emin olun, deneyin, seçin, dikkat edin, bilmelisiniz, biliyorsunuz, hakkınız
  `),
  relativeTime: entries(`
    dün, bugün, yarın, bu gece, bu akşam, bu sabah, bu hafta, bu ay, bu yıl, bu sene, bu yaz, bu kış, bu bahar, bu sezon
    bu çeyrekte, geçen hafta, geçen ay, geçen yıl, geçen sene, geçtiğimiz hafta, geçtiğimiz ay, geçtiğimiz yıl
    gelecek hafta, gelecek ay, gelecek yıl, önümüzdeki hafta, önümüzdeki ay, önümüzdeki yıl, seneye, yakın zamanda
    geçenlerde, son zamanlarda, yıl önce, sene önce, ay önce, hafta önce, gün önce, saat önce, şu anda, şu an, şimdi, şimdilik, halen, hâlen, şu ana kadar, bugüne kadar
    şimdiye kadar, günümüzde, bugünlerde, bugünkü, son yıllarda, son aylarda, son haftalarda, son günlerde
    son bir yılda, pazartesi günü, salı günü, çarşamba günü, perşembe günü, cuma günü, cumartesi günü, pazar günü
    az önce, yaklaşan, önümüzdeki aylarda, önümüzdeki yıllarda, yakında
  `),
  polemic: entries(`
    aptal*, salak*, gerizekalı*, geri zekalı*, ahmak*, yalancı*, saçmalık*, saçma sapan, zırva*, rezil*, rezalet*
    utanç verici, iğrenç*, çılgın*, şok edici, şoke eden, inanılmaz, skandal*, lanet*, kahrolası, kepaze*, uyanın
    beyin yıkama, propaganda*, komplo*, küresel güçler, üst akıl, dış güçler, hain*, vatan haini, dolandırıcı*
    sahtekar*, sahtekâr*, şarlatan*, yandaş medya, sözde uzmanlar, gerçek şu ki, kendimizi kandırmayalım, inanın bana
    bana güvenin, plandemi*, yozlaşmış elitler, elitler, gülünç, komik bir iddia, faşist*, terörist sevici, koyun sürüsü
    saçma*
  `),
  opinionMarkers: entries(`
    bence, bize göre, bana göre, kanımca, kanaatimce, şahsen, düşünüyorum, düşünüyoruz, inanıyorum, inanıyoruz
    kişisel görüşüm, tecrübelerime göre, deneyimlerime göre, en iyisi, en kötüsü, hak ediyor, maalesef, ne yazık ki
    neyse ki, açıkçası, dürüst olmak gerekirse, şüphesiz, kuşkusuz, hiç şüphe yok, elbette, artık zamanı geldi
    yasaklanmalı, yasaklanmalıdır, umarız
  `),
  sayVerbs: entries(`
    dedi, dediler, diyor, diyorlar, söyledi, söylüyor, söylediler, ekledi, ekliyor, açıkladı, açıklıyor, anlattı
    anlatıyor, yazdı, yazıyor, belirtti, belirtiyor, belirttiler, iddia etti, iddia ediyor, ifade etti, ifade ediyor
    uyardı, uyarıyor, duyurdu, bildirdi, bildiriyor, inanıyor, düşünüyor, önerdi, öneriyor, vurguladı, vurguluyor
    kaydetti, savundu, savunuyor, aktardı, dile getirdi, itiraf etti, göre
  `),
  mythLabels: entries(`
    efsane, mit, yanlış inanış, yanlış bilinen, yanlış bilgi, doğru bilinen yanlış, doğru bilinen yanlışlar, yanılgı
    yalan, uydurma, asılsız, söylenti, söylentiler, batıl inanç, hurafe, hurafeler, yaygın inanış, yaygın kanı
    birçok kişi inanır, sıklıkla söylenir, sanıldığının aksine, şehir efsanesi
  `),
  truthLabels: entries('gerçek, gerçekler, gerçekte, hakikat, doğrulandı, araştırmalar gösteriyor'),
  causes: entries(`
    çünkü, zira, nedeniyle, sebebiyle, yüzünden, dolayı, ötürü, sayesinde, sonucunda, sonucu, neden olur
    neden olmaktadır, neden oldu, neden olan, neden olabilir, yol açar, yol açmaktadır, yol açtı, yol açan, yol açabilir
    sebep olur, sebep olan, nedeni, nedenleri, nedenlerden, sebep*, kaynaklanır, kaynaklanmaktadır, kaynaklanan
    kaynaklanıyor, bağlıdır, bağlı olarak, etkisiyle, tetikler, tetikleyen, katkıda bulunur, katkı sağlar, önler
    engeller, artırır, azaltır, etken*, faktör*
  `),
  means: entries(`
    kullanarak, kullanılarak, yardımıyla, aracılığıyla, vasıtasıyla, yoluyla, ekleyerek, yaparak, için, amacıyla
    gerektirir, gerekir, gerekmektedir, yapılır, yapılmaktadır, kullanılır, kullanılmaktadır, sağlanır, uygulanır
    yöntem*, teknik*, işlem*, prosedür*, araç, araçlar, süreç*, şekilde, mümkündür
  `),
  comparisons: entries(`
    göre, kıyasla, karşılaştırıldığında, nazaran, oranla, aksine, iken, ise, farklı*, fark*, benzer*, aynı, kadar
    daha fazla, daha az, daha yüksek, daha düşük, daha büyük, daha küçük, daha iyi, daha kötü, daha hızlı, daha yavaş
    daha ucuz, daha pahalı, iki katı, yarısı, yerine, öte yandan, üstündür, geride bırak*
  `),
  hedges: entries(`
    olabilir, olabilmektedir, belki, muhtemelen, galiba, herhalde, olası, olasılıkla, potansiyel olarak, görünüyor
    görünmektedir, düşünülüyor, düşünülmektedir, sanılıyor, tahmin ediliyor, tahmin edilmektedir, tahminen
    iddia ediliyor, öne sürülüyor, sözde, söyleniyor, bekleniyor, beklenmektedir, yaklaşık, yaklaşık olarak, civarında
    aşağı yukarı, ön sonuçlar, genellikle, eğilimindedir, öngörülüyor, mümkün
  `),
  definitionPatterns: entries(`
    nedir, demektir, anlamına gelir, anlamına gelmektedir, denir, denmektedir, denilir, denilmektedir, olarak bilinir
    olarak bilinen, olarak adlandırılır, olarak tanımlanır, olarak tanımlanmaktadır, adı verilir, adı verilen
    ifade eder, ifade etmektedir, bir türüdür, bir çeşididir, bir biçimidir, sürecidir, yöntemidir, oluşur, oluşmaktadır
    tanımlar, bir terimdir, bir kavramdır, bir hastalıktır, bir sistemdir, bir süreçtir, bir yöntemdir
  `),
  questionWords: {
    why: entries(`
      neden, niçin, niye, hangi nedenle, nedenleri, nedenleri nelerdir, sebepleri, sebebi nedir, neden olur
    `),
    how: entries(`
      nasıl, nasıl yapılır, ne şekilde, rehberi, rehber, kılavuzu, kılavuz, yolları, yöntemleri, adım adım
    `),
    what: entries('ne, nedir, nelerdir, ne demek, ne demektir, ne anlama gelir, tanımı, anlamı, neler'),
    which: entries('hangi, hangisi, hangileri, ne tür'),
    when: entries('ne zaman, saat kaçta, kaç yılında, ne kadar sürer, kaç yaşında, ne zamandan beri, ne zamana kadar'),
    who: entries('kim, kimler, kimin, kime, kimi, kimdir'),
    where: entries('nerede, nereye, nereden, neresi, nerelerde'),
    howMuch: entries(`
      kaç, ne kadar, ne sıklıkla, ne kadar uzak, kaç yaşında, kaç tane, yüzde kaç, fiyatı, fiyatları, kaç lira, kaça
    `),
    yesNo: entries(`
      mi, mı, mu, mü, midir, mıdır, mudur, müdür, var mı, yok mu, olur mu, gerekir mi, değer mi, mümkün mü, miyim, mıyım
      misiniz, mısınız
    `),
  },
  listWords: entries(`
    en iyi, en iyiler, en popüler, yolları, yolu, ipuçları, öneriler, önerileri, fikirler, fikirleri, örnekler
    örnekleri, türleri, çeşitleri, listesi, nedenleri, sebepleri, şeyler, araçlar, araçları, yöntemleri, stratejileri
    seçenekleri, faydaları, avantajları, gerçekler, hatalar, alternatifleri, neler
  `),
  stepWords: entries(`
    önce, ilk önce, öncelikle, ilk olarak, adım, adımlar, adımları, başlayın, sonra, daha sonra, ardından, sonrasında
    ondan sonra, son olarak, en son, nihayet, bittikten sonra, tekrarlayın, yineleyin, aşama, aşaması, evre, birinci
    ikinci
  `),
  comparisonQueryWords: entries(`
    vs, veya, ya da, mi yoksa, mı yoksa, mu yoksa, mü yoksa, karşılaştırma, karşılaştırması, karşılaştır
    arasındaki fark, arasındaki farklar, farkı, farkları, farkı nedir, daha iyi, artıları ve eksileri
    avantajları ve dezavantajları, alternatifi, karşı
  `),
  placeholderNouns: entries(`
    ürün, şirket, firma, marka, kişi, müşteri, rakip, özellik, fayda, konu, anahtar kelime, başlık, alt başlık, bölüm
    yazar, şehir, ülke, işletme, kuruluş, kurum, isim, kaynak, örnek, madde, öğe, seçenek
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, buraya yazın, buraya metin ekleyin, metin ekleyin, buraya bağlantı ekleyin
    buraya görsel ekleyin, adınız, adınızı yazın, şirket adı, şirket adınız, firma adı, ürün adı, eklenecek
    eklenecektir, belirlenecek, doldurulacak, çok yakında, yapım aşamasında, örnek metin, yer tutucu, xxx, todo, tbd
    TBD, TODO, XXX
  `),
  negators: entries(`
    değil, değildir, yok, yoktur, asla, hiç, hiçbir, hiç kimse, kimse, hiçbiri, hiçbir şey, hiçbir yerde, ne de, olmadan
    olmaksızın, olmaz, olmayan, yapılmaz, yapmaz, etmez, edilmez, bulunmaz, bulunmamaktadır, olamaz, edemez, yapamaz
    gerekmez, reddetti, reddediyor, yalanladı, eksik, yoksun, imkansız, imkânsız
  `),
  quantifiers: {
    all: entries(`
      tüm, bütün, her, her zaman, daima, hep, herkes, her şey, her yerde, tamamen, tümüyle, bütünüyle, hepsi, tamamı
      yalnızca, sadece, sırf, ancak ve ancak, garanti*, kesinlikle, istisnasız, yüzde yüz
    `),
    part: entries(`
      bazı, bazıları, birkaç, birçok, pek çok, çoğu, çoğunlukla, sık sık, sıklıkla, bazen, zaman zaman, belirli, belli
      az sayıda, kısmen, genellikle, başlıca, büyük ölçüde, nadiren, ara sıra, yarısı, bir kısmı, bir bölümü, çoğunluğu
      azınlık, çeşitli, kimi, birtakım, çoğu zaman
    `),
  },
  finiteVerbs: entries(`
    yaşar, yaşıyor, döner, dönüşür, sunar, sunuyor, ulaşır, gelişir, kapsar, bilir, vardır, var, yoktur, yok, değildir
    olur, oldu, olmuştur, olmaktadır, oluyor, olacak, olabilir, olmalıdır, eder, etti, etmektedir, ediyor, edilir
    edilmektedir, edildi, edilebilir, yapar, yapılır, yapılmaktadır, yapıldı, gerekir, gerekmektedir, gerekiyor, gelir
    gelmektedir, geliyor, geldi, gider, verir, vermektedir, veriyor, verdi, gösterir, göstermektedir, gösteriyor
    gösterdi, sağlar, sağlamaktadır, sağlıyor, sağladı, alır, almaktadır, alıyor, aldı, bulunur, bulunmaktadır
    bulunuyor, içerir, içermektedir, içeriyor, kullanılır, kullanılmaktadır, kullanılıyor, çalışır, çalışıyor, artar
    artmaktadır, arttı, artırır, azalır, azaldı, azaltır, oluşur, oluşmaktadır, oluştu, etkiler, etkilemektedir
    yardımcı olur, yol açar, neden olur, kalır, kaldı, başlar, başladı, sürer, değişir, değişmektedir, tutar, taşır
    korur, önler, yer alır, yer almaktadır, belirtti, dedi, söyledi, ulaştı, yükseldi, düştü, çıktı, bilinir
    bilinmektedir, denir, mümkündür, önemlidir, şarttır
  `),
  aspectWords: {
    howItWorks: entries('çalışma*, çalışır, çalışan, işlev*, mekanizma*, ilke*, prensip*, süreç*, süreci*, işleyiş*'),
    causes: entries('neden*, sebep*, sebeb*, etken*, faktör*, kaynak*, çünkü, yüzünden, dolayı, yol açar, yol açan'),
    effects: entries('etki*, sonuç*, sonuc*, etkile*, yansıma*, tesir*'),
    types: entries('tür*, çeşit*, çeşid*, tip, tipi, tipler*, biçim*, kategori*, sınıf*, model*, varyant*'),
    benefits: entries('avantaj*, fayda*, yarar*, artı, artıları, iyileş*, kazanç*, tasarruf*, üstünlü*'),
    drawbacks: entries('dezavantaj*, sakınca*, eksi, eksileri, sınırlama*, kısıt*, zayıf*, sorun*, problem*, kusur*'),
    risks: entries('risk*, tehlike*, tehdit*, zarar*, yan etki*, güvenlik*, sakınca*'),
    costs: entries(`
      maliyet*, fiyat*, ücret*, pahalı*, ucuz*, bütçe*, ödeme*, öde*, lira*, euro*, avro*, dolar*, masraf*
    `),
    steps: entries('adım*, önce, sonra, ardından, son olarak, prosedür*, talimat*, aşama*, evre*'),
    choosing: entries('seçim*, seçer*, seçmek*, seçil*, seçenek*, kriter*, ölçüt*, uygun*, karar*, satın al*, tercih*'),
    comparison: entries('karşılaştır*, kıyas*, fark*, göre, oysa, aksine'),
    requirements: entries('gerek*, gerekli*, ihtiyaç*, ihtiyac*, zorunlu*, koşul*, şart*, malzeme*, ekipman*, şarttır'),
    mistakes: entries('hata*, yanlış*, kaçın*, yanılgı*, tuzak*, tuzağ*'),
    maintenance: entries(`
      bakım*, temizli*, temizle*, servis*, onarım*, tamir*, sakla*, depola*, ömrü, ömür*, değişim*, dayanıklı*
    `),
    history: entries(`
      tarih*, yüzyıl*, kuruldu, kurulan, icat*, keşif*, keşf*, ilk, antik, eski*, köken*, ortaya çık*, orta çağ*
    `),
    examples: entries('örnek*, örneğ*, örneğin, mesela, gibi, arasında, dahil'),
    numbers: entries('yüzde, milyon*, milyar*, bin, sayı*, istatistik*, ortalama*, oran*, veri, veriler*, pay, payı'),
    outlook: entries(`
      gelecek*, geleceğ*, beklenti*, tahmin*, öngör*, beklen*, eğilim*, trend*, 2030'a kadar, 2050'ye kadar
      projeksiyon*
    `),
    tips: entries('ipucu*, ipuç*, öneri*, öner*, tavsiye*, en iyi yol, dene*, pratik, ideal*'),
    viewsDiffer: entries(`
      tartışma*, tartışmalı*, eleştir*, karşıt*, savunan*, destekçi*, itiraz*, görüş*, anlaşmazlı*, ihtilaf*
    `),
  },
  sensitiveSubjects: {
    health: entries(`
      sağlık*, sağlığ*, hastalık*, hastalığ*, hasta, hastalar*, belirti*, semptom*, tedavi*, terapi*, ilaç*, ilac*
      doktor*, hekim*, tıp, tıbbi, doz, dozu, aşı, aşısı, aşılar*, aşılama*, kanser*, diyabet*, şeker hastalığı
      tansiyon*, gebeli*, gebe, hamile*, enfeksiyon*, virüs*, ameliyat*, ağrı*, diyet*, takviye*, vitamin*, depresyon*
      anksiyete*, kaygı bozukluğu, tanı, teşhis*, zayıflama*, kilo verme*, alerji*, astım*, kalp, kalbin, kalp krizi
      inme
    `),
    money: entries(`
      yatırım*, kredi*, borç*, borc*, ipotek*, mortgage, konut kredisi, sigorta*, emekli*, hisse, hisseler*, borsa*
      tahvil*, vergi*, faiz*, tasarruf*, mevduat*, banka*, kripto*, bitcoin*, fon, fonu, fonlar*, servet*, iflas*
      finans*, maaş*, ücret*, altın fiyat*, döviz*
    `),
    law: entries(`
      hukuk*, kanun*, yasa, yasal*, yasası*, yasalar*, avukat*, mahkeme*, dava*, sözleşme*, sorumluluk*, boşanma*
      velayet*, nafaka*, göçmenlik*, vize, vizesi, kira sözleşmesi, kiracı*, ev sahibi, suç, suçu, suçlar*, ceza*
      hakları, yönetmelik*, mevzuat*, patent*, telif*, miras*, vasiyet*
    `),
    contested: entries(`
      kürtaj*, silahlanma*, idam*, ölüm cezası, ırk, ırkçı*, cinsiyet*, toplumsal cinsiyet, trans birey*, lgbt*, LGBT*
      din, dini, dinler*, mezhep*, laiklik*, başörtüsü, göçmen*, mülteci*, sığınmacı*, savaş*, soykırım*, seçimler*
      seçim sonuç*, zorunlu aşı, iklim değişikliği, evrim teorisi, ötanazi*, nükleer*, gdo, GDO, filistin*, israil*
      kürt sorunu, ermeni*, kıbrıs sorunu, komplo*, kölelik*
    `),
  },
};
