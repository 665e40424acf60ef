import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const vi: QualityWords = {
  tested: entries(`
    chúng tôi đã thử, tôi đã thử, chúng tôi đã đo, tôi đã đo, chúng tôi thử nghiệm, tôi thử nghiệm
    trong thử nghiệm của, kết quả đo của, sau khi dùng, sau khi sử dụng, chúng tôi đã đến, tôi đã đến
    tôi đã mua, chúng tôi đã mua, tôi cân, kinh nghiệm của tôi, trải nghiệm của tôi, ghi chép của tôi
    tôi nhận thấy, chúng tôi so sánh, trong vườn của tôi, trong bếp của tôi, ở nhà tôi
  `),
  studies: entries(`
    nghiên cứu, nhà khoa học, đại học, tạp chí, khảo sát, thống kê, bộ y tế, viện, theo, dữ liệu từ, công bố
    báo cáo, hướng dẫn, cục, tổng cục
  `),
  byline: entries(`
    tác giả, viết bởi, người viết, kiểm duyệt bởi, biên tập, về tác giả, cập nhật ngày, đăng ngày
  `),
  credentials: entries(`
    tiến sĩ, giáo sư, kỹ sư, bác sĩ, dược sĩ, chuyên gia dinh dưỡng, luật sư, năm kinh nghiệm, chứng chỉ
    thạc sĩ
  `),
  contact: entries(`
    liên hệ, về chúng tôi, chính sách bảo mật, email, điện thoại, địa chỉ, tòa soạn
  `),
  hype: entries(`
    không thể tin được, đáng kinh ngạc, cách mạng, thần kỳ, kỳ diệu, đảm bảo 100%, cam kết, ngay lập tức, bí mật
    bí quyết, vô địch, thay đổi cuộc đời, an toàn 100%, không rủi ro, hoàn hảo cho mọi người
    tốt nhất mọi thời đại, duy nhất trên thế giới, gây sốc
  `),
  teasers: entries(`
    bạn sẽ không tin, chuyện gì xảy ra, đây là lý do, điều bạn, lý do tại sao, bạn phải, ai cũng nói
  `),
  filler: entries(`
    trong thế giới ngày nay, trong thời đại ngày nay, ngày nay, điều quan trọng cần lưu ý, cần lưu ý rằng
    khi nói đến, suy cho cùng, cuối cùng nhưng không kém phần quan trọng, không cần phải nói
    đóng vai trò quan trọng, hơn bao giờ hết, như chúng ta đều biết, tất cả những gì bạn cần biết, đa dạng các
  `),
  selling: entries(`
    mua ngay, đặt hàng ngay, thêm vào giỏ, giỏ hàng, miễn phí vận chuyển, giảm giá, khuyến mãi
    cửa hàng của chúng tôi, còn hàng, sản phẩm của chúng tôi, gọi ngay, đặt lịch, giá tốt nhất, mã giảm giá
  `),
  disclosure: entries(`
    tiếp thị liên kết, hoa hồng, tài trợ, quảng cáo, hợp tác trả phí, có thể nhận được tiền
    được cung cấp miễn phí, xung đột lợi ích
  `),
  selfPraise: entries(`
    viết bởi các chuyên gia, chuyên gia hàng đầu, chuyên gia của chúng tôi, hướng dẫn đầy đủ nhất
    hướng dẫn tốt nhất, đoạt giải, chất lượng cao nhất, đáng tin cậy nhất, bài viết này là
  `),
  caution: entries(`
    hỏi ý kiến bác sĩ, tham khảo bác sĩ, gặp bác sĩ, tư vấn y tế, chuyên gia, tác dụng phụ, chống chỉ định
    không nên, không được, rủi ro, nguy cơ, cảnh báo, nguy hiểm, hạn chế, nhược điểm, tùy thuộc vào, trừ khi
    độc, có thể mất, quá liều, chưa rõ
  `),
};
