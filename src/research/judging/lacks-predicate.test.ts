import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { readPassage } from '../read-passage.ts';
import { judgeSentence } from './judge-sentence.ts';

describe('what is no sentence', () => {
  it.each<[Language, string]>([
    ['en', 'Key terms: liability of newness, product-market fit, unit economics, vesting of founders.'],
    ['en', 'Infill — the pattern inside a part, such as a grid or a honeycomb of thin walls.'],
    ['en', 'Because not enough customers will pay enough for it, soon enough.'],
    ['en', 'An error message about insulation resistance after rain or thaw.'],
    ['de', 'Kaltstart – Losfahren mit ausgekühltem Akku und kaltem Innenraum am frühen Morgen.'],
    ['de', 'Nutzbar ist nur die → Nettokapazität, meist vier bis zehn Prozent weniger als angegeben.'],
    ['ja', '1リットルの水に茶葉15gを入れ、冷蔵庫で3〜6時間。'],
    ['ja', 'コツ①温度はまろやかに飲みたいなら70度がよいとされる。'],
    ['ja', '茶葉めがけて落とすと渋くなるので、急須の内側に沿わせて。'],
  ])('in %s is refused: %s', (language, sentence) => {
    expect(judgeSentence(sentence, language).refusal).toBe('no sentence');
  });

  it.each<[Language, string]>([
    ['en', 'A heat pump — a machine that moves heat — takes it from the air, the ground or water.'],
    ['en', 'Because water expands when it freezes, it can burst the pipes of a house.'],
    ['en', 'The rule is simple: the lower the flow temperature, the less electricity is needed.'],
    ['en', 'A wet roof cools faster than a dry roof, and the error appears at dawn.'],
    ['en', 'The heat pump and the boiler share one tank in the cellar floor.'],
    ['ru', 'Хлебная закваска — смесь муки и воды, в которой живут бактерии и дрожжи.'],
    ['ja', '沸騰した湯は、器を一つ移すごとにおよそ10度下がる。'],
  ])('in %s is not %s', (language, sentence) => {
    expect(judgeSentence(sentence, language).refusal).toBeUndefined();
  });

  it('takes what follows an entry of a glossary along', () => {
    const text = 'Brim — a flat border printed around the base of a part. Ten percent of the plate is enough for it.';
    const [, second] = readPassage(text, 'en').flatMap(({ paragraphs }) => paragraphs.flat());
    expect(second?.judgement.leans).toBe(true);
  });
});
