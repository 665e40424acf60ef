import { PageProblem } from './page-problem.ts';
import type { PageShape } from './page-shape.ts';
import { CONSENT, CONSENT_MATTERS, COOKIES, NEEDS_SCRIPT, NOT_FOUND, PAYWALL } from './problem-phrases.ts';
import type { HtmlReading } from './read-html.ts';

/** A text of more words than these is no error page, no stub, no banner, whatever words stand in it. */
const ERROR_PAGE_WORDS = 120;
const STUB_WORDS = 150;
const BANNER_WORDS = 250;
const SHELL_WORDS = 40;

/**
 * Why a page of HTML gives nothing: it says that it does not exist, shows a stub of what subscribers may read, asks for
 * consent to cookies first, is made by scripts, or shows no text. Undefined when it gives something.
 */
export function findProblem(reading: HtmlReading, shape: PageShape): PageProblem | undefined {
  const { markdown, facts, notes } = reading;
  const title = [facts.title, notes.title, notes.headings[0]].filter((text) => text !== undefined).join('\n');
  if (shape.words < ERROR_PAGE_WORDS && (NOT_FOUND.test(title) || NOT_FOUND.test(markdown.slice(0, 200)))) {
    return new PageProblem(
      'soft_404',
      'The page says that it does not exist, although the server answered as if it did',
    );
  }
  if (shape.words < STUB_WORDS && isPaywall(reading)) {
    return new PageProblem('paywall', 'The page shows only the beginning of its text; the rest is for subscribers');
  }
  if (isCookieWall(reading, shape)) {
    return new PageProblem('cookie_wall', 'The page shows no text before somebody agrees to its cookies');
  }
  if (shape.words < SHELL_WORDS && isShell(reading, shape)) {
    return new PageProblem(
      'script_only',
      'The page is put together by JavaScript in the browser; as it is sent, it holds no text',
    );
  }
  return /[\p{L}\p{N}]/u.test(markdown) ? undefined : new PageProblem('empty', 'The page shows no text');
}

/** Whether a page that gives its text says that there is more for subscribers. */
export function isForSubscribers({ linked }: HtmlReading): boolean {
  return linked.nodes.some(({ isAccessibleForFree }) => /^false$/i.test(String(isAccessibleForFree ?? '')));
}

function isPaywall(reading: HtmlReading): boolean {
  if (isForSubscribers(reading)) return true;
  const said = reading.markdown.match(new RegExp(PAYWALL, 'giu')) ?? [];
  return new Set(said.map((phrase) => phrase.toLowerCase())).size >= 2;
}

function isCookieWall({ markdown, consentCharacters }: HtmlReading, { words }: PageShape): boolean {
  if (words >= BANNER_WORDS) return false;
  const asks = [...markdown.matchAll(new RegExp(COOKIES, 'giu'))].length;
  const matters = new Set(markdown.toLowerCase().match(CONSENT_MATTERS));
  if (asks >= 2 && matters.size >= 2 && CONSENT.test(markdown) && asks * 60 > words) return true;
  return words < SHELL_WORDS && consentCharacters > 200;
}

function isShell({ notes, markdown }: HtmlReading, { words }: PageShape): boolean {
  if (notes.asksPassword || notes.scripts === 0) return false;
  return words < 10 || NEEDS_SCRIPT.test(notes.withoutScript) || NEEDS_SCRIPT.test(markdown);
}
