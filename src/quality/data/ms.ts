import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const ms: QualityWords = {
  tested: entries(`
    kami menguji, saya menguji, kami mengukur, saya mengukur, kami mencuba, saya mencuba, dalam ujian kami
    ukuran kami, selepas menggunakan, kami melawat, saya melawat, saya membeli, kami membeli, saya menimbang
    pengalaman sendiri, pengalaman saya, catatan saya, saya perhatikan, kami membandingkan, di kebun saya
    di dapur saya, di rumah saya
  `),
  studies: entries(`
    kajian, penyelidikan, penyelidik, universiti, jurnal, tinjauan, statistik, kementerian, institut, menurut
    data daripada, diterbitkan, laporan, garis panduan, agensi, jabatan
  `),
  byline: entries(`
    ditulis oleh, penulis, oleh, disemak oleh, disunting oleh, tentang penulis, dikemas kini, diterbitkan
  `),
  credentials: entries(`
    dr, profesor, jurutera, doktor, ahli farmasi, pakar pemakanan, peguam, tahun pengalaman, bertauliah
  `),
  contact: entries(`
    hubungi kami, hubungi, tentang kami, dasar privasi, e-mel, telefon, alamat, sidang editor
  `),
  hype: entries(`
    luar biasa, revolusioner, ajaib, keajaiban, dijamin, serta-merta, tanpa usaha, rahsia, terhebat
    tiada tandingan, mengubah hidup, 100% selamat, tanpa risiko, sesuai untuk semua, terbaik sepanjang zaman
    satu-satunya di dunia, mengejutkan, menakjubkan
  `),
  teasers: entries(`
    anda tidak akan percaya, apa yang berlaku, inilah sebab, perkara yang, sebab mengapa, anda mesti
    semua orang bercakap, inilah
  `),
  filler: entries(`
    dalam dunia hari ini, pada zaman sekarang, penting untuk diperhatikan, perlu diingat
    apabila bercakap tentang, pada akhirnya, akhir sekali, tidak perlu dikatakan, memainkan peranan penting
    lebih daripada sebelumnya, seperti yang kita tahu, semua yang anda perlu tahu, pelbagai pilihan
  `),
  selling: entries(`
    beli sekarang, pesan sekarang, tambah ke troli, troli, penghantaran percuma, diskaun, promosi, kedai kami
    ada stok, produk kami, telefon kami, tempah, harga terbaik, kupon
  `),
  disclosure: entries(`
    afiliat, komisen, ditaja, iklan, kerjasama berbayar, kami mungkin memperoleh, diberi percuma
    konflik kepentingan
  `),
  selfPraise: entries(`
    ditulis oleh pakar, pakar terkemuka, pakar kami, panduan paling lengkap, panduan terbaik, pemenang anugerah
    kualiti tertinggi, paling dipercayai, artikel ini ialah
  `),
  caution: entries(`
    rujuk doktor, tanya doktor, jumpa doktor, nasihat perubatan, nasihat profesional, kesan sampingan
    kontraindikasi, tidak boleh, jangan, risiko, amaran, bahaya, berbahaya, had, kelemahan, bergantung pada
    kecuali, beracun, boleh kehilangan, dos berlebihan, tidak pasti
  `),
};
