import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, SITE_LANGUAGES } from '../../../contract/languages.ts';
import { fillIn, messagesOf } from './all-messages.ts';

const english = messagesOf('en');
const keys = Object.keys(english) as (keyof typeof english)[];
const gapsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();

describe('the words of the frame', () => {
  it.each(SITE_LANGUAGES)('are all there in %s, with the gaps of the English ones', (language) => {
    const messages = messagesOf(language);
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      expect(messages[key].trim()).not.toBe('');
      expect([key, gapsOf(messages[key])]).toEqual([key, gapsOf(english[key])]);
    }
  });

  it('are not those of another language, names of things aside', () => {
    for (const language of SITE_LANGUAGES.filter((each) => each !== 'en')) {
      const same = keys.filter((key) => messagesOf(language)[key] === english[key]);
      expect([language, same.filter((key) => !['home', 'feed', 'contents', 'pages', 'by'].includes(key))]).toEqual([
        language,
        [],
      ]);
    }
  });

  it('name the site of a video in every language of an article', () => {
    for (const language of ALL_LANGUAGES) {
      expect(fillIn(messagesOf(language).watchVideo, { site: '$&' })).toContain('$&');
    }
  });
});
