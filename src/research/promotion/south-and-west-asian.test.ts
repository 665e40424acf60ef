import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { promotes } from '../promotion.ts';
import type { SOUTH_AND_WEST_ASIAN } from './south-and-west-asian.ts';

interface Examples {
  readonly sells: readonly string[];
  readonly tells: readonly string[];
}

const EXAMPLES: Readonly<Record<keyof typeof SOUTH_AND_WEST_ASIAN, Examples>> = {
  ar: {
    sells: [
      'احصل على خصم 20% عند الشراء اليوم.',
      'تبدأ الدورة القادمة بعد أسبوعين.',
      'تابعونا على مواقع التواصل.',
      'اشترك في نشرتنا البريدية.',
      'اطلب الآن واستلم غدا.',
    ],
    tells: [
      'هزم الفريق خصمه في المباراة الأولى.',
      'اشترك في البحث مئة متطوع.',
      'خصومات الجيران من أسباب التقاضي.',
      'الدورة القادمة للبرلمان تناقش الميزانية.',
    ],
  },
  bn: {
    sells: [
      'আজই অর্ডার করুন এবং ২০% ছাড় নিন।',
      'আমাদের নিউজলেটার সাবস্ক্রাইব করুন।',
      'পরবর্তী ব্যাচ ১ মার্চ শুরু হবে।',
      'আমাদের দোকানে আসুন।',
    ],
    tells: ['সরকার কর ছাড় দিয়েছে।', 'পরবর্তী ধাপে খামির ফুলতে থাকে।', 'কোর্সটি ছয় মাসের।', 'আমাদের শরীরে পানি বেশি।'],
  },
  hi: {
    sells: ['अभी ऑर्डर करें और 20% की छूट पाएँ।', 'हमारे न्यूज़लेटर को सब्सक्राइब करें।', 'अगला बैच 3 मार्च से शुरू होगा।', 'हमें फ़ॉलो करें।'],
    tells: ['सरकार ने कर में छूट दी।', 'अगला चरण खमीर उठना है।', 'कोर्स छह महीने का है।', 'हमारे शरीर में पानी अधिक है।'],
  },
  bo: {
    sells: ['ང་ཚོའི་ཚོང་ཁང་ལ་ཕེབས།', 'ཐོ་འགོད་གནང་རོགས།', 'དོ་དགོང་གོང་ཆག་ཡོད།'],
    tells: ['བག་ལེབ་བཟོ་བར་ཆུ་དགོས།', 'སློབ་གྲྭ་འདི་ཟླ་བ་དྲུག་རིང་།', 'ཚོང་ཁང་མང་པོ་ཡོད།'],
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
