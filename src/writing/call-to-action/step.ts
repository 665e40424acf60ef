import { embedComment } from '../../article/embeds.ts';
import { blocksOf, type SourceDocument } from '../../article/source.ts';
import type { Language } from '../../contract/languages.ts';
import { isSameLanguage } from '../../language/identify-language.ts';
import { sentencesOf } from '../../language/segment-sentences.ts';
import { defineSharedStep } from '../step.ts';
import { BUTTON_TEXTS } from './button-texts.ts';
import type { CallToAction } from './call-to-action.ts';

const LONGEST = { title: 80, description: 200 } as const;
const UNSPACED = /^(?:zh|ja|th)/;

export const callToActionStep = defineSharedStep({
  name: 'call-to-action',
  version: 1,
  reads: ['isAddCta', 'ctaModelType'],
  needs: ['brief', 'seo'],
  doing: 'Wording the call to action',
  when: ({ isAddCta }) => isAddCta,
  skipped: { asked: false, applies: false, kindAsked: undefined, embed: undefined },
  async run({ ctaModelType: kindAsked }, { brief, seo }): Promise<CallToAction> {
    const { productUrl: link, documents } = brief.given;
    const [page] = documents;
    if (link === undefined || page === undefined) return { asked: true, applies: false, kindAsked, embed: undefined };
    const title = shortened(page.title, LONGEST.title);
    const described = descriptionOf(page, brief.language);
    const kind = kindAsked ?? (described === undefined ? 'anchor_text' : 'three_stage');
    const button_text = BUTTON_TEXTS[brief.language];
    const comment =
      kind === 'three_stage'
        ? embedComment('CTA', { model_type: kind, link, title, description: described ?? seo.description, button_text })
        : embedComment('CTA', { model_type: kind, link, content: `${button_text}: ${title}` });
    const place = kind === 'three_stage' ? 'body' : 'introduction';
    return { asked: true, applies: true, kindAsked, embed: { comment, kind, place } };
  },
});

/** The first sentences that the page says of itself; undefined where it speaks another language or says none. */
function descriptionOf({ passages, language }: SourceDocument, wanted: Language): string | undefined {
  if (language === undefined || !isSameLanguage(language, wanted)) return undefined;
  const prose = passages
    .flatMap(({ text }) => blocksOf(text))
    .flatMap((block) => (block.kind === 'prose' ? [block.text] : []));
  for (const text of prose) {
    const sentences = sentencesOf(text, wanted).filter((sentence) => /[.!?。！？…।။]\s*$/u.test(sentence));
    const kept: string[] = [];
    for (const sentence of sentences) {
      if ([...kept, sentence].join(' ').length > LONGEST.description) break;
      kept.push(sentence);
    }
    if (kept.length > 0) return kept.join(UNSPACED.test(wanted) ? '' : ' ');
  }
  return undefined;
}

function shortened(text: string, longest: number): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  return characters.length <= longest
    ? characters.join('')
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
