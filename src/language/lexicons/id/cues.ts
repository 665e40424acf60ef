import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    dia, ia, beliau, mereka, ini, itu, inilah, itulah, hal ini, hal itu, hal tersebut, tersebut, hal yang sama, yang ini
    yang itu, di sini, di sana, di situ, dari sini, dari sana, dari situ, keduanya, kedua hal, kedua hal ini, yang lain
    yang lainnya, lainnya, sisanya, yang pertama, yang kedua, yang ketiga, yang terakhir, pertama, kedua, ketiga
    keempat, kelima, terakhir, selanjutnya, berikutnya, kemudian, lalu, setelah itu, sesudah itu, sebelum itu
    sebelumnya, setelahnya, sejak itu, sejak saat itu, saat itu, pada saat itu, ketika itu, waktu itu
    pada saat yang sama, pada waktu yang sama, juga, begitu juga, begitu pula, demikian juga, demikian pula, demikian
    dengan demikian, demikianlah, sebaliknya, alih-alih begitu, sementara itu, oleh karena itu, oleh karenanya
    oleh sebab itu, karena itu, karenanya, maka dari itu, maka, jadi, sehingga, namun, namun demikian, akan tetapi
    tetapi, tapi, meski demikian, meskipun demikian, walaupun demikian, meski begitu, walau begitu, kendati demikian
    dan, atau, serta, sebab, soalnya, selain itu, di samping itu, lagi pula, lagipula, tambahan pula, terlebih lagi
    apalagi, bahkan, lebih lanjut, lebih dari itu, tidak hanya itu, bukan hanya itu, akibatnya, alhasil, hasilnya
    sebagai akibatnya, sebagai hasilnya, jika tidak, kalau tidak, jika demikian, jika ya, di sisi lain, di lain pihak
    di pihak lain, sedangkan, padahal, misalnya, sebagai contoh, contohnya, untuk alasan ini, dengan alasan ini
    dengan kata lain, artinya, yakni, yaitu, maksudnya, sebenarnya, kenyataannya, khususnya, dalam hal ini
    dalam kasus ini, dalam kasus tersebut, dalam konteks ini, dengan cara ini, dengan begitu, dengan ini, untuk itu
    untuk tujuan ini, atas dasar itu, atas dasar ini, akhirnya, pada akhirnya, singkatnya, kesimpulannya
    secara keseluruhan, seperti itu, seperti ini, salah satunya, salah satu di antaranya, di antaranya
    beberapa di antaranya, sebagian dari mereka, sebagian besar di antaranya, semua itu, semua ini, semuanya
    masing-masing, tak satu pun dari mereka, tentu saja, begitulah, proses ini, cara ini, metode ini, kondisi ini
    masalah ini, fenomena ini, karena hal itu, karena hal ini, berkat itu
  `),
  independentOpeners: entries(`
    kedua negara, kedua orang tua, kedua belah pihak, pertama kali, jadi ibu, jadi orang tua, ini dia, lalu lintas
    lalu lalang, dan lain-lain, setelah itu semua, masing-masing negara, masing-masing daerah, semua ini bermula
    atau dikenal, yang lain dari yang lain, juga dikenal sebagai, sebelumnya dikenal sebagai
  `),
  dependentAnywhere: entries(`
    tersebut di atas, yang disebutkan di atas, yang telah disebutkan, tersebut, di atas tadi, untuk alasan ini
    karena alasan ini, dengan cara ini, dengan cara itu, dalam hal ini, dalam hal itu, dalam kasus ini, dalam arti ini
    dalam konteks ini, pada titik ini, pada saat itu, untuk tujuan ini, hal ini berarti, ini berarti, itu berarti
    ini adalah, itu adalah, pendekatan ini, metode ini, proses ini, masalah ini, tren ini, dampak ini, efek ini
    di antaranya, oleh karena itu, oleh sebab itu, dengan demikian, berikut ini
  `),
  roleOpeners: entries(`
    perusahaan ini, perusahaan tersebut, perusahaan itu, tim peneliti, tim ini, kelompok ini, organisasi ini
    organisasi tersebut, lembaga ini, lembaga tersebut, pendiri, para pendiri, para peneliti, peneliti, ilmuwan
    para ilmuwan, penelitian ini, penelitian tersebut, studi ini, studi tersebut, laporan ini, laporan tersebut
    survei ini, survei tersebut, penulis, para penulis, artikel tersebut, hasilnya, temuan ini, temuan tersebut
    produk ini, proyek ini, toko ini, situs ini, program ini, insiden, insiden ini, kesepakatan, peristiwa ini
    peristiwa tersebut, putusan ini, pria itu, wanita itu, pasangan itu, keluarga itu, aplikasi ini, buku ini
    keputusan ini, rencana ini, fasilitas ini, juru bicara
  `),
  droppableConnectives: entries(`
    namun, namun demikian, akan tetapi, tetapi, tapi, selain itu, di samping itu, lagi pula, lebih lanjut, terlebih lagi
    bahkan, sebenarnya, sesungguhnya, faktanya, kenyataannya, tentu saja, tentunya, secara umum, pada umumnya, umumnya
    secara keseluruhan, oleh karena itu, oleh sebab itu, karena itu, dengan demikian, jadi, maka dari itu, akibatnya
    alhasil, sementara itu, meski demikian, meskipun demikian, meski begitu, sebaliknya, demikian pula, begitu pula
    akhirnya, pada akhirnya, terakhir, pertama, kedua, ketiga, pertama-tama, kemudian, lalu, selanjutnya, setelah itu
    sebagai permulaan, singkatnya, dengan kata lain, kesimpulannya, misalnya, sebagai contoh, contohnya, di sisi lain
    pada saat yang sama, yang lebih penting, yang terpenting, menariknya, sayangnya, untungnya, khususnya, terutama
    pada dasarnya, dan, nah, seperti diketahui, jelas
  `),
  siteTalk: entries(`
    dalam artikel ini, pada artikel ini, di artikel ini, lewat artikel ini, melalui artikel ini, artikel ini
    artikel kali ini, pada kesempatan kali ini, dalam tulisan ini, tulisan ini, dalam panduan ini, panduan ini
    di bagian ini, pada bagian ini, dalam bab ini, bab ini, dalam video ini, halaman ini, postingan ini
    kita akan membahas, kami akan membahas, akan kita bahas, akan kami bahas, kita akan melihat, kami akan menjelaskan
    yuk simak, simak, mari kita, mari simak, ayo kita, yuk, seperti yang disebutkan, seperti disebutkan
    seperti yang telah disebutkan, seperti telah dijelaskan, seperti yang telah dijelaskan
    seperti yang sudah dijelaskan, seperti yang kita lihat, seperti yang anda lihat, seperti terlihat, di atas, di bawah
    di bawah ini, berikut ini, berikut adalah, berikut beberapa, tabel berikut, tabel di bawah, grafik di bawah
    gambar di atas, gambar di bawah, baca terus, klik di sini, bagian selanjutnya, bagian sebelumnya
    pembaca yang budiman, para pembaca, sobat, mungkin anda bertanya, mungkin anda bertanya-tanya, anda mungkin bertanya
    penulis artikel, di kolom komentar, untuk informasi lebih lanjut, untuk info lebih lanjut, selengkapnya
    di blog kami, semoga bermanfaat, semoga artikel
  `),
  boilerplate: entries(`
    cookie, cookies, kuki, berlangganan, langganan buletin, newsletter, buletin, daftar sekarang, masuk akun, login
    log in, sign up, registrasi akun, klik, bagikan, share artikel, iklan, advertorial, bersponsor, disponsori
    hak cipta, semua hak dilindungi, copyright, baca selengkapnya, baca juga, baca lebih lanjut, pelajari lebih lanjut
    artikel terkait, berita terkait, artikel lainnya, ikuti kami, kebijakan privasi, syarat dan ketentuan
    ketentuan layanan, tinggalkan komentar, tulis komentar, kirim komentar, email anda, alamat email, alamat surel
    javascript, peramban anda, browser anda, sumber foto, sumber gambar, getty images, tonton video, podcast, siniar
    webinar, e-book gratis, ebook gratis, kode promo, kupon, voucher, uji coba gratis, hubungi kami, daftar isi
    lewati ke konten, terakhir diperbarui, diperbarui pada, diterbitkan pada, dipublikasikan, tautan afiliasi
    donasi sekarang, terima kasih telah membaca, terima kasih sudah membaca, beli sekarang, pesan sekarang
    tambahkan ke keranjang, keranjang belanja, kartu hadiah, tim kami, pakar kami, situs kami, website kami
    pembaca kami, layanan kami, ditulis oleh, diposting oleh, ditinjau oleh, redaksi, tangkapan layar, kuis
    unduh aplikasi, saluran whatsapp, google news, detikcom
  `),
  firstPersonSingular: entries('saya, aku, ku, gue, gua, diriku, saya sendiri, milikku, menurutku'),
  firstPersonPlural: entries('kita, kami, milik kita, milik kami, kita semua'),
  secondPerson: entries(`
    anda, kamu, kalian, kau, dirimu, milikmu, anda sendiri, pastikan, jangan lupa, ingatlah, cobalah, sebaiknya anda
    bunda, moms
  `),
  relativeTime: entries(`
    kemarin, hari ini, besok, malam ini, tadi malam, pagi ini, minggu ini, pekan ini, bulan ini, tahun ini, musim ini
    kuartal ini, minggu lalu, pekan lalu, bulan lalu, tahun lalu, tahun kemarin, minggu depan, pekan depan, bulan depan
    tahun depan, baru-baru ini, belakangan ini, akhir-akhir ini, barusan, yang lalu, sejauh ini, sampai saat ini
    hingga saat ini, hingga kini, sampai sekarang, saat ini, sekarang, sekarang ini, kini, dewasa ini, zaman sekarang
    dalam beberapa tahun terakhir, beberapa tahun terakhir, dalam beberapa bulan terakhir, beberapa bulan terakhir
    beberapa pekan terakhir, beberapa hari terakhir, pada hari senin, pada hari selasa, pada hari rabu, pada hari kamis
    pada hari jumat, pada hari sabtu, pada hari minggu, pada senin, pada selasa, pada rabu, pada kamis, pada jumat
    pada sabtu, pada minggu, baru saja mengumumkan, mendatang, tahun-tahun mendatang, bulan-bulan mendatang
    dalam waktu dekat, segera
  `),
  polemic: entries(`
    bodoh, goblok, tolol, idiot, dungu, bego, pembohong, pendusta, omong kosong, konyol, memalukan, tidak tahu malu
    menjijikkan, gila, kegilaan, mengejutkan, menghebohkan, tidak masuk akal, keterlaluan, sialan, bajingan, brengsek
    keparat, bangsat, cuci otak, propaganda, konspirasi, teori konspirasi, antek asing, antek, aseng, pengkhianat
    penipu, kadrun, cebong, kampret, buzzer, media bayaran, yang katanya ahli, bangunlah, sadarlah, faktanya adalah
    percayalah, jangan mau dibodohi, plandemi, elite busuk, elit busuk, laknat
  `),
  opinionMarkers: entries(`
    menurut saya, menurut kami, menurut pendapat saya, menurut hemat saya, saya pikir, saya rasa, saya yakin
    saya percaya, kami percaya, kami yakin, bagi saya, dari pengalaman saya, secara pribadi, terbaik, terburuk
    layak mendapat, pantas mendapat, sayangnya, sedihnya, untungnya, semoga, jujur saja, sejujurnya
    tidak diragukan lagi, tak diragukan lagi, tanpa ragu, jelas, tentu saja, sudah saatnya, harus dilarang
    harus dihentikan
  `),
  sayVerbs: entries(`
    kata, katanya, mengatakan, berkata, ujar, ujarnya, tutur, tuturnya, ucap, ucapnya, menuturkan, menambahkan
    menjelaskan, jelasnya, menulis, mencatat, berpendapat, mengklaim, menyatakan, memperingatkan, mengumumkan
    melaporkan, dilaporkan, percaya, meyakini, menyarankan, menyimpulkan, menegaskan, menekankan, mengakui
    mengungkapkan, ungkapnya, menyebutkan, menyebut, memaparkan, menurut, imbuhnya, tandasnya
  `),
  mythLabels: entries(`
    mitos, kesalahpahaman, salah kaprah, anggapan keliru, anggapan salah, keliru, tidak benar, hoaks, hoax, fiksi, rumor
    kabar burung, takhayul, kepercayaan umum, anggapan umum, banyak orang percaya, banyak orang mengira
    sering dikatakan, konon, legenda urban, klaim palsu
  `),
  truthLabels: entries('fakta, kebenaran, kenyataan, terverifikasi, penelitian menunjukkan, studi menunjukkan'),
  causes: entries(`
    karena, sebab, lantaran, akibat, gara-gara, berkat, disebabkan, disebabkan oleh, diakibatkan oleh, menyebabkan
    mengakibatkan, akibatnya, sebagai akibat, hasil dari, berasal dari, timbul dari, muncul karena, terjadi karena
    memicu, dipicu oleh, didorong oleh, mendorong, alasan, penyebab*, faktor, bertanggung jawab atas, berkontribusi
    berperan dalam, menimbulkan, menghasilkan, sehingga, agar, supaya, bergantung pada, tergantung pada, mencegah
    membuat, berdampak
  `),
  means: entries(`
    dengan menggunakan, menggunakan, memakai, dengan cara, melalui, lewat, dengan bantuan, dengan menambahkan
    dengan membuat, untuk, guna, agar, membutuhkan, memerlukan, digunakan untuk, dilakukan, dibuat, dapat, bisa, harus
    perlu, sebaiknya, cara, metode*, teknik*, prosedur*, alat, proses*, sarana
  `),
  comparisons: entries(`
    daripada, dibandingkan, dibanding, dibandingkan dengan, jika dibandingkan, berbeda dengan, berbeda dari
    tidak seperti, sedangkan, sementara, sebaliknya, berlawanan dengan, perbedaan*, beda, mirip, serupa, sama dengan
    sama seperti, sebanyak, lebih, lebih banyak, lebih sedikit, kurang, lebih tinggi, lebih rendah, lebih besar
    lebih kecil, lebih baik, lebih buruk, lebih cepat, lebih lambat, lebih murah, lebih mahal, mengungguli
    dua kali lipat, dua kali, setengah dari, alih-alih, versus, vs
  `),
  hedges: entries(`
    mungkin, barangkali, bisa jadi, boleh jadi, kemungkinan, berpotensi, tampaknya, sepertinya, kelihatannya, agaknya
    diduga, dugaan, diperkirakan, perkiraan, disebut-sebut, konon, dikatakan, dianggap, diyakini, menunjukkan bahwa
    mengindikasikan, sekitar, kira-kira, kurang lebih, hampir, awal, diharapkan, cenderung, biasanya, umumnya, dapat
    bisa
  `),
  definitionPatterns: entries(`
    adalah, ialah, merupakan, yaitu, yakni, berarti, artinya, disebut, disebut juga, dikenal sebagai, dikenal dengan
    didefinisikan sebagai, diartikan sebagai, mengacu pada, merujuk pada, menggambarkan, adalah bentuk, adalah jenis
    adalah proses, adalah cara, adalah istilah, istilah untuk, singkatan dari, terdiri dari, terdiri atas
    dimaksud dengan
  `),
  questionWords: {
    why: entries('mengapa, kenapa, apa sebabnya, apa penyebab, penyebab, alasan, apa yang menyebabkan'),
    how: entries('bagaimana, gimana, cara, bagaimana cara, panduan, tutorial, langkah-langkah, tips'),
    what: entries('apa, apa itu, apakah itu, apa arti, arti, pengertian, definisi, maksud'),
    which: entries('mana, yang mana, manakah, jenis apa'),
    when: entries('kapan, sejak kapan, sampai kapan, jam berapa, pukul berapa, berapa lama, tahun berapa, umur berapa'),
    who: entries('siapa, siapakah, oleh siapa, milik siapa'),
    where: entries('di mana, dimana, ke mana, kemana, dari mana, darimana'),
    howMuch: entries(`
      berapa, berapa banyak, berapa kali, seberapa, seberapa sering, seberapa jauh, seberapa besar, berapa persen, harga
      biaya, berapa harga
    `),
    yesNo: entries('apakah, bisakah, dapatkah, haruskah, bolehkah, perlukah, adakah, benarkah, mungkinkah, amankah'),
  },
  listWords: entries(`
    terbaik, top, cara, tips, ide, contoh, jenis, jenis-jenis, macam, macam-macam, daftar, alasan, hal yang, alat
    metode, strategi, pilihan, manfaat, kelebihan, keuntungan, fakta, kesalahan, alternatif, rekomendasi, terpopuler
    paling populer
  `),
  stepWords: entries(`
    pertama, pertama-tama, langkah, langkah-langkah, mulai dengan, mulailah, awali, kemudian, lalu, selanjutnya
    setelah itu, berikutnya, begitu, setelah, terakhir, akhirnya, sebelum, ulangi, tahap, tahapan, kedua, ketiga
  `),
  comparisonQueryWords: entries(`
    vs, versus, atau, perbandingan, bandingkan, dibandingkan, perbedaan, beda, perbedaan antara, bedanya, lebih baik
    lebih bagus, mana yang lebih, kelebihan dan kekurangan, pro dan kontra, untung rugi, alternatif
  `),
  placeholderNouns: entries(`
    produk, perusahaan, merek, orang, pelanggan, klien, pesaing, fitur, manfaat, topik, kata kunci, judul, subjudul
    bagian, penulis, kota, negara, bisnis, organisasi, nama, sumber, contoh, item, poin, barang, pilihan
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, masukkan teks di sini, masukkan nama di sini, masukkan tautan di sini
    masukkan gambar di sini, teks di sini, nama anda di sini, nama perusahaan, nama perusahaan anda, nama produk
    akan ditambahkan, akan ditentukan, akan dilengkapi, akan diisi, segera hadir, dalam pengembangan, teks contoh
    contoh teks, xxx, todo, tbd, TBD, TODO, XXX
  `),
  negators: entries(`
    tidak, tak, bukan, belum, jangan, tanpa, tiada, tidak pernah, tidak ada, tidak satu pun, tak satu pun, bukanlah
    gagal, kurang, nyaris tidak, hampir tidak, menolak, membantah, menyangkal, tidak mampu, mustahil
  `),
  quantifiers: {
    all: entries(`
      semua, seluruh, setiap, tiap, selalu, semua orang, segala, segala sesuatu, di mana-mana, sepenuhnya, seutuhnya
      sama sekali, keseluruhan, hanya, cuma, semata-mata, menjamin, dijamin, pasti, tanpa kecuali, tanpa pengecualian
      seratus persen
    `),
    part: entries(`
      beberapa, sejumlah, banyak, kebanyakan, sebagian, sebagian besar, sebagian kecil, sering, seringkali, sering kali
      kadang, kadang-kadang, terkadang, tertentu, sedikit, biasanya, umumnya, pada umumnya, terutama, mayoritas
      minoritas, jarang, separuh, setengah, dalam banyak kasus, adakalanya
    `),
  },
  finiteVerbs: entries(`
    adalah, ialah, merupakan, ada, memiliki, mempunyai, punya, dapat, bisa, akan, telah, sudah, sedang, harus, perlu
    tidak, bukan, menjadi, membuat, memberikan, memberi, menunjukkan, mengatakan, membantu, menyebabkan, mengandung
    berisi, mencakup, meliputi, terdiri, menggunakan, digunakan, dilakukan, disebut, terjadi, terdapat, berada, terletak
    meningkat, menurun, naik, turun, mencapai, membutuhkan, memerlukan, bergantung, bekerja, berfungsi, bermanfaat
    mulai, dimulai, berasal, termasuk, berarti, memengaruhi, mempengaruhi, mencegah, melindungi, menghasilkan
    mengurangi, mengalami, memungkinkan, berperan, tetap, datang, berlangsung, cenderung, dibuat, ditemukan, dikenal
  `),
  aspectWords: {
    howItWorks: entries('cara kerja, bekerja, mekanisme*, fungsi*, berfungsi, prinsip*, proses*, beroperasi'),
    causes: entries('penyebab*, sebab, alasan, faktor*, sumber, karena, akibat, menyebabkan, asal*'),
    effects: entries('dampak*, efek*, akibat*, pengaruh*, konsekuensi*, hasil*, memengaruhi, mempengaruhi, berdampak'),
    types: entries('jenis*, macam*, tipe*, bentuk*, kategori*, varietas, kelas, varian*, model*, golongan'),
    benefits: entries(`
      manfaat*, kelebihan*, keuntungan*, keunggulan*, membantu, meningkatkan, menghemat, bermanfaat, khasiat*
    `),
    drawbacks: entries('kekurangan*, kelemahan*, kerugian*, keterbatasan*, masalah*, kendala*'),
    risks: entries('risiko*, resiko, bahaya*, berbahaya, ancaman*, efek samping, merugikan, keamanan, keselamatan'),
    costs: entries('biaya*, harga*, mahal, murah, anggaran*, tarif*, ongkos*, bayar, membayar, rupiah, dolar, rp'),
    steps: entries('langkah*, pertama, kemudian, lalu, selanjutnya, terakhir, prosedur*, petunjuk*, tahap*, tahapan'),
    choosing: entries('memilih, pilih, pilihan*, kriteria, cocok, sesuai, keputusan, membeli, pertimbang*'),
    comparison: entries('perbandingan*, dibandingkan, dibanding, perbedaan*, berbeda, versus, vs, sedangkan, daripada'),
    requirements: entries(`
      syarat*, persyaratan*, kebutuhan*, dibutuhkan, diperlukan, perlu, bahan*, peralatan*, wajib, harus
    `),
    mistakes: entries('kesalahan*, salah, keliru, hindari, menghindari, jebakan*, kekeliruan*'),
    maintenance: entries(`
      perawatan*, merawat, pemeliharaan*, membersihkan, servis*, perbaikan*, menyimpan, penyimpanan*, masa pakai
      umur pakai, mengganti, penggantian, awet
    `),
    history: entries(`
      sejarah*, abad, didirikan, ditemukan, penemuan*, pertama kali, kuno, awal, asal-usul, diperkenalkan, sejak
    `),
    examples: entries('contoh*, misalnya, seperti, antara lain, di antaranya, termasuk, kasus*'),
    numbers: entries(`
      persen, juta, miliar, triliun, ribu, angka*, statistik*, jumlah*, rata-rata, tingkat*, data, pangsa
    `),
    outlook: entries(`
      masa depan, prospek*, prakiraan*, perkiraan*, diperkirakan, diprediksi, prediksi*, tren*, pada 2030, tahun 2030
      tahun 2050, akan, mendatang
    `),
    tips: entries('tips, saran*, nasihat*, sebaiknya, disarankan, cara terbaik, cobalah, praktis, ideal, dianjurkan'),
    viewsDiffer: entries(`
      kontroversi*, perdebatan*, debat*, kritik*, pengkritik, penentang*, pendukung*, perselisihan*, argumen*
      berpendapat, pendapat, pro dan kontra
    `),
  },
  sensitiveSubjects: {
    health: entries(`
      kesehatan*, sehat, penyakit*, gejala*, pengobatan*, obat*, terapi*, medis, dokter*, dosis, vaksin*, imunisasi*
      kanker*, diabetes*, tekanan darah, hipertensi, kehamilan*, hamil, infeksi*, virus*, operasi*, nyeri, sakit, diet*
      suplemen*, vitamin*, depresi*, kecemasan, kesehatan mental, pasien*, diagnosis*, menurunkan berat badan, alergi*
      asma, jantung, stroke, herbal
    `),
    money: entries(`
      investasi*, pinjaman*, pinjol, kredit*, utang*, hutang*, asuransi*, pensiun*, saham*, obligasi*, pajak*
      suku bunga, bunga bank, tabungan*, deposito*, bank*, kripto*, bitcoin*, reksa dana, reksadana, dana pensiun
      kekayaan, bangkrut*, pailit*, keuangan*, gaji*, upah*
    `),
    law: entries(`
      hukum*, undang-undang*, pengacara*, advokat*, pengadilan*, gugatan*, menggugat, kontrak*, perjanjian*
      tanggung jawab hukum, perceraian*, cerai*, hak asuh, nafkah, imigrasi*, visa*, sewa-menyewa, penyewa*, kejahatan*
      pidana*, perdata, hak, peraturan*, paten*, hak cipta, warisan*, waris, wasiat*
    `),
    contested: entries(`
      aborsi*, hukuman mati, senjata api, rasisme*, rasial, sara, SARA, gender, transgender*, lgbt*, LGBT*, agama*
      keagamaan, imigran*, pengungsi*, perang, genosida*, pemilu*, pilpres*, vaksinasi wajib, perubahan iklim
      teori evolusi, eutanasia, nuklir*, gmo, GMO, transgenik, palestina*, israel*, papua merdeka, konspirasi*
      perbudakan*, poligami*, hijab, khilafah*, g30s, komunis*
    `),
  },
};
