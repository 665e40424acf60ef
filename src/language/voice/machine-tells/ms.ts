import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const ms: TellWords = {
  openers: phrases(`
    dalam dunia yang serba|semakin|pantas|sentiasa; dalam dunia moden|digital; dalam era digital; di era digital
    pada zaman moden; dalam dunia hari ini; dalam landskap; pernahkah anda terfikir; pernahkah anda tertanya-tanya
    bayangkan dunia; anda tidak bersendirian; anda berada di tempat yang betul|tepat; selamat datang ke dunia
    mari kita selami; mari kita terokai; mari selami; mari terokai; mari kita lihat dengan lebih
    dalam artikel ini kita|kami; artikel ini akan membincangkan|meneroka; dalam panduan ini kita|kami
    panduan lengkap ini; panduan komprehensif ini; tanpa berlengah lagi; jangan cari lagi
  `),
  closers: phrases(`
    ^kesimpulannya; ^sebagai kesimpulan; ^kesimpulan; ^secara ringkasnya; ^secara keseluruhannya; ^pada akhirnya
    ^sebagai penutup; ^rumusannya; di penghujung hari; tunggu apa lagi; kemungkinannya tidak terbatas
    masa depan … cerah; hanya masa yang akan; ambil langkah pertama; dengan mengikuti tip|petua|langkah-langkah ini
  `),
  fillers: phrases(`
    penting untuk diambil|diingat|difahami|diperhatikan|disedari; perlu diingatkan bahawa
    perlu diambil perhatian bahawa; perlu ditekankan bahawa; bukan rahsia lagi; tidak dapat dinafikan
    tidak dapat disangkal; dengan mengingati hal ini; mari kita jujur; hakikatnya ialah
    memainkan peranan penting|utama|kritikal; memainkan peranan yang penting; pelbagai jenis pilihan
    sebilangan besar; membuat perbezaan yang besar; kunci kejayaan; kunci kepada kejayaan
    lebih daripada sebelum ini; lebih penting daripada sebelum; tiada penyelesaian yang sesuai untuk semua
    akhir sekali tetapi tidak kurang; sama ada pemula atau
  `),
  templates: phrases(`
    bukan hanya tentang … tetapi; bukan sekadar … tetapi|sebaliknya|malah; lebih daripada sekadar
    jauh lebih daripada; sama ada anda seorang … atau; sama ada anda mencari … atau; berita baiknya
    bahagian terbaik; ucapkan selamat tinggal; bagaimana jika saya katakan; jawapannya terletak
    bukan lagi satu kemewahan
  `),
  stock: phrases(`
    menjadi bukti nyata; merupakan bukti kepada; permaidani yang kaya; permata tersembunyi; khazanah tersembunyi
    mercu tanda harapan; membuka potensi penuh; membuka potensi; melepaskan potensi; potensi penuh
    memanfaatkan kuasa; memulakan perjalanan; ke tahap seterusnya; ke peringkat seterusnya
    ke tahap yang lebih tinggi; ke puncak baharu; di barisan hadapan; membuka jalan kepada; anjakan paradigma
    pengubah permainan; mengemudi kerumitan; sentiasa berkembang; sentiasa berubah; merevolusikan cara
    merevolusikan; mengubah cara kita; pendekatan holistik; pengalaman yang tidak dapat dilupakan
    pengalaman tidak dapat dilupakan; dunia kemungkinan; kemungkinan tanpa had; masa depan yang mampan
    masa depan yang lebih cerah; integrasi yang lancar; keseimbangan yang halus; simfoni; sejarah yang kaya
  `),
  inflated: phrases(`
    kritikal; penting; esensial; vital; inovatif; holistik; komprehensif; dinamik; memukau; menarik; transformatif
    revolusioner; lancar; tidak ternilai; mengoptimumkan; optimum; memaksimumkan; meningkatkan; menggalakkan
    memperkaya; memperkasa*; landskap; perjalanan; sinergi; tiada tandingan; menyeluruh; serba boleh; selain itu
    tambahan pula; potensi; pelbagai pilihan
  `),
  intensifiers: phrases(`
    sungguh; benar-benar; luar biasa; sangat; tentu sekali; semestinya; tidak syak lagi; pasti; dengan ketara
    sempurna; menakjubkan; mengagumkan
  `),
  and: ['dan', 'atau', 'serta'],
};
