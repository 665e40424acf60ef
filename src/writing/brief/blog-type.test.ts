import { describe, expect, it } from 'vitest';
import type { BlogType } from '../../contract/blog-types.ts';
import type { Language } from '../../contract/languages.ts';
import { questionKindOf } from '../../language/question-kind.ts';
import { bindingRange, blogTypeOf } from './blog-type.ts';
import { intentOf } from './intent.ts';

const CASES: readonly (readonly [Language, string, BlogType])[] = [
  ['en', 'heat pump', 'plain'],
  ['en', 'Why does bread go stale?', 'plain'],
  ['en', 'What is a heat pump?', 'plain'],
  ['en', 'How does a heat pump work?', 'plain'],
  ['en', 'how to descale an espresso machine', 'guide'],
  ['en', 'heat pump vs gas boiler', 'comparison'],
  ['en', 'single boiler or heat exchanger: the differences', 'comparison'],
  ['en', 'best heat pumps for old houses', 'listicle'],
  ['en', 'tips for learning a language', 'listicle'],
  ['en', 'Which heat pump for an old house?', 'recommendation'],
  ['en', 'How much does a heat pump cost?', 'plain'],
  ['de', 'Wärmepumpe', 'plain'],
  ['de', 'Wie funktioniert eine Wärmepumpe?', 'plain'],
  ['de', 'Wie man einen Kompost anlegt', 'guide'],
  ['de', 'Welche Wärmepumpe für den Altbau?', 'recommendation'],
  ['de', 'Tipps für den Kompost', 'listicle'],
  ['es', 'cómo empezar a correr', 'guide'],
  ['es', 'diferencia entre bomba de calor y caldera', 'comparison'],
  ['fr', 'les meilleures pompes à chaleur', 'listicle'],
  ['zh-CN', '热泵和燃气锅炉的区别', 'comparison'],
];

describe('the kind of an article that is quoted from its sources', () => {
  it.each(CASES)('in %s of "%s" is %s', (language, subject, type) => {
    const questionKind = questionKindOf(subject, language);
    const intent = intentOf(subject, questionKind, language);
    expect(blogTypeOf({ subject, language, questionKind, intent })).toBe(type);
  });

  it('decides whether a range binds it', () => {
    const range = { least: 800, most: 1000 };
    expect(bindingRange({ range }, 'plain')).toBe(range);
    expect(bindingRange({ range: undefined }, 'plain')).toBeUndefined();
    expect(bindingRange({ range }, 'comparison')).toBeUndefined();
  });
});
