import { describePromotion, type PromotionExamples } from './promotion-examples.fixture.ts';
import type { SOUTHEAST_ASIAN } from './southeast-asian.ts';

const EXAMPLES: Readonly<Record<keyof typeof SOUTHEAST_ASIAN, PromotionExamples>> = {
  id: {
    sells: [
      'Kursus berikutnya dimulai pada 3 Maret.',
      'Pesan sekarang, gratis ongkir.',
      'Ikuti kami di Instagram.',
      'Kunjungi toko kami.',
    ],
    tells: [
      'Diskon pajak berlaku untuk keluarga.',
      'Langkah berikutnya dimulai setelah adonan mengembang.',
      'Kursus dolar turun.',
      'Toko tutup pukul sembilan.',
    ],
  },
  ms: {
    sells: [
      'Kursus seterusnya bermula pada 3 Mac.',
      'Tempah sekarang dengan penghantaran percuma.',
      'Ikuti kami di Instagram.',
      'Kunjungi kedai kami.',
    ],
    tells: [
      'Diskaun cukai diberikan kepada keluarga.',
      'Langkah seterusnya ialah penapaian.',
      'Kursus itu mengambil enam bulan.',
      'Kedai ditutup pada pukul sembilan.',
    ],
  },
  th: {
    sells: ['สั่งซื้อวันนี้ส่งฟรีทั่วประเทศ', 'กดติดตามเพจเพื่อรับข่าวใหม่', 'คอร์สถัดไปเริ่ม 3 มีนาคม', 'ลงทะเบียนฟรีได้ที่นี่'],
    tells: ['ราคาข้าวลดลงร้อยละสิบ', 'ขั้นตอนถัดไปคือการหมักแป้ง', 'ร้านค้าปิดเวลาสามทุ่ม', 'หลักสูตรใช้เวลาหกเดือน'],
  },
  vi: {
    sells: [
      'Khóa học tiếp theo khai giảng ngày 3 tháng 3.',
      'Đặt hàng ngay để được miễn phí vận chuyển.',
      'Theo dõi chúng tôi trên Facebook.',
      'Nhập mã giảm giá khi thanh toán.',
    ],
    tells: [
      'Nhà nước giảm thuế cho các gia đình.',
      'Bước tiếp theo là ủ bột.',
      'Khóa học kéo dài sáu tháng.',
      'Giá gạo giảm 10%.',
    ],
  },
};

describePromotion(EXAMPLES);
