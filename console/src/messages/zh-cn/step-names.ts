import type { StepName } from '../../../../src/contract/field-owners.ts';

/** What each step of the writing does. In English the service itself says it. */
export const STEP_NAMES: Readonly<Record<StepName, string>> = {
  brief: '阅读订单',
  'similar-title': '选择与以往不同的标题',
  research: '查找资料',
  'related-keywords': '在资料中查找相关关键词',
  outline: '规划各节',
  placeholders: '检查大纲中的占位词',
  'outline-approval': '查看大纲是否已批准',
  'key-takeaways': '选择要点',
  faq: '回答读者的问题',
  sections: '写作正文',
  summaries: '概括全文',
  review: '通读全文',
  seo: '撰写搜索引擎用的标题、描述和关键词',
  'manual-links': '记录订单中的链接',
  'internal-links': '查找站内可链接的页面',
  'external-links': '检查来源的地址',
  'see-also': '选择延伸阅读的文章',
  images: '查找图片',
  video: '查找视频',
  'call-to-action': '撰写行动号召',
  check: '逐项检查成稿',
};
