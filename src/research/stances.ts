import type { SourceDocument } from '../article/source.ts';
import type { Language } from '../contract/languages.ts';
import { findCues } from '../language/find-cues.ts';
import { isOpinionLabel } from './judging/opinion-labels.ts';
import type { HeadingBlock, SourceSentence, SourceText } from './source-text.ts';

/** Which side of a question somebody takes. */
export type Stance = 'for' | 'against';

interface StanceWords {
  /** What a request asks that has no answer but views. */
  readonly policy: RegExp;
  /** In a title: the text argues this side. */
  readonly for: RegExp;
  readonly against: RegExp;
  /** At the front of a sentence: who says it. */
  readonly supporters: RegExp;
  readonly critics: RegExp;
}

const WORDS: Partial<Record<Language, StanceWords>> = {
  ar: {
    policy: /^(?:هل )?(?:يجب|ينبغي|هل ينبغي|هل يجب)/u,
    for: /لماذا نؤيد|مزايا|في صالح|دفاعا عن/u,
    against: /لماذا نعارض|عيوب|ضد(?!\p{L})|اعتراضات/u,
    supporters: /^[وف]?(?:يرى|يقول) (?:المؤيدون|أنصار)/u,
    critics: /^[وف]?(?:يرى|يقول|يرد) (?:المعارضون|المنتقدون|النقاد)/u,
  },
  de: {
    policy: /^(?:soll(?:te[n]?|en)?|muss|müssen|darf|braucht)(?!\p{L})/iu,
    for: /(?<!\p{L})(?:plädoyer für|was für|spricht für|gründe für|argumente für|warum wir .*brauchen|chancen|ja zu[mr]?)(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:plädoyer gegen|was gegen|spricht gegen|gründe gegen|argumente gegen|warum .*nicht|skeptisch|skepsis|einwände|nein zu[mr]?)(?!\p{L})/iu,
    supporters: /^(?:Befürworter|Anhänger|Unterstützer|Fürsprecher)/u,
    critics: /^(?:Kritiker|Gegner|Skeptiker)/u,
  },
  en: {
    policy: /^(?:should|must|ought)\b|\bpros and cons\b|\bgood or bad\b|\bfor or against\b/iu,
    for: /\b(?:the case for|in favou?r of|in defen[cs]e of|arguments? for|why we (?:need|should)|why .* should|yes to|promise of|support(?:ers|ing)? of)\b/iu,
    against:
      /\b(?:(?:case|arguments?|reasons?|plea|vote) against|scepti\p{L}*|skepti\p{L}*|why .* (?:should not|shouldn't|won't|is not|isn't)|objections?|no to|doubts? about|trouble with|problem with|critics? of|critique)\b/iu,
    supporters: /^(?:Supporters?|Advocates?|Proponents?|Defenders?|Those in favou?r|Campaigners)\b/u,
    critics: /^(?:Critics?|Opponents?|Sceptics?|Skeptics?|Detractors?)\b/u,
  },
  es: {
    policy: /^¿?(?:debe(?:ría)?n?|hay que|conviene)(?!\p{L})/iu,
    for: /(?<!\p{L})(?:a favor de|en defensa de|razones para|por qué necesitamos)(?!\p{L})/iu,
    against: /(?<!\p{L})(?:en contra de|escéptic\p{L}|objeciones|dudas|por qué no)(?!\p{L})/iu,
    supporters: /^(?:Los partidarios|Los defensores|Quienes (?:lo |la )?defienden)/u,
    critics: /^(?:Los críticos|Los detractores|Sus críticos|Los escépticos)/u,
  },
  fr: {
    policy: /^(?:faut-il|doit-on|devrait-on|est-ce que .* devrai)/iu,
    for: /(?<!\p{L})(?:plaidoyer pour|en faveur d\p{L}*|arguments pour|pourquoi il faut)(?!\p{L})/iu,
    against: /(?<!\p{L})(?:plaidoyer contre|arguments contre|sceptique|objections?|pourquoi .* pas)(?!\p{L})/iu,
    supporters: /^(?:Les partisans|Les défenseurs|Ses partisans|Ses défenseurs)/u,
    critics: /^(?:Les critiques|Les opposants|Les détracteurs|Ses détracteurs|Ses opposants|Les sceptiques)/u,
  },
  it: {
    policy: /^(?:bisogna|si deve|si dovrebbe|dovremmo|conviene)(?!\p{L})/iu,
    for: /(?<!\p{L})(?:a favore d\p{L}*|in difesa d\p{L}*|ragioni per)(?!\p{L})/iu,
    against: /(?<!\p{L})(?:ragioni contro|argomenti contro|scettic\p{L}|obiezioni|dubbi)(?!\p{L})/iu,
    supporters: /^(?:I sostenitori|I fautori)/u,
    critics: /^(?:I critici|Gli oppositori|Gli scettici)/u,
  },
  ja: {
    policy: /べきか|賛否|是非/u,
    for: /賛成|擁護/u,
    against: /反対|懐疑|批判|疑問/u,
    supporters: /^(?:賛成派|支持者|推進派)/u,
    critics: /^(?:反対派|批判者|懐疑派)/u,
  },
  'zh-CN': {
    policy: /应不应该|该不该|是否应该|要不要|应该.*吗|利弊|争议/u,
    for: /(?:为什么|我)支持|支持.*理由|赞成|为.*辩护/u,
    against: /反对|质疑|怀疑|批评/u,
    supporters: /^(?:支持者|赞成者)/u,
    critics: /^(?:反对者|批评者|质疑者)/u,
  },
  'zh-TW': {
    policy: /應不應該|該不該|是否應該|要不要|應該.*嗎|利弊|爭議/u,
    for: /(?:為什麼|我)支持|支持.*理由|贊成/u,
    against: /反對|質疑|懷疑|批評/u,
    supporters: /^(?:支持者|贊成者)/u,
    critics: /^(?:反對者|批評者|質疑者)/u,
  },
};

/** What somebody argues counts less than what is known, outside the place where views stand. */
const PENALTY = 0.15;

/** Whether a request has no answer but views: by its words, or as its sources argue both sides. */
export function isContested(
  request: string,
  { documents }: Pick<SourceText, 'documents'>,
  language: Language,
): boolean {
  const asked = request.trim();
  if (findCues(asked, language).has('sensitiveSubjects.contested')) return true;
  if (WORDS[language]?.policy.test(asked) === true) return true;
  const sides = new Set(documents.flatMap((document) => documentStance(document, language) ?? []));
  return sides.size === 2;
}

/** The side a document's title takes; undefined when it takes none or names both. */
export function documentStance({ title }: Pick<SourceDocument, 'title'>, language: Language): Stance | undefined {
  const words = WORDS[language];
  if (words === undefined) return undefined;
  return oneOf(words.for.test(title.replace(words.against, ' ')), words.against.test(title));
}

/** The side a sentence speaks for: by who is said to say it, by its document, or, where no words tell, by its heading. */
export function stanceOf(sentence: SourceSentence, block: HeadingBlock, language: Language): Stance | undefined {
  const words = WORDS[language];
  const said =
    words === undefined ? undefined : oneOf(words.supporters.test(sentence.text), words.critics.test(sentence.text));
  if (said !== undefined) return said;
  const stance = documentStance(block.document, language);
  if (stance !== undefined || words !== undefined) return stance;
  const cues = findCues(block.heading ?? '', language);
  return oneOf(cues.has('aspectWords.benefits'), cues.has('aspectWords.drawbacks'));
}

/** Marks what a text that takes a side says, so that it is printed with who says it; what can't be named is refused. */
export function markArguments(source: SourceText, language: Language): ReadonlyMap<SourceSentence, SourceSentence> {
  const marked = new Map<SourceSentence, SourceSentence>();
  for (const block of source.blocks) {
    const { document } = block;
    if (documentStance(document, language) === undefined && !isOpinionLabel(document.title, language)) continue;
    for (const sentence of block.sentences) {
      const { judgement } = sentence;
      if (judgement.refusal !== undefined) continue;
      const canBeNamed = document.visibility === 'public' && !judgement.needsDate;
      const change = canBeNamed
        ? { needsSource: true, penalty: Math.min(1, judgement.penalty + PENALTY) }
        : { refusal: 'opinion' as const };
      marked.set(sentence, { ...sentence, judgement: { ...judgement, ...change } });
    }
  }
  return marked;
}

function oneOf(isFor: boolean, isAgainst: boolean): Stance | undefined {
  if (isFor === isAgainst) return undefined;
  return isFor ? 'for' : 'against';
}
