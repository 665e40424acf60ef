import type { Language } from '../../contract/languages.ts';
import { refusing } from '../replace-sentences.ts';
import type { SourceSentence, SourceText } from '../source-text.ts';

/** How a Japanese sentence speaks to its reader; no text mixes the two. */
const POLITE = /(?:です|ます|でした|ました|ません|でしょう|ましょう|ください)(?:か|ね|よ|よね)?[。．]?$/u;
/** Usable sentences of one register that make an article. */
const ENOUGH = 120;

/**
 * Keeps to the register that most of the usable sentences of Japanese sources are in, where they are enough for an
 * article; the others are refused, but for the answers to questions, which stand by themselves.
 */
export function inOneRegister(source: SourceText, language: Language): SourceText {
  if (language !== 'ja') return source;
  const usable = source.sentences.filter(({ judgement }) => judgement.refusal === undefined);
  const polite = usable.filter(({ text }) => POLITE.test(text));
  const plain = usable.filter((sentence) => !polite.includes(sentence));
  const [kept, other] = polite.length >= plain.length ? [polite, plain] : [plain, polite];
  if (kept.length < ENOUGH) return source;
  const isAnswer = ({ block }: SourceSentence) => /[?？]\s*$/u.test(source.blocks[block]?.heading ?? '');
  return refusing(
    source,
    other.filter((sentence) => !isAnswer(sentence)),
    'other register',
  );
}
