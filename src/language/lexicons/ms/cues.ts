import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    dia, ia, beliau, baginda, mereka, ini, itu, inilah, itulah, ianya, perkara ini, perkara itu, perkara tersebut
    hal ini, hal itu, keadaan ini, keadaan itu, yang ini, yang itu, di sini, di sana, di situ, dari sini, dari situ
    kedua-duanya, yang lain, yang lain-lain, selebihnya, yang pertama, yang kedua, yang ketiga, yang terakhir, pertama
    kedua, ketiga, keempat, kelima, terakhir, akhir sekali, seterusnya, berikutnya, kemudian, lalu, selepas itu
    sesudah itu, setelah itu, sebelum itu, sejak itu, ketika itu, pada ketika itu, pada masa itu, pada waktu itu
    pada masa yang sama, pada ketika yang sama, juga, begitu juga, demikian juga, demikian, dengan demikian, justeru
    justeru itu, sebaliknya, sementara itu, oleh itu, oleh yang demikian, oleh sebab itu, oleh kerana itu, sebab itu
    kerana itu, maka, jadi, sehingga, namun, namun begitu, namun demikian, walau bagaimanapun, bagaimanapun, akan tetapi
    tetapi, tapi, walaupun begitu, walaupun demikian, meskipun begitu, meskipun demikian, sungguhpun begitu, dan, atau
    serta, selain itu, di samping itu, tambahan pula, tambahan lagi, lagipun, malah, malahan, bahkan, apatah lagi
    lebih-lebih lagi, bukan itu sahaja, tidak cukup dengan itu, akibatnya, hasilnya, kesannya, jika tidak, kalau tidak
    jika ya, sekiranya begitu, di pihak lain, sebaliknya pula, manakala, sedangkan, padahal, contohnya, sebagai contoh
    misalnya, umpamanya, atas sebab ini, atas alasan ini, dengan kata lain, dalam erti kata lain, maksudnya, iaitu
    yakni, sebenarnya, hakikatnya, khususnya, dalam hal ini, dalam kes ini, dalam konteks ini, dengan cara ini
    dengan itu, dengan ini, untuk itu, untuk tujuan ini, berikutan itu, ekoran itu, susulan itu, akhirnya, ringkasnya
    kesimpulannya, secara keseluruhannya, salah satu daripadanya, antaranya, antara lain, beberapa daripadanya
    sebahagian daripadanya, kebanyakan daripadanya, semua itu, semua ini, kesemuanya, semuanya, masing-masing
    tiada satu pun daripadanya, sudah tentu, begitulah, proses ini, cara ini, kaedah ini, masalah ini, fenomena ini
    berdasarkan itu, terdahulu
  `),
  independentOpeners: entries(`
    kedua-dua negara, kedua ibu bapa, pertama kali, jadi ibu bapa, lalu lintas, masing-masing negara
    antara yang terbesar, antara punca, antara faktor, antara kelebihan, juga dikenali sebagai, atau dikenali sebagai
    sebelum ini dikenali, seterusnya dikenali
  `),
  dependentAnywhere: entries(`
    tersebut di atas, yang dinyatakan di atas, yang disebutkan di atas, yang telah dinyatakan, tersebut, berkenaan
    atas sebab ini, atas alasan ini, dengan cara ini, dengan cara itu, dalam hal ini, dalam kes ini, dalam erti kata ini
    dalam konteks ini, pada ketika itu, pada masa itu, untuk tujuan ini, perkara ini bermakna, ini bermakna
    itu bermakna, ini ialah, ini adalah, itu adalah, itu ialah, pendekatan ini, kaedah ini, proses ini, masalah ini
    trend ini, kesan ini, daripadanya, oleh itu, oleh yang demikian, justeru, berikut
  `),
  roleOpeners: entries(`
    syarikat ini, syarikat itu, syarikat tersebut, syarikat berkenaan, pasukan penyelidik, kumpulan ini, kumpulan itu
    pertubuhan ini, pertubuhan itu, organisasi ini, agensi ini, agensi itu, pengasas, para pengasas, penyelidik
    para penyelidik, saintis, para saintis, kajian ini, kajian itu, kajian tersebut, kajian mendapati, laporan ini
    laporan itu, laporan tersebut, tinjauan ini, tinjauan itu, penulis, para penulis, artikel tersebut, dapatan ini
    dapatan kajian, hasil kajian, produk ini, projek ini, projek itu, kedai ini, laman web ini, program ini, insiden
    kejadian itu, kejadian ini, perjanjian itu, keputusan itu, keputusan ini, rang undang-undang itu, lelaki itu
    wanita itu, pasangan itu, keluarga itu, aplikasi ini, buku ini, rancangan itu, kemudahan ini, jurucakap
  `),
  droppableConnectives: entries(`
    namun, namun begitu, namun demikian, walau bagaimanapun, bagaimanapun, akan tetapi, tetapi, selain itu
    di samping itu, tambahan pula, tambahan lagi, lagipun, malah, malahan, lebih-lebih lagi, sebenarnya, hakikatnya
    pada hakikatnya, sudah tentu, semestinya, secara umum, secara umumnya, pada umumnya, umumnya, secara keseluruhannya
    oleh itu, oleh yang demikian, justeru, justeru itu, jadi, maka, akibatnya, hasilnya, sementara itu, walaupun begitu
    meskipun begitu, sebaliknya, begitu juga, akhirnya, akhir sekali, pertama, kedua, ketiga, pertama sekali, mula-mula
    kemudian, seterusnya, selepas itu, sebagai permulaan, ringkasnya, dengan kata lain, dalam erti kata lain
    kesimpulannya, contohnya, sebagai contoh, misalnya, di pihak lain, pada masa yang sama, lebih penting lagi
    yang paling penting, menariknya, malangnya, mujurlah, mujur, khususnya, terutamanya, pada dasarnya, dan
    seperti yang diketahui, jelas
  `),
  siteTalk: entries(`
    dalam artikel ini, di dalam artikel ini, menerusi artikel ini, melalui artikel ini, artikel ini, artikel kali ini
    dalam penulisan ini, dalam tulisan ini, tulisan ini, dalam panduan ini, panduan ini, dalam bahagian ini
    bahagian ini, dalam bab ini, bab ini, dalam video ini, halaman ini, laman ini, pos ini, kita akan membincangkan
    kami akan membincangkan, akan dibincangkan, kita akan melihat, kami akan menerangkan, kami kongsikan
    kami akan kongsikan, jom, jom kita, jom lihat, mari kita, mari lihat, ayuh, seperti yang dinyatakan
    seperti yang disebutkan, seperti yang telah disebutkan, seperti yang telah dijelaskan, seperti yang diterangkan
    seperti yang kita lihat, seperti yang anda lihat, seperti yang dapat dilihat, di atas, di bawah, di bawah ini
    berikut ialah, berikut adalah, berikut merupakan, jadual berikut, jadual di bawah, graf di bawah, gambar di atas
    gambar di bawah, rajah di bawah, rajah di atas, teruskan membaca, klik di sini, bahagian seterusnya
    bahagian sebelumnya, para pembaca, pembaca budiman, anda mungkin tertanya, anda mungkin tertanya-tanya
    mungkin anda tertanya-tanya, penulis artikel, di ruangan komen, untuk maklumat lanjut, untuk maklumat lebih lanjut
    di blog kami, semoga bermanfaat, semoga artikel, diharap artikel
  `),
  boilerplate: entries(`
    cookie, cookies, kuki, langgan, langgani, melanggan, surat berita, newsletter, buletin, daftar sekarang
    daftar masuk, log masuk, daftar akaun, klik, kongsikan, kongsi artikel, iklan, advertorial, ditaja, tajaan
    hak cipta terpelihara, hak cipta, copyright, baca lagi, baca juga, baca lanjut, ketahui lebih lanjut
    artikel berkaitan, berita berkaitan, artikel lain, ikuti kami, dasar privasi, terma dan syarat, terma penggunaan
    terma perkhidmatan, tinggalkan komen, tulis komen, hantar komen, e-mel anda, emel anda, alamat e-mel, alamat emel
    javascript, pelayar anda, kredit foto, sumber gambar, sumber foto, getty images, tonton video, podcast, podcas
    webinar, e-buku percuma, ebook percuma, kod promo, kod diskaun, kupon, baucar, percubaan percuma, hubungi kami
    isi kandungan, langkau ke kandungan, kemas kini terakhir, dikemas kini, diterbitkan pada, pautan gabungan
    pautan affiliate, derma sekarang, terima kasih kerana membaca, beli sekarang, tempah sekarang, tambah ke troli
    troli, kad hadiah, pasukan kami, pakar kami, laman web kami, pembaca kami, perkhidmatan kami, ditulis oleh
    disediakan oleh, disemak oleh, tangkapan skrin, kuiz, muat turun aplikasi, saluran telegram, saluran whatsapp
    whatsapp kami
  `),
  firstPersonSingular: entries('saya, aku, ku, diriku, saya sendiri, milik saya, hamba'),
  firstPersonPlural: entries('kita, kami, milik kita, milik kami, kita semua'),
  secondPerson: entries(`
    anda, awak, kamu, kalian, engkau, kau, tuan, puan, anda sendiri, pastikan, jangan lupa, ingatlah, cubalah
    sebaiknya anda
  `),
  relativeTime: entries(`
    semalam, hari ini, esok, malam ini, malam tadi, pagi ini, pagi tadi, minggu ini, bulan ini, tahun ini, musim ini
    suku ini, minggu lalu, minggu lepas, bulan lalu, bulan lepas, tahun lalu, tahun lepas, minggu depan, bulan depan
    tahun depan, tahun hadapan, baru-baru ini, kebelakangan ini, sejak akhir-akhir ini, yang lalu, setakat ini
    sehingga kini, sehingga sekarang, hingga kini, buat masa ini, ketika ini, pada masa ini, sekarang, kini, dewasa ini
    zaman sekarang, dalam beberapa tahun kebelakangan ini, beberapa tahun kebelakangan ini, sejak beberapa tahun lalu
    beberapa bulan lalu, beberapa hari lalu, beberapa minggu lalu, pada hari isnin, pada hari selasa, pada hari rabu
    pada hari khamis, pada hari jumaat, pada hari sabtu, pada hari ahad, pada isnin, pada selasa, pada rabu, pada khamis
    pada jumaat, pada sabtu, pada ahad, baru mengumumkan, akan datang, tahun-tahun akan datang, bulan-bulan akan datang
    dalam masa terdekat, tidak lama lagi
  `),
  polemic: entries(`
    bodoh, bangang, bongok, bahlul, dungu, tolol, idiot, pembohong, penipu, omong kosong, karut, mengarut, menggelikan
    memalukan, tidak tahu malu, menjijikkan, jijik, gila, mengejutkan, menggemparkan, melampau, celaka, sial
    haram jadah, basuh otak, propaganda, konspirasi, teori konspirasi, agen asing, pengkhianat, khianat, penyangak
    scammer, macai, walaun, walanun, dedak, barua, tali barut, media upahan, konon pakar, kononnya pakar, bangkitlah
    sedarlah, percayalah, hakikatnya ialah, elit korup, plandemik, kafir harbi, laknat
  `),
  opinionMarkers: entries(`
    pada pendapat saya, pada pendapat kami, pada pandangan saya, pada hemat saya, bagi saya, saya fikir, saya rasa
    saya yakin, saya percaya, kami percaya, kami yakin, berdasarkan pengalaman saya, secara peribadi, terbaik, terburuk
    layak mendapat, wajar mendapat, malangnya, sedihnya, mujurlah, semoga, sejujurnya, jujurnya, tidak syak lagi
    tidak dinafikan, tanpa ragu, jelas, sudah tentu, sudah tiba masanya, wajar diharamkan, mesti diharamkan
  `),
  sayVerbs: entries(`
    kata, katanya, berkata, mengatakan, ujar, ujarnya, jelas beliau, jelasnya, kata beliau, ujar beliau, tambah beliau
    tambahnya, menambah, menjelaskan, menerangkan, menulis, menyatakan, berhujah, berpendapat, mendakwa, memberi amaran
    mengumumkan, melaporkan, dilaporkan, percaya, mencadangkan, menyimpulkan, menegaskan, menekankan, mengakui
    mendedahkan, memaklumkan, menurut, mengulas, dipetik
  `),
  mythLabels: entries(`
    mitos, salah faham, salah tanggapan, tanggapan salah, kepercayaan salah, palsu, tidak benar, tidak tepat, rekaan
    khabar angin, berita palsu, tahyul, khurafat, kepercayaan umum, tanggapan umum, ramai orang percaya
    ramai yang percaya, ramai menyangka, sering dikatakan, kononnya, lagenda bandar
  `),
  truthLabels: entries('fakta, kebenaran, hakikat, kenyataan, disahkan, kajian menunjukkan, penyelidikan menunjukkan'),
  causes: entries(`
    kerana, oleh kerana, sebab, disebabkan, disebabkan oleh, akibat, akibat daripada, ekoran, berikutan, lantaran
    gara-gara, berkat, menyebabkan, mengakibatkan, akibatnya, hasil daripada, berpunca daripada, berpunca
    berasal daripada, timbul daripada, mencetuskan, dicetuskan oleh, didorong oleh, mendorong, alasan, punca*, penyebab*
    faktor*, bertanggungjawab, menyumbang kepada, membawa kepada, menimbulkan, menghasilkan, supaya, agar
    bergantung pada, bergantung kepada, mencegah, membuatkan
  `),
  means: entries(`
    dengan menggunakan, menggunakan, memakai, dengan cara, melalui, menerusi, dengan bantuan, dengan menambah
    dengan membuat, untuk, bagi, supaya, agar, memerlukan, digunakan untuk, dilakukan, dibuat, dapat, boleh, mesti
    perlu, hendaklah, cara, kaedah*, teknik*, prosedur*, alat, proses*
  `),
  comparisons: entries(`
    daripada, berbanding, berbanding dengan, jika dibandingkan, dibandingkan dengan, berbeza dengan, berbeza daripada
    tidak seperti, manakala, sedangkan, sebaliknya, bertentangan dengan, perbezaan*, beza, mirip, serupa, sama dengan
    sama seperti, sebanyak, lebih, lebih banyak, lebih sedikit, kurang, lebih tinggi, lebih rendah, lebih besar
    lebih kecil, lebih baik, lebih buruk, lebih cepat, lebih perlahan, lebih murah, lebih mahal, mengatasi
    dua kali ganda, dua kali, separuh daripada, versus, vs
  `),
  hedges: entries(`
    mungkin, barangkali, boleh jadi, kemungkinan, berkemungkinan, berpotensi, nampaknya, kelihatannya, seolah-olah
    agaknya, dipercayai, didakwa, kononnya, dikatakan, dianggap, dijangka, dijangkakan, dianggarkan, anggaran
    menunjukkan bahawa, kira-kira, lebih kurang, sekitar, hampir, awal, cenderung, biasanya, lazimnya, umumnya, boleh
    dapat
  `),
  definitionPatterns: entries(`
    ialah, adalah, merupakan, iaitu, yakni, bermaksud, bermakna, bererti, maksudnya, dipanggil, disebut
    dikenali sebagai, ditakrifkan sebagai, didefinisikan sebagai, merujuk kepada, menggambarkan, ialah sejenis
    adalah sejenis, sejenis, ialah proses, ialah kaedah, ialah istilah, istilah bagi, singkatan bagi, terdiri daripada
    dimaksudkan dengan
  `),
  questionWords: {
    why: entries('mengapa, kenapa, apa sebabnya, apakah sebab, apakah punca, punca, sebab, apa yang menyebabkan'),
    how: entries(`
      bagaimana, bagaimanakah, macam mana, cara, bagaimana cara, panduan, tutorial, langkah-langkah, petua
    `),
    what: entries('apa, apakah, apa itu, apakah itu, apakah maksud, maksud, definisi, takrif, pengertian'),
    which: entries('mana, yang mana, manakah, jenis apa'),
    when: entries('bila, bilakah, sejak bila, sampai bila, pukul berapa, berapa lama, tahun berapa, umur berapa'),
    who: entries('siapa, siapakah, oleh siapa, milik siapa'),
    where: entries('di mana, dimana, di manakah, ke mana, dari mana'),
    howMuch: entries(`
      berapa, berapakah, berapa banyak, berapa kali, berapa kerap, berapa jauh, sejauh mana, berapa peratus, harga, kos
      berapa harga
    `),
    yesNo: entries(`
      adakah, bolehkah, dapatkah, perlukah, patutkah, haruskah, benarkah, betulkah, mungkinkah, selamatkah, apakah benar
    `),
  },
  listWords: entries(`
    terbaik, top, cara, petua, tip, tips, idea, contoh, jenis, jenis-jenis, senarai, sebab, perkara, alat, kaedah
    strategi, pilihan, manfaat, kebaikan, kelebihan, khasiat, fakta, kesilapan, alternatif, cadangan, paling popular
  `),
  stepWords: entries(`
    pertama, pertama sekali, mula-mula, langkah, langkah-langkah, mulakan dengan, mulakan, kemudian, seterusnya
    selepas itu, berikutnya, sebaik sahaja, setelah, akhir sekali, akhirnya, sebelum, ulang, ulangi, peringkat, fasa
    kedua, ketiga
  `),
  comparisonQueryWords: entries(`
    vs, versus, atau, lawan, perbandingan, bandingkan, berbanding, perbezaan, beza, perbezaan antara, bezanya
    lebih baik, lebih bagus, mana lebih, kebaikan dan keburukan, kelebihan dan kekurangan, pro dan kontra, alternatif
  `),
  placeholderNouns: entries(`
    produk, syarikat, jenama, orang, individu, pelanggan, klien, pesaing, ciri, manfaat, topik, kata kunci, tajuk
    subtajuk, bahagian, pengarang, penulis, bandar, negara, perniagaan, organisasi, nama, sumber, contoh, item, perkara
    pilihan
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, masukkan teks di sini, masukkan nama di sini, masukkan pautan di sini
    masukkan gambar di sini, teks di sini, nama anda di sini, nama syarikat, nama syarikat anda, nama produk
    akan ditambah, akan ditentukan, akan dikemas kini, akan dilengkapkan, akan datang tidak lama lagi, dalam pembinaan
    teks contoh, contoh teks, xxx, todo, tbd, TBD, TODO, XXX
  `),
  negators: entries(`
    tidak, tak, bukan, belum, jangan, tanpa, tiada, tidak pernah, tidak ada, tiada siapa, tiada apa, bukanlah, gagal
    kurang, hampir tidak, menolak, menafikan, enggan, tidak mampu, mustahil
  `),
  quantifiers: {
    all: entries(`
      semua, seluruh, setiap, tiap-tiap, sentiasa, selalu, semua orang, segala, segala-galanya, di mana-mana, sepenuhnya
      sama sekali, keseluruhan, hanya, sahaja, semata-mata, menjamin, dijamin, pasti, tanpa pengecualian, tanpa kecuali
      seratus peratus
    `),
    part: entries(`
      beberapa, sesetengah, segelintir, sebilangan, sejumlah, banyak, ramai, kebanyakan, sebahagian, sebahagian besar
      sebahagian kecil, sering, selalunya, kadang-kadang, kadangkala, ada kalanya, tertentu, sedikit, biasanya, lazimnya
      umumnya, terutamanya, majoriti, minoriti, jarang, separuh, dalam banyak kes
    `),
  },
  finiteVerbs: entries(`
    ialah, adalah, merupakan, ada, mempunyai, memiliki, boleh, dapat, akan, telah, sudah, sedang, mesti, perlu, harus
    hendaklah, tidak, bukan, menjadi, membuat, memberikan, memberi, menunjukkan, berkata, membantu, menyebabkan
    mengandungi, merangkumi, termasuk, terdiri, menggunakan, digunakan, dilakukan, dipanggil, berlaku, terdapat, berada
    terletak, meningkat, menurun, naik, turun, mencapai, memerlukan, bergantung, berfungsi, bekerja, bermula, berasal
    bermaksud, bermakna, mempengaruhi, mencegah, melindungi, menghasilkan, mengurangkan, mengalami, membolehkan
    memainkan, kekal, datang, mengambil, cenderung, dibuat, ditemui, dikenali
  `),
  aspectWords: {
    howItWorks: entries('berfungsi, bekerja, mekanisme*, fungsi*, prinsip*, proses*, beroperasi, cara kerja'),
    causes: entries('punca*, sebab*, penyebab*, faktor*, sumber, kerana, akibat, menyebabkan, asal*'),
    effects: entries('kesan*, akibat*, impak*, pengaruh*, hasil*, mempengaruhi, implikasi*, natijah*'),
    types: entries('jenis*, bentuk*, kategori*, kelas, varian*, model*, golongan, variasi*'),
    benefits: entries('manfaat*, kelebihan*, kebaikan*, faedah*, membantu, meningkatkan, menjimatkan, khasiat*'),
    drawbacks: entries('kekurangan*, kelemahan*, keburukan*, batasan*, had, masalah*, kekangan*'),
    risks: entries('risiko*, bahaya*, berbahaya, ancaman*, kesan sampingan, memudaratkan, keselamatan'),
    costs: entries('kos*, harga*, mahal, murah, bajet*, belanjawan, yuran*, fi, bayaran*, membayar, ringgit, dolar'),
    steps: entries('langkah*, pertama, kemudian, seterusnya, akhir sekali, prosedur*, arahan*, peringkat*, fasa*'),
    choosing: entries('memilih, pilih, pilihan*, kriteria, sesuai, keputusan, membeli, pertimbang*'),
    comparison: entries(`
      perbandingan*, berbanding, dibandingkan, perbezaan*, berbeza, versus, vs, manakala, sedangkan
    `),
    requirements: entries('keperluan*, syarat*, diperlukan, perlu, kelayakan*, bahan*, peralatan*, wajib, mesti'),
    mistakes: entries('kesilapan*, kesalahan*, silap, salah, elakkan, mengelakkan, perangkap*'),
    maintenance: entries(`
      penyelenggaraan*, penjagaan*, menjaga, membersihkan, servis*, pembaikan*, menyimpan, penyimpanan*, jangka hayat
      mengganti, menggantikan, tahan lama
    `),
    history: entries(`
      sejarah*, abad, kurun, ditubuhkan, diasaskan, dicipta, penemuan*, pertama kali, kuno, purba, awal, asal-usul
      diperkenalkan, sejak
    `),
    examples: entries('contoh*, misalnya, seperti, antara lain, antaranya, termasuk, kes*'),
    numbers: entries(`
      peratus*, juta, bilion, trilion, ribu, angka*, statistik*, jumlah*, purata, kadar*, data, bahagian
    `),
    outlook: entries(`
      masa depan, masa hadapan, prospek*, ramalan*, jangkaan*, dijangka, diramalkan, trend*, menjelang 2030
      menjelang 2050, akan, akan datang
    `),
    tips: entries(`
      petua*, tip, tips, nasihat*, cadangan*, sebaiknya, disarankan, cara terbaik, cuba, praktikal, ideal, digalakkan
    `),
    viewsDiffer: entries(`
      kontroversi*, perdebatan*, debat*, kritikan*, pengkritik*, penentang*, penyokong*, pertikaian*, hujah*
      berpendapat, pendapat, pro dan kontra
    `),
  },
  sensitiveSubjects: {
    health: entries(`
      kesihatan*, sihat, penyakit*, gejala*, simptom*, rawatan*, ubat*, terapi*, perubatan*, doktor*, dos, vaksin*
      imunisasi*, kanser*, diabetes*, kencing manis, tekanan darah, darah tinggi, kehamilan*, hamil, mengandung
      jangkitan*, virus*, pembedahan*, sakit, kesakitan, diet*, suplemen*, makanan tambahan, vitamin*, kemurungan*
      keresahan, kesihatan mental, pesakit*, diagnosis*, menurunkan berat badan, kurus, alahan*, alergi*, asma, jantung
      strok, herba
    `),
    money: entries(`
      pelaburan*, melabur, pinjaman*, gadai janji, kredit*, hutang*, insurans*, takaful*, persaraan*, pencen*, kwsp
      saham*, bon, cukai*, kadar faedah, simpanan*, deposit*, bank*, kripto*, bitcoin*, dana*, unit amanah, kekayaan
      muflis*, kewangan*, gaji*, upah*, zakat*
    `),
    law: entries(`
      undang-undang*, peguam*, mahkamah*, saman*, menyaman, guaman, kontrak*, perjanjian*, liabiliti*, perceraian*
      cerai*, hak penjagaan, nafkah, imigresen*, visa*, penyewa*, tuan rumah, jenayah*, akta, akta-akta, hak, peraturan*
      paten*, hak cipta, harta pusaka, pusaka, faraid, wasiat*, syariah*
    `),
    contested: entries(`
      pengguguran*, hukuman mati, pemilikan senjata, perkauman*, rasis*, kaum, gender, transgender*, lgbt*, LGBT*
      agama*, keagamaan, pendatang*, pelarian*, perang, genosid*, pembunuhan beramai-ramai, pilihan raya*, vaksin wajib
      perubahan iklim, teori evolusi, eutanasia, nuklear*, gmo, GMO, palestin*, israel*, konspirasi*, perhambaan*
      poligami*, hudud, ketuanan melayu, murtad*, kalimah allah, komunis*
    `),
  },
};
