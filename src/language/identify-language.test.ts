import { describe, expect, it } from 'vitest';
import { identifyLanguage, isSameLanguage } from './identify-language.ts';

describe('identifyLanguage', () => {
  it.each([
    ['en', 'A heat pump moves heat from a colder place to a warmer one by spending work.'],
    ['de', 'Eine Wärmepumpe nimmt Wärme aus der Umgebung auf und gibt sie an das Heizwasser ab.'],
    ['es', 'La bomba de calor es un aparato que transfiere calor del exterior al interior de la casa.'],
    ['nl', 'De warmtepomp haalt warmte uit de buitenlucht en brengt die naar binnen.'],
    ['da', 'Varmepumpen henter varme ude fra luften, og den bruger kun meget lidt strøm af den slags.'],
    ['no', 'Varmepumpen henter varme fra luften, og den bruker mye mindre strøm enn hva som er vanlig.'],
    ['id', 'Pompa kalor adalah mesin yang memindahkan panas karena biaya listrik bisa lebih murah daripada gas.'],
    ['ms', 'Pam haba ialah mesin yang memindahkan haba kerana kos elektrik boleh menjadi lebih murah.'],
    ['pt-BR', 'Você pode usar a bomba de calor no banheiro, e a equipe registra o fato no celular.'],
    ['ru', 'Тепловой насос переносит тепло из воздуха в дом, и это выгодно.'],
    ['bg', 'Топлинната помпа е устройство, което пренася топлина от въздуха към къщата.'],
    ['el', 'Η αντλία θερμότητας μεταφέρει θερμότητα.'],
    ['zh-CN', '热泵是一种把热量从低温处搬运到高温处的装置。'],
    ['zh-TW', '熱泵是一種把熱量從低溫處搬運到高溫處的裝置。'],
    ['ja', 'ヒートポンプは熱を運ぶ機械です。'],
    ['ko', '히트펌프는 열을 옮기는 기계입니다.'],
    ['bo', 'བོད་ཡིག་ནི་གལ་ཆེ་བ་ཡིན།'],
  ])('knows %s', (language, text) => {
    expect(identifyLanguage(text)).toBe(language);
  });

  it.each(['', '12 %', 'Тепловий насос переносить тепло з повітря у дім', 'ok'])('tells nothing of "%s"', (text) => {
    expect(identifyLanguage(text)).toBeUndefined();
  });
});

describe('isSameLanguage', () => {
  it('lets Portuguese quote Portuguese and keeps the Chinese scripts apart', () => {
    expect(isSameLanguage('pt-BR', 'pt')).toBe(true);
    expect(isSameLanguage('zh-TW', 'zh-CN')).toBe(false);
  });
});
