import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    naik, meningkat, bertambah, tumbuh, kenaikan, peningkatan, pertumbuhan, melonjak / turun, menurun, berkurang, merosot, penurunan, menyusut
    lebih tinggi, tinggi, lebih banyak, lebih besar, besar, atas / lebih rendah, rendah, lebih sedikit, lebih kecil, kecil, kurang, bawah
    sebelum / setelah, sesudah, selepas
    lebih baik, baik, membaik / lebih buruk, buruk, memburuk
    menyetujui, disetujui, menerima, diluluskan, meluluskan / menolak, ditolak
    mengizinkan, diizinkan, membenarkan, dibenarkan, legal, sah / melarang, dilarang, ilegal, haram
    aman, selamat / berbahaya, bahaya
    menang, memenangkan, memenangi / kalah
    laba, keuntungan, untung, surplus / rugi, kerugian, defisit
    utara / selatan
    timur / barat
    pria, lelaki, laki-laki / wanita, perempuan
    panas, hangat / dingin, sejuk
    lebih cepat, cepat, pantas / lebih lambat, lambat, perlahan
    lebih lama, panjang / singkat, pendek
    dibuka, membuka, dimulai, bermula / ditutup, menutup, berakhir, tamat
    impor, import / ekspor, eksport
    mayoritas, majoriti / minoritas, minoriti
    pertama / terakhir
    murah / mahal
    membeli, dibeli / menjual, dijual
    terbesar, tertinggi, terpanjang / terkecil, terendah, terpendek
  `,
  notNegators: 'tidak hanya, bukan hanya, tidak lebih dari, tidak kurang dari, bukan sahaja, tidak hanya itu',
  about: 'sekitar, kira-kira, kurang lebih, hampir, lebih kurang, sekira',
  over: 'lebih dari, lebih daripada, setidaknya, sedikitnya, sekurang-kurangnya, paling sedikit, di atas, melebihi',
  under: 'kurang dari, kurang daripada, hampir, paling banyak, hingga, maksimal, di bawah, selebih-lebihnya',
  overAfter: 'atau lebih',
  underAfter: 'atau kurang',
  numbers: `
    0=nol,sifar; 1=satu; 2=dua; 3=tiga; 4=empat; 5=lima; 6=enam; 7=tujuh; 8=delapan,lapan; 9=sembilan
    10=sepuluh; 11=sebelas; 100=seratus; 1/2=setengah,separuh; 1/3=sepertiga,satu pertiga; 2/3=dua pertiga
    1/4=seperempat,suku; 3/4=tiga perempat,tiga suku
  `,
  plans: 'berencana, merancang, bercadang, ingin, akan, mungkin, dijangka',
  conditions: 'jika, apakah, apabila, sama ada, kalau',
  associations: 'berkaitan, terkait, hubungan, dikaitkan, berkorelasi, berhubungan',
  than: 'daripada, dari',
  passive: /(?<!\p{L})(?:oleh)(?!\p{L})/u,
};
