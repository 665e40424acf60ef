import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { readSources } from '../source-text.ts';
import { showsHome } from './household-scene.ts';
import { markOwnExperience } from './whose-experience.ts';

describe('a thing that stands in a home', () => {
  it.each<[Language, string]>([
    ['de', 'In der Küche steht ein Eimer mit Deckel, der alle zwei Tage geleert wird.'],
    ['de', 'Auf dem Balkon hängen inzwischen drei Module.'],
    ['en', 'There is a bucket with a lid in the kitchen, which is emptied every other day.'],
    ['en', 'Under the sink sits a box with 300 worms.'],
    ['es', 'En la terraza hay tres macetas con olivos.'],
    ['fr', 'Sur le balcon, il y a deux bacs remplis de terreau.'],
    ['it', 'In cantina ci sono due damigiane da venti litri.'],
    ['nl', 'In de keuken staat een emmer met een deksel.'],
    ['pl', 'W piwnicy stoją dwa słoiki z ogórkami.'],
    ['pt', 'Na varanda há três vasos de oliveira.'],
    ['ru', 'На кухне стоит ведро с крышкой, которое выносят через день.'],
    ['tr', 'Mutfakta iki kavanoz turşu var.'],
    ['zh-CN', '阳台上放着两个堆肥桶。'],
    ['ja', 'ベランダには二つの鉢が置いてあります。'],
    ['ko', '베란다에는 김치 통 두 개가 있습니다.'],
  ])('is seen in %s: %s', (language, sentence) => expect(showsHome(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['de', 'In der Küche steht oft nur wenig Platz zur Verfügung.'],
    ['de', 'Im Keller liegen die Temperaturen bei zwölf Grad.'],
    ['en', 'There is a risk of mould in the cellar of an old house.'],
    ['en', 'There are two ways of keeping the scraps in a flat.'],
    ['fr', 'Dans la cuisine, les déchets se gardent deux jours.'],
    ['es', 'En la calle hay viento, cuestas y curvas.'],
    ['ru', 'На кухне хватает ведра на пять литров.'],
  ])('is not in %s: %s', (language, sentence) => expect(showsHome(sentence, language)).toBe(false));
});

describe('a page that tells its own story', () => {
  const SCENE = 'In der Küche steht ein Eimer mit Deckel, der alle zwei Tage geleert wird.';
  const RULE = 'Gemüseputz, Obstschalen und Kaffeesatz sind ideales Futter für den Haufen.';
  const refusals = (title: string) => {
    const source = readSources([sourceDocument({ id: 'a', title, language: 'de' }, `${SCENE} ${RULE}`)], 'de');
    return markOwnExperience(source, 'de').sentences.map(({ judgement }) => judgement.refusal);
  };

  it("shows its author's home, which is no fact for others", () => {
    expect(refusals('Mein Kompostjahr')).toEqual(['first person', undefined]);
  });

  it('is not every page', () => {
    expect(refusals('Kompost im Garten')).toEqual([undefined, undefined]);
  });
});
