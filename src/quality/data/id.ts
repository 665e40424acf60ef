import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const id: QualityWords = {
  tested: entries(`
    kami menguji, saya menguji, kami mengukur, saya mengukur, kami mencoba, saya mencoba, dalam uji kami
    dalam pengujian kami, pengukuran kami, setelah memakai, setelah menggunakan, kami mengunjungi
    saya mengunjungi, saya membeli, kami membeli, saya menimbang, pengalaman sendiri, pengalaman saya
    catatan saya, saya perhatikan, kami membandingkan, di kebun saya, di dapur saya, di rumah saya
  `),
  studies: entries(`
    studi, penelitian, peneliti, riset, universitas, jurnal, survei, statistik, bps, kementerian, institut
    menurut, data dari, diterbitkan, laporan, pedoman, badan
  `),
  byline: entries(`
    ditulis oleh, penulis, oleh, ditinjau oleh, disunting oleh, tentang penulis, diperbarui, diterbitkan
  `),
  credentials: entries(`
    dr, profesor, insinyur, dokter, apoteker, ahli gizi, pengacara, tahun pengalaman, bersertifikat
  `),
  contact: entries(`
    kontak, hubungi kami, tentang kami, kebijakan privasi, surel, telepon, alamat, redaksi
  `),
  hype: entries(`
    luar biasa, revolusioner, ajaib, keajaiban, dijamin, seketika, tanpa usaha, rahasia, terhebat
    tak terkalahkan, mengubah hidup, 100% aman, tanpa risiko, cocok untuk semua, terbaik sepanjang masa
    satu-satunya di dunia, mengejutkan, menakjubkan
  `),
  teasers: entries(`
    anda tidak akan percaya, yang terjadi, inilah alasan, hal yang, alasan mengapa, anda harus
    semua orang membicarakan, inilah
  `),
  filler: entries(`
    di dunia saat ini, di era modern, pada zaman sekarang, penting untuk dicatat, perlu dicatat, dalam hal
    pada akhirnya, terakhir namun tidak kalah penting, tidak perlu dikatakan, memainkan peran penting
    berperan penting, lebih dari sebelumnya, seperti kita ketahui, semua yang perlu anda ketahui
    beragam pilihan
  `),
  selling: entries(`
    beli sekarang, pesan sekarang, tambahkan ke keranjang, keranjang, gratis ongkir, diskon, promo, toko kami
    stok tersedia, produk kami, hubungi kami sekarang, harga terbaik, kupon
  `),
  disclosure: entries(`
    afiliasi, komisi, disponsori, iklan, kerja sama berbayar, kami dapat memperoleh, diberikan gratis
    konflik kepentingan
  `),
  selfPraise: entries(`
    ditulis oleh pakar, pakar terkemuka, para ahli kami, panduan terlengkap, panduan terbaik, peraih penghargaan
    kualitas tertinggi, paling tepercaya, artikel ini adalah
  `),
  caution: entries(`
    konsultasikan dengan dokter, tanyakan kepada dokter, hubungi dokter, nasihat medis, tenaga profesional
    efek samping, kontraindikasi, tidak boleh, jangan, risiko, peringatan, bahaya, berbahaya, batasan
    keterbatasan, kekurangan, tergantung pada, kecuali, beracun, bisa kehilangan, overdosis, tidak pasti
  `),
};
