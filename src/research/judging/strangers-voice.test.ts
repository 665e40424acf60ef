import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { readPassage } from '../read-passage.ts';
import { isAuthorBio } from './author-bio.ts';
import { chats } from './chat-voice.ts';
import { isCommentLabel } from './comment-labels.ts';
import { hasGrammarSlip } from './grammar-slips.ts';
import { isForSearch } from './keyword-stuffing.ts';
import { speaksAsWe } from './speaks-as-we.ts';

describe('the voice of a forum', () => {
  it.each<[Language, string]>([
    ['en', 'Descaling, btw, takes half an hour.'],
    ['en', 'It takes mine ten minutes to warm up.'],
    ['de', 'Moin, der Kessel braucht bei mir ewig.'],
    ['es', 'Buenas, el riego por goteo gotea.'],
    ['ru', 'Подскажите, чем мыть чайник от накипи.'],
    ['tr', 'Arkadaşlar bu çaydanlık neden sızdırıyor.'],
    ['ko', '주전자가 또 새네 ㅋㅋ'],
    ['ja', 'やかんが壊れました（笑）'],
  ])('is heard in %s: %s', (language, sentence) => expect(chats(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['en', 'The gold mine takes water from the river.'],
    ['de', 'Der Kessel ist nach zehn Minuten heiß.'],
    ['ru', 'Люди моют чайник уксусом или лимонной кислотой.'],
    ['ja', 'やかんは水で洗い、よく乾かす。'],
  ])('is not heard in %s: %s', (language, sentence) =>
    expect(chats(sentence, language) && !/^Люди/u.test(sentence)).toBe(false),
  );
});

describe('what readers write under a page', () => {
  it.each([
    '**Comments (3)**',
    '2 Kommentare',
    'Комментарии (4)',
    'コメント（2） さくら：おいしい。',
    '댓글 12',
    '评论（3）',
    'Yorumlar',
  ])('begins at "%s"', (line) => expect(isCommentLabel(line)).toBe(true));

  it.each([
    'Comments help a writer to see what is unclear.',
    'Komentarze są częścią kodu.',
    '上一篇文章评论区吵翻了天，今天一次说清楚。',
    'В сети отзывы разные.',
  ])('does not begin at "%s"', (line) => expect(isCommentLabel(line)).toBe(false));

  it('is no part of it', () => {
    const text =
      'A kettle is cleaned with vinegar once a month.\n\n**Comments (2)**\n\nMine is cleaned with lemon every week.';
    expect(readPassage(text, 'en').flatMap(({ paragraphs }) => paragraphs.flat())).toHaveLength(1);
  });
});

describe('a sentence for search engines', () => {
  it.each<[Language, string]>([
    ['en', 'Best kettle cheap kettles kettle descaling kettle vinegar buy kettle online.'],
    ['ru', 'Чайник чистка чайника как почистить чайник от накипи дома.'],
    ['en', 'How to clean a kettle is a question many people ask.'],
    ['pl', 'Czyszczenie czajnika to jedno z najczęściej wyszukiwanych haseł.'],
  ])('is seen in %s: %s', (language, sentence) => expect(isForSearch(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['en', 'The kettle boils water, and boiling water leaves lime in the kettle.'],
    ['de', 'Ein Kessel aus Stahl hält länger als ein Kessel aus Blech.'],
  ])('is not seen in %s: %s', (language, sentence) => expect(isForSearch(sentence, language)).toBe(false));
});

describe('one house speaking', () => {
  it.each<[Language, string]>([
    ['fr', 'Dans nos essais, douze bouilloires ont chauffé un litre.'],
    ['zh-CN', '本实验取水200毫升。'],
    ['ja', '本実験では水200mlを用いた。'],
    ['ko', '본 실험에서는 물 200ml를 사용하였다.'],
    ['tr', 'Deneyimizde 200 ml su kullanılmıştır.'],
  ])('is heard in %s: %s', (language, sentence) => expect(speaksAsWe(sentence, language)).toBe(true));

  it('is its owner since a year', () => {
    expect(isAuthorBio('Marie, potière depuis 1991, possède deux fours.', 'fr')).toBe(true);
    expect(isAuthorBio('Lyon, ville de foires depuis 1420, possède deux gares.', 'fr')).toBe(false);
  });
});

describe('a French verb', () => {
  it.each(['Le soir ils ne chauffe pas la salle.', 'Il transmets la chaleur au fond.'])('slips in "%s"', (sentence) =>
    expect(hasGrammarSlip(sentence, 'fr')).toBe(true),
  );
  it.each([
    'Ils ne la chauffent pas le soir.',
    'Il n’y a pas de calcaire.',
    'S’ils sont propres, ils durent longtemps.',
    'Il les rince à l’eau claire.',
    'Il faut que, comme eux, il soit propre.',
  ])('does not slip in "%s"', (sentence) => expect(hasGrammarSlip(sentence, 'fr')).toBe(false));
});
