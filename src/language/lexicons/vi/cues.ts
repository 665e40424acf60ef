import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    nó, họ, chúng, anh ấy, cô ấy, ông ấy, bà ấy, anh ta, cô ta, ông ta, bà ta, ông, bà, anh này, chị ấy, đây, đó, đấy
    kia, này, điều này, điều đó, việc này, việc đó, cái này, cái đó, những điều này, những thứ này, những người này
    những người đó, nơi đây, ở đây, ở đó, tại đây, tại đó, từ đây, từ đó, cả hai, hai bên, người kia, cái kia
    những người khác, một số khác, số còn lại, phần còn lại, thứ nhất, thứ hai, thứ ba, thứ tư, đầu tiên, tiếp theo
    kế tiếp, kế đến, cuối cùng, sau cùng, sau đó, rồi, khi đó, lúc đó, lúc này, lúc bấy giờ, khi ấy, trước đó, kể từ đó
    cũng, cũng vậy, thay vào đó, trong khi đó, trong lúc đó, vì vậy, vì thế, do đó, do vậy, bởi vậy, bởi thế, cho nên
    nên, thế nên, tuy nhiên, tuy vậy, tuy thế, thế nhưng, nhưng, nhưng mà, song, và, hoặc, hay, mà, vậy, vậy nên
    bởi vì điều này, ngoài ra, bên cạnh đó, thêm vào đó, hơn nữa, hơn thế nữa, không những thế, không chỉ vậy
    không chỉ có vậy, đồng thời, kết quả là, hậu quả là, dù vậy, dù sao, mặc dù vậy, mặc dù thế, nếu không, nếu vậy
    nếu thế, tương tự, tương tự như vậy, cũng như vậy, ngược lại, trái lại, mặt khác, ví dụ, ví dụ như, chẳng hạn
    chẳng hạn như, thí dụ, cụ thể, cụ thể là, nghĩa là, tức là, nói cách khác, vì lý do này, vì lý do đó, vì lí do này
    trong trường hợp này, trong trường hợp đó, bằng cách này, bằng cách đó, theo cách này, theo đó, nhờ đó, nhờ vậy
    nhờ thế, qua đó, từ đó có thể, trên thực tế, thực ra, thật vậy, quả thật, tóm lại, nhìn chung, nói chung
    nói tóm lại, để làm được điều này, để làm điều này, với mục đích này, trong số này, trong số đó, trong đó
    một trong số đó, một trong những điều này, một số trong đó, hầu hết trong số đó, tất cả những điều này
    tất cả điều này, mỗi loại này, như vậy, như thế, dĩ nhiên, tất nhiên, đương nhiên, thậm chí, tệ hơn, đáng chú ý hơn
    loại này, phương pháp này, cách này, quá trình này, hiện tượng này, hai loại này, các loại này, các yếu tố này
    các sản phẩm này, số này
  `),
  independentOpeners: entries(`
    đầu tiên trên thế giới, thứ hai tuần, thứ ba tuần, họ hàng, họ cà phê, họ đậu, chúng sinh, đó đây, ông bà, ông nội
    bà ngoại, bà bầu, hay quên, hay còn gọi, mà không, rồi sẽ, này nọ, và cộng sự, nên ăn, nên chọn, nên uống, nên dùng
    nên tránh, chúng ta, chúng tôi, song song, song ngữ, ông chủ, bà chủ, hiện nay, đây đó
  `),
  dependentAnywhere: entries(`
    nói trên, kể trên, nêu trên, vừa nêu, vừa nói, đã nêu, đã nói ở trên, đã đề cập, trên đây, vì lý do này, vì lý do đó
    bằng cách này, theo cách này, trong trường hợp này, trong trường hợp đó, theo nghĩa này, về mặt này
    trong bối cảnh này, vào thời điểm đó, tại thời điểm đó, với mục đích này, điều này có nghĩa, điều đó có nghĩa
    điều này là, phương pháp này, quá trình này, vấn đề này, xu hướng này, hiện tượng này, tác động này, hiệu ứng này
    trong số đó, vì vậy, do đó, vì thế, sau đây
  `),
  roleOpeners: entries(`
    công ty này, công ty cho biết, công ty cũng, hãng này, hãng cho biết, nhóm nghiên cứu, nhóm tác giả, nhóm này
    tổ chức này, cơ quan này, người sáng lập, nhà sáng lập, các nhà nghiên cứu, nhà nghiên cứu, các nhà khoa học
    nghiên cứu này, nghiên cứu cho thấy, nghiên cứu cũng, báo cáo này, báo cáo cho thấy, báo cáo cũng, tác giả
    các tác giả, bài báo, kết quả nghiên cứu, kết quả cho thấy, kết quả này, cuộc khảo sát, khảo sát cho thấy, dự án này
    sản phẩm này, chương trình này, vụ việc, sự việc, phán quyết, dự luật, cặp đôi, gia đình này, ứng dụng này
    cuốn sách, kế hoạch này, cơ sở này, người phát ngôn
  `),
  droppableConnectives: entries(`
    tuy nhiên, tuy vậy, thế nhưng, nhưng, hơn nữa, ngoài ra, bên cạnh đó, thêm vào đó, đồng thời, thực tế, trên thực tế
    thực ra, tất nhiên, dĩ nhiên, đương nhiên, nhìn chung, nói chung, vì vậy, vì thế, do đó, do vậy, kết quả là
    trong khi đó, dù vậy, mặc dù vậy, thay vào đó, tương tự, tương tự như vậy, cuối cùng, sau cùng, thứ nhất, thứ hai
    thứ ba, trước hết, trước tiên, đầu tiên, tiếp theo, sau đó, nói ngắn gọn, nói cách khác, tóm lại, ví dụ, chẳng hạn
    mặt khác, quan trọng hơn, đáng chú ý, thú vị là, thật không may, không may, đáng tiếc, may mắn thay, may mắn là
    đặc biệt, cụ thể, và, rõ ràng, về cơ bản, như đã biết
  `),
  siteTalk: entries(`
    trong bài viết này, trong bài này, bài viết này, bài viết dưới đây, bài viết sau đây, trong bài viết dưới đây
    ở bài viết này, trong hướng dẫn này, hướng dẫn này, trong phần này, trong chương này, trong mục này, trong video này
    trang này, trong bài viết hôm nay, bài viết hôm nay, chúng ta sẽ tìm hiểu, chúng tôi sẽ, chúng ta sẽ xem xét
    cùng tìm hiểu, hãy cùng, cùng khám phá, mời bạn, mời các bạn, mời quý vị, hãy theo dõi, như đã đề cập, như đã nói
    như đã nêu, như đã trình bày, như chúng ta đã thấy, như bạn thấy, có thể thấy ở trên, ở trên, ở dưới, dưới đây
    sau đây, bảng dưới đây, bảng sau, biểu đồ, hình trên, hình dưới, hình ảnh dưới đây, đọc tiếp, nhấp vào đây
    bấm vào đây, nhấn vào đây, phần tiếp theo, phần trước, bạn đọc thân mến, quý độc giả, các bạn thân mến
    bạn có thể thắc mắc, chắc hẳn bạn, có lẽ bạn, tác giả bài viết, trong phần bình luận, để biết thêm thông tin
    để biết thêm chi tiết, trên blog của chúng tôi, chia sẻ đến bạn, hi vọng bài viết, hy vọng bài viết, hy vọng qua
  `),
  boilerplate: entries(`
    cookie, cookies, đăng ký nhận, đăng kí nhận, bản tin, đăng nhập, đăng ký tài khoản, nhấp vào, bấm vào, click
    chia sẻ bài viết, chia sẻ lên, quảng cáo, được tài trợ, bài tài trợ, mọi quyền được bảo lưu, giữ bản quyền
    bản quyền thuộc, copyright, đọc thêm, xem thêm, tìm hiểu thêm, bài viết liên quan, tin liên quan, bài viết tương tự
    theo dõi chúng tôi, theo dõi fanpage, chính sách bảo mật, điều khoản sử dụng, điều khoản dịch vụ, để lại bình luận
    gửi bình luận, viết bình luận, email của bạn, địa chỉ email, javascript, trình duyệt của bạn, nguồn ảnh
    ảnh minh họa, ảnh minh hoạ, getty images, xem video, podcast, webinar, ebook miễn phí, mã giảm giá, phiếu giảm giá
    voucher, dùng thử miễn phí, liên hệ với chúng tôi, liên hệ ngay, hotline, mục lục, nội dung bài viết
    cập nhật lần cuối, cập nhật ngày, đăng ngày, liên kết tiếp thị, cảm ơn bạn đã đọc, cảm ơn các bạn đã, mua ngay
    đặt hàng, đặt mua, thêm vào giỏ, giỏ hàng, thẻ quà tặng, đội ngũ của chúng tôi, chuyên gia của chúng tôi
    website của chúng tôi, trang web của chúng tôi, dịch vụ của chúng tôi, biên tập viên, ảnh chụp màn hình, zalo
    fanpage, tải ứng dụng, tải về, quay lại trang chủ
  `),
  firstPersonSingular: entries('tôi, của tôi, bản thân tôi, cá nhân tôi, tớ, theo tôi, với tôi'),
  firstPersonPlural: entries('chúng ta, chúng tôi, chúng mình, bọn mình, của chúng ta, của chúng tôi, nước ta'),
  secondPerson: entries(`
    bạn, các bạn, của bạn, quý khách, quý vị, quý độc giả, cho bạn, anh chị, mẹ nên, cha mẹ nên, bố mẹ nên, hãy, đừng
    hãy chắc chắn, hãy nhớ, lưu ý rằng
  `),
  relativeTime: entries(`
    hôm qua, hôm nay, ngày mai, tối nay, đêm qua, sáng nay, tuần này, tháng này, năm nay, mùa hè này, mùa đông này
    mùa xuân này, mùa thu này, quý này, mùa này, tuần trước, tháng trước, năm ngoái, năm trước, tuần qua, tháng qua
    năm qua, tuần tới, tháng tới, năm tới, sang năm, năm sau, gần đây, mới đây, vừa qua, vừa mới, cách đây, cho đến nay
    đến nay, tới nay, hiện tại, hiện nay, hiện giờ, bây giờ, lúc này, ngày nay, thời điểm này, trong những năm gần đây
    những năm gần đây, những tháng gần đây, những ngày gần đây, những tuần gần đây, vài năm qua, thập kỷ qua
    vào thứ hai, vào thứ ba, vào thứ tư, vào thứ năm, vào thứ sáu, vào thứ bảy, vào chủ nhật, vừa công bố, sắp tới
    trong thời gian tới, những tháng tới, những năm tới
  `),
  polemic: entries(`
    ngu ngốc, ngu dốt, ngu xuẩn, đồ ngu, thằng ngu, ngớ ngẩn, dối trá, kẻ nói dối, nói láo, bịp bợm, nhảm nhí, vớ vẩn
    lố bịch, nực cười, đáng xấu hổ, nhục nhã, kinh tởm, ghê tởm, điên rồ, điên khùng, gây sốc, không thể tin nổi
    khốn kiếp, chết tiệt, tẩy não, tuyên truyền xuyên tạc, thuyết âm mưu, âm mưu, thế lực thù địch, phản động, phản quốc
    bán nước, ba que, bò đỏ, lừa đảo, kẻ lừa đảo, truyền thông bẩn, báo lá cải, cái gọi là chuyên gia, tỉnh dậy đi
    sự thật là, hãy tin tôi, nói thẳng ra
  `),
  opinionMarkers: entries(`
    theo ý kiến của tôi, theo ý kiến chúng tôi, theo quan điểm của tôi, theo tôi, theo chúng tôi, tôi nghĩ, tôi cho rằng
    tôi tin, chúng tôi tin, chúng tôi cho rằng, cá nhân tôi, theo kinh nghiệm của tôi, tốt nhất, tệ nhất, xứng đáng
    đáng tiếc, thật đáng buồn, may mắn thay, thành thật mà nói, thẳng thắn mà nói, không nghi ngờ gì, không còn nghi ngờ
    chắc chắn, rõ ràng, hiển nhiên, đã đến lúc, nên bị cấm, cần phải cấm, hy vọng
  `),
  sayVerbs: entries(`
    nói, nói rằng, cho biết, cho hay, nói thêm, giải thích, viết, lưu ý, lập luận, khẳng định, tuyên bố, cho rằng
    cảnh báo, thông báo, công bố, báo cáo, đưa tin, tin rằng, đề xuất, gợi ý, kết luận, nhấn mạnh, thừa nhận, chia sẻ
    nhận định, nhận xét, phát biểu, theo lời, theo ông, theo bà, theo tiến sĩ, theo bác sĩ, theo giáo sư, dẫn lời
    trả lời
  `),
  mythLabels: entries(`
    lầm tưởng, quan niệm sai lầm, hiểu lầm, ngộ nhận, sai lầm, không đúng, sai sự thật, hư cấu, tin đồn, tin giả, mê tín
    quan niệm phổ biến, niềm tin phổ biến, nhiều người tin, nhiều người nghĩ, nhiều người cho rằng, người ta thường nói
    truyền thuyết đô thị, lời đồn
  `),
  truthLabels: entries('sự thật, đã kiểm chứng, nghiên cứu cho thấy, bằng chứng cho thấy'),
  causes: entries(`
    vì, bởi vì, do, tại vì, bởi, nhờ, nhờ vào, vì thế, do đó, kết quả của, hậu quả của, nguyên nhân, lý do, lí do
    gây ra, gây nên, dẫn đến, dẫn tới, đưa đến, khiến, khiến cho, làm cho, xuất phát từ, bắt nguồn từ, phát sinh từ
    thúc đẩy, kích thích, chịu trách nhiệm, góp phần, phụ thuộc vào, tạo ra, tạo nên, ngăn ngừa, ngăn chặn, để, yếu tố
    ảnh hưởng của
  `),
  means: entries(`
    bằng cách, bằng, nhờ sử dụng, sử dụng, dùng, thông qua, qua, với sự trợ giúp, nhằm, để, yêu cầu, đòi hỏi, có thể
    cần, nên, được thực hiện, được sử dụng, được dùng, phương pháp, kỹ thuật, kĩ thuật, quy trình, qui trình, công cụ
    cách thức, cách, biện pháp
  `),
  comparisons: entries(`
    hơn, so với, so sánh với, nếu so sánh, khác với, không giống, trong khi, trái với, trái ngược, thay vì, khác nhau
    khác biệt, giống, tương tự như, bằng với, ngang với, nhiều hơn, ít hơn, cao hơn, thấp hơn, lớn hơn, nhỏ hơn, tốt hơn
    kém hơn, tệ hơn, nhanh hơn, chậm hơn, rẻ hơn, đắt hơn, vượt trội, gấp đôi, gấp hai lần, bằng một nửa, mặt khác
  `),
  hedges: entries(`
    có thể, có lẽ, có khả năng, có lẽ là, có thể là, dường như, hình như, có vẻ, hẳn là, được cho là, được coi là
    người ta cho rằng, cho thấy khả năng, ước tính, ước chừng, khoảng, chừng, xấp xỉ, gần, sơ bộ, dự kiến, dự báo
    kỳ vọng, có xu hướng, thường, tiềm năng, tiềm ẩn, theo ước tính, cáo buộc, bị cáo buộc
  `),
  definitionPatterns: entries(`
    là, là một, là những, là các, nghĩa là, có nghĩa là, được gọi là, gọi là, còn gọi là, được biết đến là
    được định nghĩa là, được hiểu là, chỉ, dùng để chỉ, để chỉ, là một dạng, là một loại, là một hình thức, là quá trình
    là phương pháp, là thuật ngữ, là khái niệm, bao gồm, gồm, mô tả
  `),
  questionWords: {
    why: entries('tại sao, vì sao, sao lại, do đâu, lý do, lí do, nguyên nhân, vì lý do gì'),
    how: entries('như thế nào, làm thế nào, làm sao, bằng cách nào, cách, ra sao, hướng dẫn, các bước'),
    what: entries('gì, là gì, cái gì, những gì, nghĩa là gì, ý nghĩa, định nghĩa, khái niệm, tìm hiểu về'),
    which: entries('nào, loại nào, cái nào, những loại nào, những nào'),
    when: entries('khi nào, bao giờ, lúc nào, từ khi nào, mấy giờ, bao lâu, năm nào, mấy tuổi'),
    who: entries('ai, là ai, của ai, những ai'),
    where: entries('ở đâu, đâu, từ đâu, nơi nào'),
    howMuch: entries(`
      bao nhiêu, mấy, bao xa, bao lâu một lần, bao nhiêu phần trăm, lớn cỡ nào, giá, giá bao nhiêu, mất bao nhiêu
    `),
    yesNo: entries('có phải, có không, phải không, có nên, có thể, được không, liệu, hay không, có được không, chưa'),
  },
  listWords: entries(`
    tốt nhất, hàng đầu, top, cách, những cách, mẹo, bí quyết, ý tưởng, ví dụ, các loại, danh sách, lý do, lí do
    những điều, công cụ, phương pháp, chiến lược, lựa chọn, lợi ích, ưu điểm, sự thật, sai lầm, giải pháp thay thế
    phổ biến nhất, tổng hợp
  `),
  stepWords: entries(`
    đầu tiên, trước tiên, trước hết, bước, các bước, bắt đầu, bắt đầu bằng, sau đó, rồi, tiếp theo, tiếp đến, tiếp tục
    ngay khi, cuối cùng, sau cùng, trước khi, lặp lại, giai đoạn, thứ nhất, thứ hai
  `),
  comparisonQueryWords: entries(`
    vs, so với, so sánh, hay, hoặc, khác nhau, khác gì, khác biệt, sự khác nhau, sự khác biệt, phân biệt, tốt hơn
    loại nào tốt hơn, ưu nhược điểm, ưu và nhược điểm, ưu điểm và nhược điểm, thay thế cho
  `),
  placeholderNouns: entries(`
    sản phẩm, công ty, thương hiệu, người, khách hàng, đối thủ, tính năng, lợi ích, chủ đề, từ khóa, từ khoá, tiêu đề
    tiêu đề phụ, mục, tác giả, thành phố, quốc gia, doanh nghiệp, tổ chức, tên, nguồn, ví dụ, hạng mục, lựa chọn
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, nhập nội dung tại đây, nhập văn bản, chèn văn bản, chèn liên kết tại đây
    chèn hình ảnh tại đây, chèn ảnh tại đây, tên của bạn, tên công ty, tên công ty của bạn, tên sản phẩm
    sẽ được bổ sung, sẽ cập nhật sau, đang cập nhật, sắp ra mắt, chờ xác nhận, văn bản mẫu, nội dung mẫu, xxx, todo, tbd
    TBD, TODO, XXX
  `),
  negators: entries(`
    không, chẳng, chả, chưa, không bao giờ, chưa bao giờ, không ai, không có, không gì, không nơi nào, không phải, đừng
    không thể, không nên, không được, thiếu, hầu như không, phủ nhận, bác bỏ, từ chối
  `),
  quantifiers: {
    all: entries(`
      tất cả, mọi, mỗi, toàn bộ, toàn thể, luôn, luôn luôn, mọi người, mọi thứ, mọi nơi, hoàn toàn, hết thảy, cả, chỉ
      duy nhất, đảm bảo, bảo đảm, không có ngoại lệ, không trừ, một trăm phần trăm
    `),
    part: entries(`
      một số, vài, một vài, nhiều, đa số, phần lớn, hầu hết, thường, thường xuyên, đôi khi, thỉnh thoảng, nhất định, ít
      số ít, một phần, phần nào, thông thường, nói chung, chủ yếu, hiếm khi, ít khi, một nửa, thiểu số
      trong nhiều trường hợp, không ít
    `),
  },
  finiteVerbs: entries(`
    là, có, được, bị, sẽ, đã, đang, phải, cần, nên, có thể, không, cho, làm, gây, giúp, khiến, dẫn đến, bao gồm, gồm
    chứa, sử dụng, dùng, trở thành, trở nên, cho thấy, cho biết, nói, thuộc, nằm, tăng, giảm, đạt, diễn ra, xảy ra
    tồn tại, hoạt động, bắt đầu, kéo dài, phụ thuộc, ảnh hưởng, yêu cầu, đòi hỏi, mang, tạo, đến, đi, ra, thấy, biết
    chiếm, cung cấp, bảo vệ, thay đổi, phát triển, xuất hiện, đóng
  `),
  aspectWords: {
    howItWorks: entries('hoạt động, cơ chế, nguyên lý, nguyên lí, chức năng, quá trình, vận hành, cách thức'),
    causes: entries('nguyên nhân, lý do, lí do, yếu tố, nguồn gốc, vì, bởi vì, do, dẫn đến, gây ra'),
    effects: entries('tác động, ảnh hưởng, hậu quả, kết quả, hệ quả, hiệu quả, tác dụng'),
    types: entries('loại, các loại, kiểu, dạng, hình thức, phân loại, nhóm, mẫu, biến thể, giống'),
    benefits: entries('lợi ích, ưu điểm, lợi thế, thế mạnh, cải thiện, giúp, tiết kiệm, có lợi'),
    drawbacks: entries('nhược điểm, hạn chế, bất lợi, điểm yếu, khuyết điểm, vấn đề, khó khăn'),
    risks: entries('rủi ro, nguy cơ, nguy hiểm, mối đe dọa, mối đe doạ, tác hại, có hại, tác dụng phụ, an toàn'),
    costs: entries('chi phí, giá, giá cả, đắt, rẻ, ngân sách, phí, trả tiền, thanh toán, đồng, triệu đồng, tốn'),
    steps: entries('bước, đầu tiên, sau đó, tiếp theo, cuối cùng, quy trình, hướng dẫn, giai đoạn'),
    choosing: entries('chọn, lựa chọn, tiêu chí, phù hợp, quyết định, mua, khi mua, chọn mua'),
    comparison: entries('so sánh, khác nhau, khác biệt, so với, trong khi, hơn, khác với'),
    requirements: entries(`
      yêu cầu, cần, cần thiết, điều kiện, vật liệu, thiết bị, nguyên liệu, phải, bắt buộc, chuẩn bị
    `),
    mistakes: entries('sai lầm, lỗi, sai, tránh, nhầm lẫn, hiểu lầm'),
    maintenance: entries(`
      bảo dưỡng, bảo trì, chăm sóc, vệ sinh, làm sạch, sửa chữa, bảo quản, lưu trữ, tuổi thọ, thay thế, độ bền
    `),
    history: entries(`
      lịch sử, thế kỷ, thế kỉ, thành lập, phát minh, khám phá, đầu tiên, cổ đại, ra đời, nguồn gốc, du nhập, trung cổ
    `),
    examples: entries('ví dụ, ví dụ như, chẳng hạn, như, bao gồm, trường hợp'),
    numbers: entries(`
      phần trăm, triệu, tỷ, tỉ, nghìn, ngàn, số liệu, thống kê, số lượng, trung bình, tỷ lệ, tỉ lệ, dữ liệu
    `),
    outlook: entries(`
      tương lai, triển vọng, dự báo, dự kiến, dự đoán, xu hướng, đến năm 2030, đến năm 2050, sẽ, sắp tới
    `),
    tips: entries('mẹo, lời khuyên, khuyên, khuyến nghị, khuyến cáo, cách tốt nhất, nên, hãy thử, thực tế, lý tưởng'),
    viewsDiffer: entries(`
      tranh cãi, tranh luận, gây tranh cãi, bất đồng, chỉ trích, phê bình, phản đối, người phản đối, ủng hộ
      người ủng hộ, lập luận, ý kiến, quan điểm
    `),
  },
  sensitiveSubjects: {
    health: entries(`
      sức khỏe, sức khoẻ, bệnh, bệnh tật, triệu chứng, điều trị, chữa bệnh, liệu pháp, thuốc, y học, y tế, liều
      liều lượng, vắc xin, vaccine, tiêm chủng, ung thư, tiểu đường, đái tháo đường, huyết áp, mang thai, thai kỳ
      nhiễm trùng, vi rút, virus, phẫu thuật, đau, ăn kiêng, thực phẩm chức năng, vitamin, trầm cảm, lo âu, tâm thần
      bác sĩ, bệnh nhân, chẩn đoán, giảm cân, dị ứng, hen suyễn, tim, tim mạch, đột quỵ
    `),
    money: entries(`
      đầu tư, vay, khoản vay, cho vay, thế chấp, tín dụng, nợ, bảo hiểm, lương hưu, hưu trí, cổ phiếu, chứng khoán
      trái phiếu, thuế, lãi suất, tiết kiệm, ngân hàng, tiền điện tử, tiền ảo, tiền mã hóa, bitcoin, quỹ, phá sản
      tài chính, tiền lương, giá vàng
    `),
    law: entries(`
      luật, pháp luật, pháp lý, luật sư, tòa án, toà án, kiện, khởi kiện, hợp đồng, trách nhiệm pháp lý, ly hôn, li hôn
      quyền nuôi con, cấp dưỡng, nhập cư, di trú, thị thực, visa, thuê nhà, người thuê, chủ nhà, tội phạm, hình sự
      quyền, quy định, nghị định, thông tư, bằng sáng chế, thừa kế, di chúc
    `),
    contested: entries(`
      phá thai, kiểm soát súng, án tử hình, tử hình, chủng tộc, phân biệt chủng tộc, chuyển giới, lgbt, LGBT, tôn giáo
      dân tộc, nhập cư trái phép, tị nạn, chiến tranh, diệt chủng, bầu cử, bắt buộc tiêm chủng, biến đổi khí hậu
      thuyết tiến hóa, an tử, điện hạt nhân, hạt nhân, gmo, GMO, biến đổi gen, palestine, israel, biển đông, hoàng sa
      trường sa, thuyết âm mưu, nô lệ
    `),
  },
};
