import type { Language } from '../../contract/languages.ts';
import { findModelTalk } from '../../language/voice/unsaid-language.ts';
import { findFiller } from '../placeholders/find-placeholder.ts';

const MARKUP =
  /<[a-z!/?]|&(?:#\d|#x[\da-f]|[a-z]{2,8};)|\]\(|```|(?:^|\s)#{1,6}\s|\*\*|__|\bhttps?:\/\/|\bwww\.|\||[\p{Cc}\p{Co}\p{Cn}]/iu;
/** Labels of passages and ids of sentences, which only our questions use. */
const LABEL =
  /[[【［]\s*(?:E?\d{1,4}|[sqt]\d{1,2}(?:\.\d{1,3})?)\s*[\]】］]|[（(]\s*E\d{1,4}\s*[)）]|(?<![\p{L}\p{N}])[sq]\d{1,2}\.\d{1,3}(?!\p{N})/u;
/** Tokens that models put around their turns. */
const TEMPLATE = /<\|[^|>]{1,40}\|>|\[\/?INST\]|<\/?think>|<<SYS>>/iu;
const LONGEST = 1200;

/** Why a text that a model wrote can not stand in an article as a sentence; undefined when nothing speaks against it. */
export function unprintable(text: string, language: Language): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'it holds no words';
  if (text.length > LONGEST) return 'it is too long';
  if (/[\r\n\u2028\u2029]/u.test(text)) return 'it is more than a sentence';
  if (TEMPLATE.test(text)) return 'it holds marks of a model';
  if (MARKUP.test(text)) return 'it holds markup or an address';
  if (LABEL.test(text)) return 'it names a label';
  // What a model offers at the end of its answer may be a fair word to readers in between.
  if (findModelTalk(text, language).some(({ kind }) => kind !== 'offer')) return 'it is talk of a model';
  return findFiller(text, language) === undefined ? undefined : 'it holds a placeholder';
}
