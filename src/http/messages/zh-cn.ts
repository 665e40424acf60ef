import { EARLIER_FIELD_PATHS } from '../../contract/earlier-blog.ts';
import type { RequestError } from '../../contract/errors.ts';
import type { Later } from '../../contract/field-owners.ts';
import type { UnhonouredReason, UnhonouredWish } from '../../contract/wishes.ts';
import type { ArticleField, FIELD_OWNERS } from '../../contract/write-blog.ts';
import type { ErrorSentences, Messages } from './messages.ts';

/** Fields that a rule in `contract/wishes.ts` may name. */
type WishField =
  | 'locale'
  | 'targetEvidenceSearchLanguageId'
  | 'targetEvidenceLocale'
  | { [F in ArticleField]: (typeof FIELD_OWNERS)[F] extends Later ? F : never }[ArticleField];

const NEEDS_MODEL = '需要语言模型，而本服务未配置';
const NEEDS_WEB = '需要网络搜索，而本服务未配置';

const WISHES: Readonly<Record<WishField, string>> = {
  locale: `按国家或地区的拼写习惯写作${NEEDS_MODEL}`,
  isPublish: '文章会写好并保存，但此版本不发布',
  authorId: '此版本不在文章上显示作者',
  wpInfo: '此版本不向 WordPress 发送内容',
  webhook: '此版本不调用 webhook；请用 blogId 查询结果',
  targetTone: `指定语气${NEEDS_MODEL}`,
  targetReadability: `指定读者水平${NEEDS_MODEL}`,
  targetPersonPerspective: `指定人称${NEEDS_MODEL}`,
  additionalTitlePrompt: `对标题的要求${NEEDS_MODEL}`,
  additionalOutlinePrompt: `对大纲的要求${NEEDS_MODEL}`,
  additionalSectionPrompt: `对正文的要求${NEEDS_MODEL}`,
  targetEvidenceSearchLanguageId: `用其他语言的证据写作${NEEDS_MODEL}`,
  targetEvidenceLocale: `按国家或地区限定证据${NEEDS_WEB}`,
  isAddMainImage: '此版本不添加封面图片',
  isAddH2Images: '此版本不在正文中添加图片',
  isAddH2Video: '此版本不添加视频',
  isAddCta: '此版本不添加行动号召',
  ctaModelType: '此版本不添加任何形式的行动号召',
  imageFrom: '此版本不添加图片，无论来源',
  aiImageGenerateParams: '此版本不生成图片',
};

/** For a wish that this version has no rule for any more, in an order from an earlier one. */
const BY_REASON: Readonly<Record<UnhonouredReason, string>> = {
  not_in_this_version: '此版本不支持',
  needs_language_model: NEEDS_MODEL,
  needs_web_search: NEEDS_WEB,
};

const FIELD_OF_PATH = new Map(Object.entries(EARLIER_FIELD_PATHS).map(([field, path]) => [path, field]));

const ERRORS: ErrorSentences = {
  invalid_request: '请求不符合要求',
  unsupported_wish: '本服务无法满足订单的全部要求，而请求要求严格处理',
  unauthorized: '令牌或密钥缺失、未知、已过期或已撤销',
  quota_exceeded: '配额不足，未启动任何任务',
  not_found: '未找到',
  conflict: '当前状态不允许此操作，或该 Idempotency-Key 已用于另一请求',
  payload_too_large: '请求体超过允许的大小',
  unsupported_media_type: '不支持这种内容类型',
  rate_limited: '请求过于频繁，请稍后再试',
  internal_error: '服务内部出错；可凭请求编号查找原因',
  upstream_failed: '外部系统没有响应',
  unavailable: '服务暂时不可用，请稍后再试',
};

export const zhCn: Messages = {
  language: 'zh-CN',
  gap: '',
  done: {
    issueToken: '令牌已生成。',
    createSite: '站点已创建。',
    listSites: '站点列表如下。',
    renameSite: '站点已重命名。',
    getSiteSettings: '站点设置。',
    changeSiteSettings: '站点设置已更新。',
    listAuthors: '作者列表如下。',
    createAuthor: '作者已创建。',
    updateAuthor: '作者已修改。',
    deleteAuthor: '作者已删除。',
    getPublishingInfo: '站点发布平台的信息如下。',
    listKnowledge: '品牌及其知识库如下。',
    listStores: '知识库列表如下。',
    createStore: '知识库已创建。',
    renameStore: '知识库已重命名。',
    deleteStore: '知识库已删除。',
    listBrands: '知识库的品牌如下。',
    createBrand: '品牌已创建。',
    updateBrand: '品牌已修改。',
    deleteBrand: '品牌已删除。',
    listDocuments: '知识库的文档如下。',
    createDocument: '文档已在知识库中。',
    getDocument: '文档如下。',
    updateDocument: '文档已修改。',
    deleteDocument: '文档已删除。',
    listImages: '知识库的图片如下。',
    createImage: '图片已在知识库中。',
    getImage: '图片信息如下。',
    updateImage: '图片已修改。',
    deleteImage: '图片已删除。',
    listBlogs: '博客列表如下。',
    cancelBlog: '任务已取消。',
    deleteBlog: '博客已删除。',
    getBlogReport: '博客的报告如下。',
    getQuota: '当前周期的配额如下。',
  },
  started: '任务已启动。',
  result: {
    PENDING: '任务正在排队。',
    RUNNING: '文章正在撰写。',
    SUCCESS: '文章已完成。',
    FAILED: '任务失败，原因见 error。',
    CANCELED: '任务已取消。',
  },
  evaluation: {
    PENDING: '任务正在排队。',
    RUNNING: '正在评估内容。',
    SUCCESS: '评估已完成。',
    FAILED: '任务失败，原因见 error。',
    CANCELED: '任务已取消。',
  },
  notes: {
    'site-chosen': ({ siteName, siteId }) => `文章归入最早的博客站点“${siteName}”（${siteId}）。`,
    'knowledge-of-site': ({ storeId }) => `文章取材于该站点的知识库（${storeId}）。`,
    'long-primary-keyword': ({ keyword, words }) => `primaryKeyword“${keyword}”有 ${words} 个词，建议不超过三个。`,
  },
  openKeys: (paths) => `以下字段不起作用：${paths.join('、')}。`,
  unhonoured: (wishes) => `以下要求未能满足：${wishes.join('；')}。`,
  wish: (wish) => `${wish.field}（${reasonOf(wish)}）`,
  reason: reasonOf,
  error: wordError,
};

function reasonOf({ field, reasonCode }: UnhonouredWish): string {
  return sentenceOn(field) ?? BY_REASON[reasonCode];
}

function sentenceOn(field: string): string | undefined {
  const name = FIELD_OF_PATH.get(field) ?? field;
  return Object.hasOwn(WISHES, name) ? WISHES[name as WishField] : undefined;
}

function wordError({ code, details }: RequestError): string {
  const places = details.map(({ path }) => {
    const reason = code === 'unsupported_wish' ? sentenceOn(path) : undefined;
    return reason === undefined ? path : `${path}（${reason}）`;
  });
  const named = [...new Set(places)].filter((place) => place !== '');
  return named.length === 0 ? `${ERRORS[code]}。` : `${ERRORS[code]}：${named.join('、')}。`;
}
