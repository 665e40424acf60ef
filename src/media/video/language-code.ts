/** A language as providers of videos name it: without its country, Chinese by its script. */
export function languageCode(language: string): string {
  if (language === 'zh-CN') return 'zh-Hans';
  if (language === 'zh-TW') return 'zh-Hant';
  return language.split('-')[0] ?? language;
}
