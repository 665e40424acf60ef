import { describe, expect, it } from 'vitest';
import type { WishVerdict } from '../../contract/compliance-report.ts';
import { orderOf } from '../example-library.fixture.ts';
import type { RecheckInput } from './edited-text.ts';
import { recheck } from './recheck.ts';

const COVER = 'https://writer.example/media/cover.webp';
const WRITTEN = `# Heat pumps

![A pump](${COVER})

Ask [our installers](https://warm.example/installers) early. See the [size guide](https://warm.example/blog/size) and [a study](https://study.example/a).

## Noise

![A fan](https://writer.example/media/fan.webp)

It hums.

<!-- qc:embed/youtube {"src": "https://video.example/1"} -->

<!-- qc:embed/CTA {"model_type": "anchor_text", "link": "https://warm.example/buy", "content": "Buy"} -->

## See Also

- [Floors](https://warm.example/blog/floors)
`;
const ORDER = orderOf({
  ...{ inputType: 'keyword', mainInput: 'heat pumps', isAddKeyTakeaways: false, isAddFaq: false },
  ...{ isAddH2Video: true, isAddCta: true, ctaModelType: 'anchor_text', isAddSeeAlso: true, imageFrom: 'ai' },
  additionalManualLinks: [{ anchor: 'our installers', url: 'https://warm.example/installers' }],
});

const met = (field: string, more: Partial<WishVerdict> = {}): WishVerdict => ({
  ...{ field, wanted: 'it', found: 'it', how: 'seen', verdict: 'met', hard: false },
  ...more,
});
const REPORT: RecheckInput['written']['report'] = {
  ...{ citations: [], sources: [], words: 20, notes: [], steps: [] },
  wishes: [
    ...['isAddMainImage', 'imageFrom', 'isAddH2Images', 'isAddH2Video', 'isAddCta', 'ctaModelType'].map((field) =>
      met(field),
    ),
    ...['additionalManualLinks', 'isStartInternalHyperlink', 'isStartExternalHyperlink', 'isAddSeeAlso'].map((field) =>
      met(field),
    ),
  ],
};

function verdicts(edit: (markdown: string) => string, wishes = REPORT.wishes): Record<string, string> {
  const { report } = recheck({
    order: ORDER,
    written: { title: 'Heat pumps', markdown: WRITTEN, report: { ...REPORT, wishes } },
    edited: { title: 'Heat pumps', markdown: `${edit(WRITTEN)}\n` },
    ...{ seo: { description: 'Heat pumps', featureImage: COVER }, slug: 'heat-pumps' },
    ...{ ownAddresses: ['warm.example/blog'], similarTitle: undefined },
  });
  return Object.fromEntries(report.wishes.map(({ field, verdict }) => [field, verdict]));
}

describe('links, pictures and embeds of an edited text', () => {
  const WISHES = REPORT.wishes.map(({ field }) => field);

  it('are found again where they stand', () => {
    const found = verdicts((markdown) => markdown);
    expect(WISHES.filter((field) => found[field] !== 'met')).toEqual([]);
  });

  it.each([
    [
      'additionalManualLinks',
      (text: string) => text.replace('[our installers](https://warm.example/installers)', 'us'),
    ],
    [
      'isStartInternalHyperlink',
      (text: string) => text.replace('[size guide](https://warm.example/blog/size)', 'guide'),
    ],
    ['isStartExternalHyperlink', (text: string) => text.replace('[a study](https://study.example/a)', 'a study')],
    ['isAddSeeAlso', (text: string) => text.replace(/## See Also[\s\S]*/, '')],
    ['isAddMainImage', (text: string) => text.replace(`![A pump](${COVER})`, '')],
    ['imageFrom', (text: string) => text.replace(COVER, 'https://pictures.example/mine.jpg')],
    ['isAddH2Images', (text: string) => text.replace('![A fan](https://writer.example/media/fan.webp)', '')],
    ['isAddH2Video', (text: string) => text.replace(/<!-- qc:embed\/youtube.*-->/, '')],
    ['isAddCta', (text: string) => text.replace(/<!-- qc:embed\/CTA.*-->/, '')],
    ['ctaModelType', (text: string) => text.replace(/<!-- qc:embed\/CTA.*-->/, '')],
  ])('are missed once they are gone: %s', (field, edit) => {
    expect(edit(WRITTEN)).not.toBe(WRITTEN);
    expect(verdicts(edit)[field]).toBe('not-met');
  });

  it('are not asked for where the installation could not give them, or the wish has no effect', () => {
    const stays = [
      met('isAddMainImage', { verdict: 'not-honoured' }),
      met('isAddH2Video', { verdict: 'not-honoured' }),
      met('isAddCta', { verdict: 'not-applicable' }),
    ];
    expect(verdicts((text) => text.replace(/<!-- .*-->/g, ''), stays)).toMatchObject({
      ...{ isAddMainImage: 'not-honoured', isAddH2Video: 'not-honoured', isAddCta: 'not-applicable' },
    });
  });
});
