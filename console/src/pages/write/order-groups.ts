import type { MessageKey } from '../../messages/catalogue.ts';

export interface OrderGroup {
  readonly label: MessageKey;
  /** Paths of fields in the order they are shown. */
  readonly fields: readonly string[];
}

/** What most orders need, always in sight. */
export const FIRST_FIELDS = [
  'inputType',
  'mainInput',
  'siteId',
  'languageID',
  'targetBlogWordCount',
  'isPublish',
] as const;

/** All the rest, folded until it is wanted. */
export const ORDER_GROUPS: readonly OrderGroup[] = [
  {
    label: 'write.group.market',
    fields: ['locale', 'primaryKeyword', 'isAddKeywordFrequency', 'isFilterSimilarTitle'],
  },
  { label: 'write.group.voice', fields: ['targetTone', 'targetReadability', 'targetPersonPerspective', 'authorId'] },
  {
    label: 'write.group.structure',
    fields: ['isAddKeyTakeaways', 'isAddFaq', 'isAddSeeAlso', 'isFoundPlaceholderError', 'isAddCta', 'ctaModelType'],
  },
  {
    label: 'write.group.evidence',
    fields: [
      'isAddEvidence',
      'isRaiseEvidenceNotFindError',
      'targetEvidenceSearchLanguageId',
      'targetEvidenceLocale',
      'knowledgeBaseInfo.store_id',
      'knowledgeBaseInfo.brand_id',
      'additionalKnowledge',
      'isStartExternalHyperlink',
      'isStartInternalHyperlink',
      'internalHyperlinkDomain',
      'additionalManualLinks',
    ],
  },
  {
    label: 'write.group.media',
    fields: [
      'isAddMainImage',
      'isAddH2Images',
      'isAddH2Video',
      'imageFrom',
      'aiImageGenerateParams.style_prompt',
      'aiImageGenerateParams.negative_prompt',
      'aiImageGenerateParams.size',
      'aiImageGenerateParams.seed',
    ],
  },
  {
    label: 'write.group.publishing',
    fields: ['wpInfo.category_id', 'wpInfo.auth_id', 'wpInfo.post_type', 'webhook.url', 'webhook.header'],
  },
  {
    label: 'write.group.instructions',
    fields: ['additionalTitlePrompt', 'additionalOutlinePrompt', 'additionalSectionPrompt'],
  },
];

/** Not asked for: they follow from another choice. */
export const IMPLIED_FIELDS = ['knowledgeBaseInfo.brand_name', 'wpInfo.qc_id'] as const;
