import type { Language } from '../../contract/languages.ts';

/** What a page says of who wrote it ("Anna Berg is a freelance journalist", "Passionnée de randonnée, elle ..."). */
const BIOGRAPHIES: Partial<Record<Language, RegExp>> = {
  de: /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.-]+){1,2} (?:ist|arbeitet als|schreibt als) (?:freie[rs]? |leitende[rs]? )?(?:Autor(?:in)?|Journalist(?:in)?|Redakteur(?:in)?|Blogger(?:in)?|Kolumnist(?:in)?)(?!\p{L})|^In (?:ihrer|seiner) Freizeit(?!\p{L})/u,
  en: /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.-]+){1,2} (?:is|was|works as|has been) (?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:writer|author|journalist|editor|columnist|blogger|content (?:manager|strategist|marketer)|contributor)\b|\b[Ii]n (?:her|his|their) (?:other|spare|free) (?:life|time)\b|^When (?:she|he|they)(?:'s| is| are| isn't|’s)? not (?:writing|working)\b|^(?:She|He) (?:lives|writes) (?:in|for|about)\b/u,
  es: /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.-]+){1,2} es (?:un[ao]? )?(?:periodista|redactora?|autora?|escritora?|bloguera?)(?!\p{L})|^En su tiempo libre(?!\p{L})|^Apasionad[oa] (?:de|por)(?!\p{L})/u,
  fr: /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.-]+){1,2} est (?:une? )?(?:journaliste|rédact(?:eur|rice)|auteure?|autrice|blogueu(?:r|se))(?!\p{L})|^Passionnée? (?:de|par|d['’])/u,
  it: /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.-]+){1,2} è (?:un['’]?[ao]? )?(?:giornalista|redattrice|redattore|autrice|autore|blogger)(?!\p{L})|^Appassionat[oa] di(?!\p{L})/u,
  ru: /^\p{Lu}\p{L}+ \p{Lu}\p{L}+ [—–-] (?:автор|журналист(?:ка)?|редактор|блогер)(?!\p{L})/u,
};

/** "Bernard, apiculteur depuis 1983, ...": who has done it since when. */
const SINCE =
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, [^,\d]{3,40} (?:depuis|since|seit|desde|dal|sinds|с|od) (?:19|20)\d\d(?: года?)?,/u;

/** Whether a sentence tells who wrote the page; told in the languages above, and by its form. */
export function isAuthorBio(sentence: string, language: Language): boolean {
  return SINCE.test(sentence) || BIOGRAPHIES[language]?.test(sentence) === true;
}
