import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { promotes } from '../promotion.ts';
import type { EAST_ASIAN } from './east-asian.ts';

interface Examples {
  readonly sells: readonly string[];
  readonly tells: readonly string[];
}

const EXAMPLES: Readonly<Record<keyof typeof EAST_ASIAN, Examples>> = {
  ja: {
    sells: [
      '次回の講座は3月3日に開講します。',
      'チャンネル登録をお願いします。',
      '今すぐ購入すると送料無料です。',
      '当店では深蒸し茶を扱っています。',
      '記事を読んだ方に読者特典をご用意しました。',
    ],
    tells: [
      '割引率は将来の価値を今に直す率である。',
      '政府は禁煙キャンペーンを続けている。',
      '次の工程は発酵である。',
      '当時の茶は高価だった。',
    ],
  },
  ko: {
    sells: [
      '다음 강의는 3월 3일에 시작합니다.',
      '구독과 좋아요 부탁드립니다.',
      '지금 구매하시면 무료 배송입니다.',
      '저희 매장에서 만나 보세요.',
      '선착순 100명에게 드립니다.',
    ],
    tells: [
      '보조금은 선착순으로 지급된다.',
      '할인율은 미래 가치를 현재로 바꾼다.',
      '다음 단계는 발효이다.',
      '대형마트의 영업시간은 법으로 정해진다.',
    ],
  },
  'zh-CN': {
    sells: [
      '下一期课程三月三日开课。',
      '扫码关注公众号领取资料。',
      '立即购买可享八折。',
      '点赞收藏加关注。',
      '文末有福利。',
    ],
    tells: [
      '税收优惠政策延长三年。',
      '微信是中国最常用的通信软件之一。',
      '下一步是发酵。',
      '课程为期六个月。',
      '企业享受税收优惠。',
    ],
  },
  'zh-TW': {
    sells: ['下一期課程三月三日開課。', '追蹤我們並按讚分享。', '立即購買可享八折。', '文末有福利。'],
    tells: ['稅收優惠政策延長三年。', '下一步是發酵。', '課程為期六個月。', '商店九點打烊。'],
  },
};

const all = (kind: keyof Examples) =>
  (Object.entries(EXAMPLES) as [Language, Examples][]).flatMap(([language, examples]) =>
    examples[kind].map((sentence) => [language, sentence] as const),
  );

describe('promotes', () => {
  it.each(all('sells'))('in %s: "%s" sells or invites', (language, sentence) => {
    expect(promotes(sentence, language)).toBe(true);
  });

  it.each(all('tells'))('in %s: "%s" tells', (language, sentence) => {
    expect(promotes(sentence, language)).toBe(false);
  });
});
