import { describe, expect, it } from 'vitest';
import { createCueMatcher } from './cue-matcher.ts';

describe('createCueMatcher', () => {
  it('finds whole words only, whatever their case', () => {
    const matcher = createCueMatcher(['it', 'this year'], 'word');
    expect(matcher.occursIn('Italy has its own rules.')).toBe(false);
    expect(matcher.find('It fell This\nYear.')).toEqual([
      { start: 0, end: 2 },
      { start: 8, end: 17 },
    ]);
  });

  it('lets a starred word go on with letters and no other', () => {
    const matcher = createCueMatcher(['caus*', 'tä* artikkeli*'], 'word');
    expect(matcher.occursIn('Rain causes floods.')).toBe(true);
    expect(matcher.occursIn('A clause is short.')).toBe(false);
    expect(matcher.occursIn('Tässä artikkelissa kerrotaan lisää.')).toBe(true);
  });

  it('matches an entry with a capital only as written', () => {
    const matcher = createCueMatcher(['I', 'Sie'], 'word');
    expect(matcher.occursIn('wie sie i sagt')).toBe(false);
    expect(matcher.occursIn('Was Sie wissen')).toBe(true);
  });

  it('does not take an acronym for a pronoun', () => {
    const matcher = createCueMatcher(['us', 'it'], 'word');
    expect(matcher.occursIn('The US has many IT firms.')).toBe(false);
    expect(matcher.occursIn('It helps us.')).toBe(true);
  });

  it('does not match a part of a hyphenated word', () => {
    const matcher = createCueMatcher(['so', 'self'], 'word');
    expect(matcher.occursIn('So-called experts of self-help')).toBe(false);
  });

  it('reads both kinds of apostrophe alike', () => {
    expect(createCueMatcher(["let's"], 'word').occursIn('Let’s begin.')).toBe(true);
  });

  it('knows the Turkish capitals of i and ı', () => {
    const matcher = createCueMatcher(['ilk', 'ısı'], 'word');
    expect(matcher.opening('İlk adım')).toBe(3);
    expect(matcher.opening('Isı artar')).toBe(3);
  });

  it('measures an opening with its quotes and prefers the longer entry', () => {
    const matcher = createCueMatcher(['for', 'for example'], 'word');
    expect(matcher.opening('“For example, rain')).toBe('“For example'.length);
    expect(matcher.opening('Rain, for example')).toBe(0);
  });

  it('finds entries inside running text of scripts without spaces', () => {
    const matcher = createCueMatcher(['因此', '它'], 'substring');
    expect(matcher.opening('因此价格上涨。')).toBe(2);
    expect(matcher.occursIn('人们认为它很重要。')).toBe(true);
  });

  it('takes punctuation of an entry literally', () => {
    const matcher = createCueMatcher(['vs.'], 'word');
    expect(matcher.occursIn('tea vs. coffee')).toBe(true);
    expect(matcher.occursIn('tea vsx coffee')).toBe(false);
  });

  it('matches nothing where the list is empty', () => {
    expect(createCueMatcher([], 'word').occursIn('anything')).toBe(false);
  });
});
