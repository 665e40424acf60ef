import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const tr: TellWords = {
  openers: phrases(`
    günümüzün hızlı|dijital|modern|hızla|rekabetçi|sürekli; günümüz dünyasında; günümüzün … dünyasında
    günümüzde … haline geldi; modern dünyada; dijital çağda; dijital çağın; hızla değişen dünyada|dünyamızda
    sürekli değişen dünyada; giderek daha … bir dünyada; hiç merak ettiniz mi; hiç düşündünüz mü; hiç merak ettin mi
    hayal edin; bir dünya hayal edin; yalnız değilsiniz; yalnız değilsin; doğru yerdesiniz; doğru yerdesin
    dünyasına hoş geldiniz; gelin birlikte; hadi birlikte keşfedelim; derinlemesine inceleyelim; yakından bakalım
    bu makalede … inceleyeceğiz|keşfedeceğiz|ele|bulacaksınız
    bu yazıda … inceleyeceğiz|keşfedeceğiz|ele|bulacaksınız
    bu rehberde … inceleyeceğiz|keşfedeceğiz|ele|bulacaksınız; bu kapsamlı rehber*; lafı daha fazla uzatmadan
    daha fazla uzatmadan; günler geride kaldı
  `),
  closers: phrases(`
    ^sonuç olarak; ^özetle; ^özetlemek gerekirse; ^sonuç; ^netice itibarıyla; ^kısacası; ^nihayetinde
    ^toparlamak gerekirse; günün sonunda; ne bekliyorsunuz; ne bekliyorsun; olanaklar sonsuz; olasılıklar sonsuz
    imkanlar sınırsız; geleceği parlak; zaman gösterecek; ilk adımı atın; ilk adımı bugün atın
    bu ipuçlarını|adımları takip ederek
  `),
  fillers: phrases(`
    belirtmek önemlidir; unutmamak önemlidir; unutmamak gerekir ki; şunu belirtmek gerekir; belirtmekte fayda var
    unutulmamalıdır ki; anlamak önemlidir; anlamak çok önemlidir; altını çizmek gerekir; sır değil
    söylemeye gerek yok; bununla birlikte belirtmek; bunu akılda tutarak; dürüst olalım; gerçek şu ki; işin gerçeği
    önemli bir rol oynar|oynamaktadır|oynuyor; önemli rol oynar|oynamaktadır; kritik bir rol oynar|oynamaktadır
    kritik rol oynar|oynamaktadır; hayati bir rol oynar|oynamaktadır; kilit bir rol oynar|oynamaktadır
    kilit rol oynar|oynamaktadır; sayısız fayda; fark yaratır; fark yaratabilir; büyük fark yaratır|yaratabilir
    başarının anahtarı; her zamankinden daha; tek bir çözüm yoktur; herkese uyan tek; son ama bir o kadar
    son olarak ama; hem yeni başlayanlar hem
  `),
  templates: phrases(`
    sadece … değil aynı zamanda … bir; sadece bir … değil; yalnızca bir … değil; bundan çok daha fazlası
    çok daha fazlasıdır; olmaktan çok daha fazlası*; ister … ister … olun; ister … olun ister; iyi haber şu
    iyi haber; en iyi yanı; en güzel yanı; veda edin; elveda deyin; ya size söylesem; cevap basit; lüks değil
  `),
  stock: phrases(`
    bir kanıtıdır; kanıtı niteliğindedir; zengin dokusu; zengin bir mozaik; gizli hazine*; saklı cennet
    hazine niteliğinde; umut ışığı; potansiyelinizi ortaya; potansiyelini ortaya; tam potansiyel*
    potansiyelin kilidini; kilidini açın; gücünden yararlan*; yolculuğa çıkın; bir yolculuğa çık*
    bir sonraki seviyeye; yeni bir seviyeye; üst seviyeye taşı*; yeni zirvelere; ön saflarında; yolunu açıyor
    önünü açıyor; paradigma değişim*; oyunun kurallarını değiştir*; oyun değiştirici; sürekli gelişen
    sürekli değişen; devrim yaratıyor; devrim yarattı; devrim niteliğinde; şeklini dönüştürüyor
    biçimini dönüştürüyor; bütünsel yaklaşım; bütünsel bir yaklaşım; bütüncül bir yaklaşım; unutulmaz bir deneyim
    unutulmaz deneyimler; olasılıklar dünyası; sonsuz olanak*; sonsuz olasılık*; sınırsız imkan*
    sürdürülebilir bir gelecek; daha parlak bir gelecek; kusursuz entegrasyon; sorunsuz entegrasyon; hassas denge
    senfonisi; bilinçli kararlar; bilinçli karar; zengin tarih*
  `),
  inflated: phrases(`
    kritik; hayati; vazgeçilmez; yenilikçi; bütünsel; kapsamlı; dinamik; büyüleyici; çığır açan; dönüştürücü
    sorunsuz; kusursuz; paha biçilmez; optimize; maksimize; en üst düzeye; teşvik; güçlendir*; zenginleştir*
    yolculuk; yolculuğu; sinerji*; eşsiz; benzersiz; çok yönlü; ayrıca; dahası; üstelik; potansiyel*; temel taşı
    geniş bir yelpaze*; geniş yelpazede; çok çeşitli
  `),
  intensifiers: phrases(`
    gerçekten; inanılmaz; kesinlikle; son derece; şüphesiz; kuşkusuz; tartışmasız; basitçe; büyük ölçüde
    önemli ölçüde; muhteşem; mükemmel; harika; etkileyici; olağanüstü
  `),
  and: ['ve', 'veya', 'ya'],
};
