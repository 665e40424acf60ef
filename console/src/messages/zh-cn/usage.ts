import type { usage as english } from '../en/usage.ts';

export const usage: Readonly<Record<keyof typeof english, string>> = {
  'usage.title': '用量',
  'usage.about': '本月用量，包括运行中任务的预留。',
  'usage.product.QUICK_BLOG': '文章',
  'usage.product.QUICK_PAGE': '落地页',
  'usage.resource.article': '文章',
  'usage.resource.word': '词数',
  'usage.resource.image': '图片',
  'usage.resource.evaluation': '评估',
  'usage.resource.document': '知识库文档',
  'usage.bar': '{name}：{used} / {most}',
  'usage.until': '统计至 {day}（UTC）。',
  'usage.costs': '每日费用',
  'usage.costs.sum': '最近 {days} 天：{jobs} 篇文章与评估，{usd}。',
  'usage.costs.unknown': '有 {count} 次模型请求的费用未知。',
  'usage.costs.none': '没有费用。内置写作器免费；配置模型后会产生费用。',
  'usage.costs.table': '以表格显示',
  'usage.day': '日期',
  'usage.jobs': '任务',
  'usage.usd': '美元',
};
