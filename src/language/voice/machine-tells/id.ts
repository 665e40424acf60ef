import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const id: TellWords = {
  openers: phrases(`
    di dunia yang serba|semakin|terus; di dunia modern|digital; di era digital; di era modern; di zaman modern
    di zaman sekarang; di tengah dunia yang; dalam dunia yang serba|semakin|terus; dalam era digital; dalam lanskap
    seiring perkembangan zaman; pernahkah anda bertanya-tanya; pernahkah anda membayangkan
    pernahkah kamu bertanya-tanya; bayangkan sebuah dunia; anda tidak sendirian; kamu tidak sendirian
    anda berada di tempat yang tepat; kamu berada di tempat yang tepat; selamat datang di dunia; mari kita selami
    mari kita jelajahi; mari selami; mari jelajahi; mari kita bahas; yuk simak; simak ulasan
    dalam artikel ini kita|kami; artikel ini akan membahas; dalam panduan ini kita|kami; panduan lengkap ini
    panduan komprehensif ini; tanpa basa-basi; tidak perlu mencari lagi
  `),
  closers: phrases(`
    ^kesimpulannya; ^sebagai kesimpulan; ^dalam kesimpulan; ^kesimpulan; ^singkatnya; ^secara keseluruhan
    ^pada akhirnya; ^demikianlah; ^sebagai penutup; di penghujung hari; tunggu apa lagi; jadi tunggu apa lagi
    kemungkinannya tidak terbatas; masa depan … cerah; hanya waktu yang; ambil langkah pertama
    dengan mengikuti tips|langkah-langkah ini; semoga bermanfaat
  `),
  fillers: phrases(`
    penting untuk dicatat|diingat|dipahami|diperhatikan|disadari; perlu dicatat bahwa; perlu diingat bahwa
    patut dicatat bahwa; perlu digarisbawahi; bukan rahasia lagi; tidak dapat dipungkiri; tak dapat dipungkiri
    tidak bisa dipungkiri; dengan demikian penting; dengan mengingat hal ini; mari kita jujur; faktanya adalah
    kenyataannya adalah; memainkan peran penting|krusial|kunci|vital|sentral; memegang peranan penting
    berperan penting dalam; memiliki peran yang sangat penting; segudang manfaat; sejumlah besar
    membuat perbedaan besar; kunci kesuksesan; kunci sukses; kuncinya terletak; lebih dari sebelumnya
    lebih penting dari sebelumnya; tidak ada solusi yang cocok untuk semua; yang terakhir namun tidak kalah
    baik pemula maupun
  `),
  templates: phrases(`
    bukan hanya tentang … tetapi; bukan sekadar … melainkan|tetapi|tapi; tidak hanya sekadar; lebih dari sekadar
    lebih dari hanya; jauh lebih dari; baik anda seorang … atau|maupun; apakah anda seorang … atau
    entah anda … atau; kabar baiknya; bagian terbaiknya; ucapkan selamat tinggal; bagaimana jika saya katakan
    jawabannya terletak; bukan lagi kemewahan
  `),
  stock: phrases(`
    menjadi bukti nyata; merupakan bukti nyata; permadani yang kaya; permata tersembunyi; harta karun
    mercusuar harapan; membuka potensi penuh; membuka potensi; melepaskan potensi; potensi penuh
    memanfaatkan kekuatan; memulai perjalanan; ke tingkat berikutnya; ke level berikutnya; ke tingkat selanjutnya
    ke level selanjutnya; ke tingkat yang lebih tinggi; ke puncak baru; di garis depan; di garda terdepan
    membuka jalan bagi; pergeseran paradigma; mengubah permainan; pengubah permainan; game changer
    menavigasi kompleksitas; terus berkembang; terus berubah; merevolusi cara; merevolusi; mengubah cara kita
    pendekatan holistik; pengalaman tak terlupakan; pengalaman yang tak terlupakan; dunia kemungkinan
    kemungkinan tak terbatas; masa depan yang berkelanjutan; masa depan berkelanjutan; masa depan yang lebih cerah
    integrasi yang mulus; keseimbangan yang halus; simfoni; keputusan yang tepat; sejarah yang kaya
  `),
  inflated: phrases(`
    krusial; penting; esensial; vital; inovatif; holistik; komprehensif; dinamis; memukau; menarik; transformatif
    revolusioner; mulus; tak ternilai; mengoptimalkan; optimal; memaksimalkan; meningkatkan; mendorong; memperkaya
    memberdayakan; lanskap; perjalanan; sinergi; tak tertandingi; menyeluruh; serbaguna; selain itu; lebih lanjut
    potensi; berbagai macam pilihan; beragam pilihan
  `),
  intensifiers: phrases(`
    sungguh; benar-benar; luar biasa; sangat; tentu saja; tentunya; tanpa diragukan; pasti; secara signifikan
    sempurna; menakjubkan; mengesankan
  `),
  and: ['dan', 'atau', 'serta'],
};
