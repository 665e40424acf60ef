import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { isEventHeadline, reportsEvent } from './event-headlines.ts';

describe('isEventHeadline', () => {
  it.each<[Language, string]>([
    ['en', 'First Morgenlinie sleeper leaves Brussels for Berlin'],
    ['en', 'Paris gets its night train to Nice back'],
    ['en', 'Paris–Berlin night train to end in December'],
    ['en', 'Sleepers make a comeback'],
    ['de', 'Nachtzug Paris–Berlin stellt Betrieb ein'],
    ['es', 'El primer tren nocturno sale de Bruselas hacia Berlín'],
    ['fr', 'Le premier train de nuit quitte Bruxelles pour Berlin'],
    ['it', 'Il primo treno notturno lascia Bruxelles per Berlino'],
    ['pt', 'O primeiro comboio noturno parte de Bruxelas para Berlim'],
    ['nl', 'Eerste nachttrein vertrekt uit Brussel naar Berlijn'],
    ['pl', 'Pierwszy nocny pociąg odjeżdża z Brukseli do Berlina'],
    ['ru', 'Компания открыла ночной рейс из Брюсселя'],
    ['ja', '夜行列車の運行を再開へ'],
    ['ko', '야간열차 노선 내년 개통'],
    ['zh-CN', '铁路公司宣布夜车停运'],
    ['ar', 'أعلنت الشركة إطلاق القطار الليلي'],
  ])('knows in %s a headline: %s', (language, title) => {
    expect(isEventHeadline(title, language)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'What desalination leaves behind'],
    ['en', 'Brine and the Sea: What Desalination Leaves Behind'],
    ['en', 'How a heat pump gets its heat'],
    ['en', 'Angle matters more than temperature'],
    ['en', 'Rhythm Before Single Sounds'],
    ['en', 'Plans and costs'],
    ['de', 'Kaffee kommt aus Äthiopien'],
    ['de', 'Was der Speicher kann und nicht kann'],
    ['es', 'Qué deja el café en la taza'],
    ['fr', 'Ce que le pain perd en une nuit'],
    ['ja', 'お湯の温度と時間'],
    ['zh-CN', '门到门才是真正的时间'],
  ])('reads in %s as the name of a subject: %s', (language, title) => {
    expect(isEventHeadline(title, language)).toBe(false);
  });

  it('takes a feature for no report of one event', () => {
    expect(reportsEvent('Sleepers make a comeback', 'en')).toBe(false);
    expect(reportsEvent('Paris–Berlin night train to end in December', 'en')).toBe(true);
  });
});
