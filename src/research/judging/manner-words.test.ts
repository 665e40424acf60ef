import { describe, expect, it } from 'vitest';
import { subjectTokens } from '../subject.ts';

describe('what a request is about', () => {
  it('is not how well or easily it is done', () => {
    expect(subjectTokens('緑茶のおいしい淹れ方', 'ja')).toEqual(subjectTokens('緑茶の淹れ方', 'ja'));
    expect(subjectTokens('김치 맛있게 담그는 법', 'ko')).toEqual(subjectTokens('김치 담그는 법', 'ko'));
    expect(subjectTokens('Wie überwintert man Rosen richtig?', 'de')).toEqual(
      subjectTokens('Wie überwintert man Rosen?', 'de'),
    );
  });

  it('is its manner where nothing else is asked', () => {
    expect(subjectTokens('properly', 'en')).not.toEqual([]);
  });
});
