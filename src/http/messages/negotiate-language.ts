import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { zhCn } from './zh-cn.ts';

const REMEMBERED = 200;
const known = new Map<string, Messages>();

/** The catalogue an `Accept-Language` header (RFC 9110) wants most; English when it wants neither. */
export function messagesFor(acceptLanguage: string | undefined): Messages {
  if (acceptLanguage === undefined) return en;
  const found = known.get(acceptLanguage) ?? negotiate(acceptLanguage);
  // Clients send few different values; one that sends many must not fill the memory.
  if (known.size < REMEMBERED && acceptLanguage.length < REMEMBERED) known.set(acceptLanguage, found);
  return found;
}

function negotiate(header: string): Messages {
  let best: { messages: Messages; quality: number } | undefined;
  for (const range of header.split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const messages = catalogueOf(tag);
    const quality = qualityOf(parameters);
    if (messages !== undefined && quality > (best?.quality ?? 0)) best = { messages, quality };
  }
  return best?.messages ?? en;
}

function catalogueOf(tag: string): Messages | undefined {
  if (tag === '*' || /^en(-|$)/.test(tag)) return en;
  // Traditional script is another written language; who asks for it has not asked for the simplified one.
  if (/^zh(-|$)/.test(tag) && !/^zh-(hant|tw|hk|mo)(-|$)/.test(tag)) return zhCn;
  return undefined;
}

function qualityOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  if (weight === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
}
