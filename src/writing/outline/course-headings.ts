/**
 * Whole headings, in small letters, that name a part of a course rather than of its subject: what it teaches, for whom,
 * and the contents of the page itself.
 */
const COURSE_PART = new RegExp(
  `^(?:${[
    '(?:the |our )?(?:outline|contents|syllabus|curriculum|programme?|agenda)|(?:the |our |full |detailed )?(?:course|class|workshop|training|programme?|lesson) (?:outline|contents?|overview|syllabus|curriculum|programme?|structure|materials?|modules?|agenda|objectives|description|plan)',
    "table of contents|lessons?|lectures?|homework|assignments?|learning (?:objectives|outcomes|goals)|prerequisites for the course|(?:what|who) (?:you will|you[’']ll|will you) learn|(?:who is )?this (?:course|class|workshop) (?:is )?for|what this course covers|who should (?:attend|enrol|enroll)",
    '(?:das |unser )?(?:programm|inhalt|(?:kurs|seminar|schulungs|lehr|unterrichts|ausbildungs|workshop)(?:programm|plan|inhalte?|ablauf|ziele|aufbau))|lehrpläne|curriculum|lernziele|lerninhalte|inhaltsverzeichnis|lektionen|hausaufgaben|zielgruppe|das lernen sie|das lernst du|stundenplan',
    "(?:le )?programme(?: (?:du|de la|de l[’']) ?(?:cours|formation|stage|atelier))?|(?:le )?contenu (?:du cours|de la formation)|(?:le )?plan du cours|sommaire|table des matières|objectifs pédagogiques|objectifs (?:du cours|de la formation)|devoirs|public (?:visé|concerné)|prochaines sessions",
    '(?:el )?(?:programa|contenidos?|temario)(?: del (?:curso|taller))?|plan de estudios|índice(?: de contenidos)?|objetivos (?:del curso|de aprendizaje)|lo que aprenderás|a quién va dirigido',
    '(?:il )?programma(?: del corso)?|contenut[oi](?: del corso)?|indice|sommario|piano di studi|obiettivi (?:del corso|formativi)|cosa imparerai|a chi è rivolto',
    '(?:o )?programa(?: do curso)?|conteúdos?(?: do curso| programático)?|ementa|grade curricular|plano de (?:aulas?|estudos)|objetivos (?:do curso|de aprendizagem)|o que (?:você )?vai aprender|a quem se destina',
    '(?:het )?programma|cursus(?:inhoud|programma|overzicht|materiaal)|inhoud(?:sopgave)?|lesplan|leerplan|leerdoelen|lesprogramma|huiswerk|voor wie',
    'program(?: kursu| zajęć| szkolenia| nauczania)?|plan (?:kursu|zajęć|szkolenia)|spis treści|treść kursu|cele (?:kursu|szkolenia)|czego się nauczysz|dla kogo(?: jest ten kurs)?|praca domowa',
    '(?:наша )?программа(?: (?:курса|обучения|занятий|занятия|мастер-класса|семинара|вебинара|тренинга))?|содержание(?: (?:курса|статьи))?|план (?:курса|занятий|занятия|урока)|учебный план|учебная программа|оглавление|уроки|цели (?:курса|обучения)|чему вы научитесь|(?:для кого|кому подойдёт|кому подойдет)(?: этот)?(?: курс)?|домашнее задание',
    'program|kurs (?:programı|içeriği|planı)|ders (?:programı|içeriği|planı)|eğitim (?:programı|içeriği)|müfredat|içindekiler|öğrenim hedefleri|neler öğreneceksiniz|kimler katılabilir',
    '(?:课程|課程|教学|教學|培训|培訓)(?:内容|內容|大纲|大綱|目标|目標|介绍|介紹|安排|计划|計劃|特色|目录|目錄|简介|簡介|设置|表)|(?:教学|学习|學習)(?:大纲|大綱|目标|目標)|目录|目錄|本文目录|大纲|大綱|适合人群|適合對象|適合人群|课后作业|招生对象',
    '(?:講座|コース|授業|講義|カリキュラム|レッスン|セミナー|研修)の?(?:内容|概要|目的|構成|計画|一覧|日程)|カリキュラム|シラバス|プログラム|目次|もくじ|学習目標|到達目標|受講対象|対象者|宿題',
    '(?:강의|강좌|수업|교육|과정|코스) ?(?:내용|개요|목표|계획|계획서|구성|소개|일정|과정)|커리큘럼|강의계획서|프로그램|목차|차례|학습 ?목표|수강 ?대상|교육 ?대상',
    '(?:محتوى|محتويات|برنامج|خطة|أهداف|منهج|محاور) (?:الدورة|الكورس|المقرر|البرنامج|الدرس)|البرنامج|المنهج|المحتويات|جدول المحتويات|فهرس المحتويات|الفهرس|المقرر|أهداف التعلم|ماذا ستتعلم|الواجب المنزلي',
  ].join('|')})$`,
  'u',
);

/** "Lesson 3", "Модуль 2. ", "第三课：", "3강": the count means nothing outside its own course. */
const LESSON_NUMBER =
  /^(?:(?:lesson|module|unit|lecture|chapter|session|lektion|modul|einheit|kapitel|vorlesung|leçon|séance|séquence|unité|chapitre|lección|módulo|unidad|clase|sesión|capítulo|lezione|modulo|unità|capitolo|lição|aula|unidade|les|hoofdstuk|lekcja|moduł|rozdział|урок|модуль|занятие|лекция|глава|раздел|ders|modül|ünite|bölüm|lekce|lektion|الدرس|الوحدة|المحاضرة|الفصل|モジュール|レッスン|ユニット|모듈|레슨|단원)\s*(?:\d{1,2}|[ivx]{1,4}(?!\p{L}))|\d{1,2}\.?\s?(?:ders|ünite|bölüm|урок|занятие|강|주차)(?!\p{L})|제\s?\d{1,2}\s?(?:강|장|과)|第\s?(?:[一二三四五六七八九十]{1,3}|\d{1,2})\s?(?:课|課|讲|講|单元|單元|模块|回|部分)|(?:模块|模組|单元|單元)\s?(?:[一二三四五六七八九十]|\d{1,2}))\s*(?:[:：.、–—-]\s*|$)/u;

/** Whether a heading names a part of a course or page ("Course outline", "Программа") rather than of what it is about. */
export function isCoursePart(heading: string): boolean {
  return COURSE_PART.test(heading.toLowerCase());
}

/** A heading without its place in a course ("Lesson 3: Kneading"); empty when it says nothing else. */
export function withoutLessonNumber(heading: string): string {
  const small = heading.toLowerCase();
  const number = small.length === heading.length ? LESSON_NUMBER.exec(small)?.[0] : undefined;
  return number === undefined ? heading : heading.slice(number.length);
}
