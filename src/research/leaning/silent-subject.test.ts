import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { opensWithoutSubject } from './silent-subject.ts';

describe('a subject named before', () => {
  it.each<[Language, string]>([
    ['es', 'Tolera la sequía mejor que el exceso de agua.'],
    ['it', 'Richiede molta luce e poca acqua.'],
    ['pl', 'Zawierają za to dużo soli.'],
    ['pt', 'Prefere solos leves e bem drenados.'],
    ['ru', 'Содержит много соли и мало сахара.'],
  ])('is missing in %s: %s', (language, sentence) => expect(opensWithoutSubject(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['es', 'La planta tolera la sequía.'],
    ['es', 'Conviene regar por la mañana.'],
    ['pl', 'Można solić także po kiszeniu.'],
    ['ru', 'Любителям сада нужна лопата.'],
  ])('is not missing in %s: %s', (language, sentence) => expect(opensWithoutSubject(sentence, language)).toBe(false));
});
