import { LANGUAGES, type Language } from '../../contract/languages.ts';
import type { HostedCategory, HostedSite } from '../../store/hosted-sites.ts';
import type { Addresses } from './addresses.ts';
import { type Html, html } from './html.ts';
import { fillIn } from './messages/all-messages.ts';
import type { FrameMessages } from './messages/frame-messages.ts';

/** What every page of a blog is made with. */
export interface PageContext extends Addresses {
  readonly site: HostedSite;
  readonly words: FrameMessages;
  /** Categories named in the head of the page; none for a file that has no frame. */
  readonly topics: readonly HostedCategory[];
}

/** BCP 47 tag of a language. */
export function tagOf(language: Language): string {
  return LANGUAGES[language].intl;
}

/** `lang` and `dir` of a part whose language is not that of the page around it; nothing when it is. */
export function languageOf(part: Language, page: Language): Html | undefined {
  if (tagOf(part) === tagOf(page)) return undefined;
  return html` lang="${tagOf(part)}" dir="${LANGUAGES[part].direction}"`;
}

export function dateOf({ site }: PageContext, date: Date): Html {
  const text = dateText(site.language, date);
  return html`<time datetime="${date.toISOString()}">${text}</time>`;
}

/** "Updated 3 May 2026", with the date marked as one. */
export function updatedOn(context: PageContext, date: Date): Html {
  const [before = '', after = ''] = context.words.updated.split('{date}');
  return html`${before}${dateOf(context, date)}${after}`;
}

function dateText(language: Language, date: Date): string {
  return new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

const WORDS_A_MINUTE = 220;

export function readingTime({ site, words }: PageContext, count: number): string {
  const minutes = Math.max(1, Math.round(count / WORDS_A_MINUTE));
  const format = new Intl.NumberFormat(tagOf(site.language), { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return fillIn(words.readingTime, { time: format.format(minutes) });
}
