import { textPhrases, wordPhrases } from '../phrase-patterns.ts';

/** What only who sells or invites says, in Indonesian, Malay, Thai and Vietnamese. */
export const SOUTHEAST_ASIAN = {
  id: wordPhrases(`
    pelanggan kami
    diskon (hingga|sampai|spesial|khusus)? ?#%|kode (promo|diskon|voucher|kupon)|(gratis|bebas) (ongkir|ongkos kirim|biaya kirim)|gratis pengiriman
    (uji coba|coba) gratis|gratis selama # (hari|bulan)|(pesan|beli|booking|daftar) (sekarang|segera|hari ini|di toko kami|gratis)
    daftarkan (diri Anda|dirimu) (sekarang|segera)|berlangganan (newsletter|buletin|sekarang)|(ikuti|follow) (kami|akun kami|media sosial kami)
    like dan (share|subscribe|bagikan)|bagikan (artikel|postingan) ini|jangan lupa (subscribe|like|follow)
    (toko|kursus|kelas|webinar|buletin|kanal|pelatihan|gerai|aplikasi|showroom|newsletter|lokakarya) kami
    (unduh|download) (gratis|sekarang|panduan (gratis|kami))|(kursus|kelas|batch|angkatan|gelombang) (berikutnya|selanjutnya) … (dimulai|mulai)
    (kuota|tempat|kursi) terbatas|selama persediaan masih|(hubungi|telepon|kunjungi) kami|jam (buka|operasional):|hadiah (di akhir|menanti)
    penawaran (spesial|terbatas|khusus)|jangan lewatkan (promo|penawaran|kesempatan ini)
  `),
  ms: wordPhrases(`
    pelanggan kami
    diskaun (sehingga|hingga|istimewa)? ?#%|kod (promo|promosi|diskaun|kupon|baucar)|(penghantaran|percubaan|kelas percubaan) percuma|cuba (secara )?percuma
    percuma selama # (hari|bulan)|(tempah|beli|pesan|daftar|langgan) (sekarang|hari ini|segera|percuma)|langgan (surat berita|saluran) kami
    (ikuti|ikut|hubungi|telefon|kunjungi) kami|like dan (share|kongsi)|kongsikan (artikel|hantaran) ini
    (kedai|kursus|kelas|webinar|surat berita|saluran|bengkel|cawangan|aplikasi|bilik pameran) kami|muat turun (percuma|sekarang|panduan (percuma|kami))
    (kursus|kelas|kumpulan|sesi) (seterusnya|berikutnya|akan datang) … (bermula|dimulakan)|tempat (adalah |amat )?terhad|selagi stok masih
    waktu (operasi|buka|perniagaan):|hadiah (di akhir|menanti)|tawaran (istimewa|terhad|hebat)|jangan lepaskan (peluang|tawaran)
  `),
  th: textPhrases(`
    ลูกค้าของเรา
    ส่วนลด(พิเศษ|สูงสุด| ?#)|ลดราคาพิเศษ|(โค้ด|รหัส|คูปอง)ส่วนลด|(จัดส่ง|ส่ง)ฟรี|ทดลอง(ใช้|เรียน)?ฟรี
    สั่งซื้อ(เลย|วันนี้|ตอนนี้|ได้ที่)|ซื้อเลย|จอง(เลย|วันนี้|ที่นั่งของคุณ)|สมัคร(เลย|วันนี้|รับข่าวสาร)|ลงทะเบียน(เลย|วันนี้|ฟรี)
    กดติดตาม|ติดตามเรา|ติดตามเพจ|กดไลก์|กดไลค์|กดแชร์|แชร์บทความนี้|(ร้าน|คอร์ส|คอร์สเรียน|สาขา|เวิร์กช็อป|โชว์รูม|เพจ)ของเรา
    ดาวน์โหลด(ฟรี|คู่มือของเรา|คู่มือฟรี)|คอร์ส(ถัดไป|หน้า|ต่อไป|รุ่นต่อไป)|รุ่นต่อไป(จะ)?เริ่ม|ที่นั่งมีจำกัด|รับจำนวนจำกัด|จนกว่าสินค้าจะหมด
    โทรหาเรา|ติดต่อเรา|เวลาเปิดทำการ ?:|เวลาทำการ ?:|ของขวัญ…ท้ายบทความ|โปรโมชั่นพิเศษ|ข้อเสนอพิเศษ|แอดไลน์|สอบถามเพิ่มเติมได้ที่
  `),
  vi: wordPhrases(`
    khách hàng của chúng tôi
    ưu đãi (đặc biệt|có hạn|dành cho bạn|hấp dẫn|(lên đến|lên tới|giảm)? ?#)|giảm giá (sốc|ngay|đặc biệt)|mã (giảm giá|khuyến mãi|khuyến mại|ưu đãi)|phiếu giảm giá
    miễn phí (vận chuyển|giao hàng|ship)|giao hàng miễn phí|(dùng|học) thử miễn phí
    (đặt (hàng|mua|chỗ|lịch|bàn)|mua|đăng ký|tải|gọi|liên hệ|inbox) ngay( hôm nay)?|đặt (hàng|chỗ|lịch) hôm nay|đăng ký (nhận bản tin|nhận tin|kênh)
    theo dõi (chúng tôi|fanpage|kênh của)|(nhấn|bấm) (like|nút đăng ký)|like và (chia sẻ|share)|chia sẻ bài viết này
    (cửa hàng|khóa học|khoá học|hội thảo|bản tin|kênh|shop|showroom|lớp học|chi nhánh|xưởng) (của )?chúng tôi|(khóa|khoá) học của trung tâm
    tải (về )?miễn phí|(khóa|khoá|lớp) (học )?(tiếp theo|sắp tới|kế tiếp|mới) … (khai giảng|bắt đầu)|số (lượng|chỗ) có hạn|chỗ ngồi có hạn
    cho đến khi hết hàng|(gọi cho|liên hệ với|ghé thăm) chúng tôi|giờ mở cửa:|quà tặng (ở cuối|cuối bài|dành cho bạn)|khuyến mãi (đặc biệt|khủng)
    đừng bỏ lỡ (ưu đãi|cơ hội này|khuyến mãi)
  `),
};
