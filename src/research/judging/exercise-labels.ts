import type { Language } from '../../contract/languages.ts';

const PORTUGUESE = /^(?:exercícios?|questionário|perguntas de revisão|trabalho de casa|tarefas)(?!\p{L})/iu;

/** How a part of teaching material is marked whose sentences are tasks for its readers. */
const LABELS: Partial<Record<Language, RegExp>> = {
  ar: /^(?:تمارين|تمرين|أسئلة (?:المراجعة|للمراجعة)|واجب)/u,
  de: /^(?:übung(?:en|saufgaben?)?|aufgaben?|hausaufgaben?|kontrollfragen|verständnisfragen|quiz)(?!\p{L})/iu,
  en: /^(?:exercises?|(?:class(?:room)? )?activity|homework|assignments?|problem set|practice problems|(?:review|study|discussion|self-test) questions|quiz|test yourself|check your understanding)(?:\s*[\d:.–—-]|$)/iu,
  es: /^(?:ejercicios?|deberes|cuestionario|preguntas de repaso|autoevaluación)(?!\p{L})/iu,
  fr: /^(?:exercices?|devoirs?|questions de révision|quiz)(?!\p{L})/iu,
  it: /^(?:esercizi|esercizio|compiti|domande di ripasso|quiz)(?!\p{L})/iu,
  ja: /^(?:練習問題|演習|宿題|確認問題|クイズ)/u,
  ko: /^(?:연습 ?문제|과제|숙제|퀴즈)/u,
  nl: /^(?:oefening(?:en)?|opdracht(?:en)?|huiswerk|quiz)(?!\p{L})/iu,
  pl: /^(?:ćwiczeni[ae]|zadani[ae]|praca domowa|quiz)(?!\p{L})/iu,
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ru: /^(?:упражнени[ея]|задани[ея]|контрольные вопросы|домашнее задание)(?!\p{L})/iu,
  'zh-CN': /^(?:练习|习题|思考题|课后作业|作业)/u,
  'zh-TW': /^(?:練習|習題|思考題|課後作業|作業)/u,
};

/** Whether a heading says that what follows sets tasks, which tell nothing. */
export function isExerciseLabel(label: string, language: Language): boolean {
  return LABELS[language]?.test(label.trim()) === true;
}
