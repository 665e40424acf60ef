import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    tăng, gia tăng, tăng lên, tăng trưởng / giảm, giảm xuống, sụt giảm, suy giảm
    cao hơn, nhiều hơn, lớn hơn, trên, cao, nhiều, lớn / thấp hơn, ít hơn, nhỏ hơn, dưới, thấp, nhỏ
    trước / sau
    tốt hơn, cải thiện, tốt / tệ hơn, xấu đi, xấu, kém
    thông qua, phê duyệt, chấp thuận, chấp nhận / bác bỏ, từ chối
    cho phép, hợp pháp / cấm, bất hợp pháp
    an toàn / nguy hiểm
    thắng, chiến thắng / thua, thất bại
    lợi nhuận, lãi, thặng dư / lỗ, thua lỗ, thâm hụt
    bắc, phía bắc / nam, phía nam
    đông, phía đông / tây, phía tây
    nam giới, đàn ông / nữ giới, phụ nữ
    nóng, ấm / lạnh, mát
    nhanh, nhanh hơn / chậm, chậm hơn
    dài, lâu / ngắn
    mở cửa, mở, khai trương, bắt đầu, khởi công / đóng cửa, đóng, kết thúc
    nhập khẩu / xuất khẩu
    đa số / thiểu số
    đầu tiên, thứ nhất / cuối cùng
    rẻ, rẻ hơn / đắt, đắt hơn
    mua / bán
    lớn nhất, cao nhất, dài nhất / nhỏ nhất, thấp nhất, ngắn nhất
  `,
  notNegators: 'không chỉ, không những, không quá, không dưới, không ít',
  about: 'khoảng, chừng, xấp xỉ, gần, ước tính, tầm',
  over: 'hơn, trên, ít nhất, tối thiểu, nhiều hơn, không dưới',
  under: 'dưới, chưa đến, gần, tối đa, nhiều nhất, ít hơn, không quá, chưa tới',
  overAfter: 'trở lên',
  underAfter: 'trở xuống',
  numbers: `
    0=không có; 1=một; 2=hai; 3=ba; 4=bốn; 5=năm người; 6=sáu; 7=bảy; 8=tám; 9=chín; 10=mười; 100=trăm
    1/2=một nửa,nửa; 1/3=một phần ba,phần ba; 2/3=hai phần ba; 1/4=một phần tư; 3/4=ba phần tư
  `,
  plans: 'dự kiến, có kế hoạch, muốn, có thể, dự định',
  conditions: 'nếu, liệu',
  associations: 'liên quan, liên hệ, tương quan',
  than: 'hơn',
  passive: /(?<!\p{L})(?:bị|được)(?!\p{L})/u,
};
