import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { isCoursePart, withoutLessonNumber } from './course-headings.ts';
import { cleanHeading } from './headings.ts';

describe('a heading that names a part of a course', () => {
  it.each<[Language, string]>([
    ['en', 'Course outline'],
    ['en', 'Curriculum'],
    ['en', 'Programme'],
    ['en', 'What you will learn'],
    ['en', 'Table of contents'],
    ['de', 'Lehrplan'],
    ['de', 'Kursinhalte'],
    ['de', 'Programm'],
    ['fr', 'Programme de la formation'],
    ['es', 'Temario'],
    ['it', 'Programma del corso'],
    ['pt', 'Conteúdo programático'],
    ['nl', 'Cursusinhoud'],
    ['pl', 'Program kursu'],
    ['ru', 'Программа'],
    ['ru', 'Содержание курса'],
    ['tr', 'Ders içeriği'],
    ['zh-CN', '课程大纲'],
    ['zh-TW', '課程內容'],
    ['ja', 'カリキュラム'],
    ['ja', '講座の内容'],
    ['ko', '강의 내용'],
    ['ar', 'محتوى الدورة'],
  ])('names no section in %s: %s', (language, heading) => {
    expect(isCoursePart(heading)).toBe(true);
    expect(cleanHeading(heading, language)).toBeUndefined();
  });

  it.each<[Language, string]>([
    ['en', 'Lesson 3'],
    ['en', 'Module 2'],
    ['de', 'Lektion 4:'],
    ['fr', 'Séance 2'],
    ['ru', 'Урок 3'],
    ['ru', '3 занятие'],
    ['zh-CN', '第三课'],
    ['ja', '第2回'],
    ['ko', '제3강'],
    ['tr', '3. Ders'],
  ])('names none in %s by its number: %s', (language, heading) => {
    expect(cleanHeading(heading, language)).toBeUndefined();
  });

  it.each<[Language, string, string]>([
    ['en', 'Lesson 3: Kneading the dough', 'Kneading the dough'],
    ['ru', 'Модуль 2. Закваска без дрожжей', 'Закваска без дрожжей'],
    ['de', 'Lektion 4 – Teig kneten', 'Teig kneten'],
    ['zh-CN', '第三课：揉面的方法', '揉面的方法'],
  ])('keeps in %s what it says beside its number: %s', (language, heading, clean) => {
    expect(cleanHeading(heading, language)).toBe(clean);
  });

  it.each<[Language, string]>([
    ['en', 'Program structure in Python'],
    ['en', 'Units of heat'],
    ['en', 'Moisture content'],
    ['de', 'Plan für die ersten Wochen'],
    ['de', 'Waschprogramme'],
    ['de', 'Module auf dem Ostdach'],
    ['de', 'Module'],
    ['de', 'Ablauf'],
    ['en', 'Materials'],
    ['fr', "Programme d'entraînement"],
    ['ru', 'Содержание кофеина'],
    ['zh-CN', '学习的内容'],
    ['ja', '授業での使い方'],
  ])('is not in %s: %s', (language, heading) => {
    expect(cleanHeading(heading, language)).toBe(heading);
    expect(isCoursePart(heading)).toBe(false);
    expect(withoutLessonNumber(heading)).toBe(heading);
  });

  it('is not what has modules of its own', () => {
    for (const heading of ['Module', 'Modules', 'Модули']) expect(isCoursePart(heading)).toBe(false);
  });
});
