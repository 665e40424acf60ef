import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const vi: TellWords = {
  openers: phrases(`
    trong thế giới ngày nay; trong thế giới hiện đại; trong thế giới phát triển; trong thế giới đầy
    trong thời đại số; trong thời đại công nghệ; trong thời đại ngày nay; trong kỷ nguyên số; trong kỷ nguyên
    trong bối cảnh … ngày càng; trong cuộc sống hiện đại; trong xã hội hiện đại; bạn đã bao giờ tự hỏi
    bạn có bao giờ tự hỏi; đã bao giờ bạn tự hỏi; hãy tưởng tượng một thế giới; bạn không đơn độc
    bạn đã đến đúng nơi; chào mừng bạn đến với thế giới; hãy cùng khám phá; hãy cùng tìm hiểu; hãy cùng đi sâu
    cùng khám phá ngay; trong bài viết này chúng; bài viết này sẽ giúp bạn; trong hướng dẫn này
    hướng dẫn toàn diện này; không cần tìm đâu xa
  `),
  closers: phrases(`
    ^tóm lại; ^kết luận; ^nói tóm lại; ^tổng kết lại; ^để kết luận; ^nhìn chung; ^suy cho cùng; ^cuối cùng thì
    vào cuối ngày; còn chần chừ gì nữa; bạn còn chờ gì nữa; khả năng là vô tận; tương lai … đầy hứa hẹn
    chỉ có thời gian mới; hãy bắt đầu hành trình; hy vọng bài viết này; chúc bạn thành công
  `),
  fillers: phrases(`
    điều quan trọng cần lưu ý; điều quan trọng là phải; cần lưu ý rằng; điều đáng chú ý là; đáng chú ý là
    không có gì bí mật; không thể phủ nhận rằng; không thể phủ nhận; có thể nói rằng; với suy nghĩ đó
    hãy thành thật; sự thật là; thực tế là; đóng vai trò quan trọng; đóng vai trò thiết yếu
    đóng một vai trò quan trọng; đóng vai trò then chốt; vô số lợi ích; tạo nên sự khác biệt; chìa khóa thành công
    chìa khóa nằm ở; hơn bao giờ hết; không có giải pháp chung; cuối cùng nhưng không kém phần
    dù bạn là người mới bắt đầu
  `),
  templates: phrases(`
    không chỉ là … mà còn là; không chỉ đơn thuần là; không chỉ đơn giản là; không đơn thuần chỉ là; còn hơn cả một
    nhiều hơn là chỉ; cho dù bạn là … hay; dù bạn là … hay; tin tốt là; phần tốt nhất là; điều tuyệt vời nhất là
    hãy nói lời tạm biệt; nói lời tạm biệt với; nếu tôi nói với bạn; câu trả lời nằm ở; không còn là xa xỉ
  `),
  stock: phrases(`
    là minh chứng cho; minh chứng rõ nét; bức tranh phong phú; tấm thảm; viên ngọc ẩn; kho báu; ngọn hải đăng
    mở khóa tiềm năng; khai phá tiềm năng; giải phóng tiềm năng; tiềm năng tối đa; toàn bộ tiềm năng
    khai thác sức mạnh; bắt đầu hành trình; lên một tầm cao mới; tầm cao mới; nâng lên một cấp độ; đi đầu trong
    mở đường cho; mở ra kỷ nguyên; thay đổi cuộc chơi; bước ngoặt; không ngừng phát triển; không ngừng thay đổi
    luôn thay đổi; cách mạng hóa cách; cách mạng hóa; cách tiếp cận toàn diện; tiếp cận toàn diện
    trải nghiệm khó quên; trải nghiệm đáng nhớ; thế giới của những khả năng; khả năng vô tận; tương lai bền vững
    tương lai tươi sáng; tích hợp liền mạch; liền mạch; sự cân bằng tinh tế; bản giao hưởng; quyết định sáng suốt
    lịch sử phong phú
  `),
  inflated: phrases(`
    quan trọng; thiết yếu; then chốt; cốt lõi; sáng tạo; toàn diện; năng động; hấp dẫn; đột phá; mang tính cách mạng
    vô giá; tối ưu; tối ưu hóa; tối đa hóa; nâng cao; thúc đẩy; tăng cường; làm phong phú; hành trình; bức tranh
    vô song; vượt trội; đa dạng; hơn nữa; ngoài ra; bên cạnh đó; tiềm năng; một loạt các; đa dạng các loại
  `),
  intensifiers: phrases(`
    thực sự; vô cùng; cực kỳ; tuyệt đối; chắc chắn; không thể nghi ngờ; đơn giản; đáng kể; đáng kinh ngạc; hoàn hảo
    tuyệt vời; ấn tượng
  `),
  and: ['và', 'hoặc', 'hay'],
};
