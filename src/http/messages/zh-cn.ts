import { EARLIER_FIELD_PATHS } from '../../contract/earlier-blog.ts';
import type { RequestError } from '../../contract/errors.ts';
import type { RuledField, UnhonouredReason, UnhonouredWish } from '../../contract/wishes.ts';
import type { ErrorSentences, Messages } from './messages.ts';

const NEEDS_MODEL = '需要语言模型，而本服务未配置';
const NEEDS_WEB = '需要网络搜索，而本服务未配置';
const NEEDS_PICTURES = '需要图片来源，而本服务未配置';
const NEEDS_IMAGE_MODEL = '需要图像模型，而本服务未配置';
const NEEDS_VIDEOS = '需要视频来源，而本服务未配置';

const WISHES: Readonly<Record<RuledField, string>> = {
  locale: `按国家或地区的拼写习惯写作${NEEDS_MODEL}`,
  targetTone: `指定语气${NEEDS_MODEL}`,
  targetReadability: `指定读者水平${NEEDS_MODEL}`,
  targetPersonPerspective: `指定人称${NEEDS_MODEL}`,
  additionalTitlePrompt: `对标题的要求${NEEDS_MODEL}`,
  additionalOutlinePrompt: `对大纲的要求${NEEDS_MODEL}`,
  additionalSectionPrompt: `对正文的要求${NEEDS_MODEL}`,
  targetEvidenceSearchLanguageId: `用其他语言的证据写作${NEEDS_MODEL}`,
  targetEvidenceLocale: `按国家或地区限定证据${NEEDS_WEB}`,
  isAddMainImage: `封面图片${NEEDS_PICTURES}`,
  isAddH2Images: `正文图片${NEEDS_PICTURES}`,
  isAddH2Video: `视频${NEEDS_VIDEOS}`,
  imageFrom: `生成封面${NEEDS_IMAGE_MODEL}`,
  aiImageGenerateParams: `生成封面${NEEDS_IMAGE_MODEL}`,
};

/** For a wish that this version has no rule for any more, in an order from an earlier one. */
const BY_REASON: Readonly<Record<UnhonouredReason, string>> = {
  not_in_this_version: '此版本不支持',
  needs_language_model: NEEDS_MODEL,
  needs_web_search: NEEDS_WEB,
  needs_image_provider: NEEDS_PICTURES,
  needs_image_model: NEEDS_IMAGE_MODEL,
  needs_video_provider: NEEDS_VIDEOS,
};

const FIELD_OF_PATH = new Map(Object.entries(EARLIER_FIELD_PATHS).map(([field, path]) => [path, field]));

const ERRORS: ErrorSentences = {
  invalid_request: '请求不符合要求',
  unsupported_wish: '本服务无法满足订单的全部要求，而请求要求严格处理',
  unauthorized: '令牌或密钥缺失、未知、已过期或已撤销',
  forbidden: '当前用户无权执行此操作，或会话缺少 CSRF 令牌',
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
    listCategories: '博客的分类如下。',
    createCategory: '分类已创建。',
    updateCategory: '分类已修改。',
    deleteCategory: '分类已删除。',
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
    searchStore: '与问题相关的文档如下。',
    createDocument: '文档已在知识库中。',
    getDocument: '文档如下。',
    updateDocument: '文档已修改。',
    deleteDocument: '文档已删除。',
    listImages: '知识库的图片如下。',
    createImage: '图片已在知识库中。',
    getImage: '图片信息如下。',
    updateImage: '图片已修改。',
    deleteImage: '图片已删除。',
    createConnection: '站点已连接。',
    listConnections: '连接列表如下。',
    testConnection: 'WordPress 的答复如下。',
    deleteConnection: '连接已删除。',
    getOutline: '大纲如下。',
    changeOutline: '大纲已修改。',
    approveOutline: '大纲已批准，文章正在撰写。',
    listBlogVersions: '这是文章的各个版本。',
    getBlogVersion: '这是该版本。',
    saveBlogVersion: '文本已保存，并成为当前版本。',
    restoreBlogVersion: '较早的文本重新成为当前版本。',
    checkBlogText: '这是检查结果；没有保存任何内容。',
    previewBlogHtml: '这是文本的 HTML；没有保存任何内容。',
    publishBlog: '文章正在发布。',
    unpublishBlog: '文章正在撤下。',
    listBlogs: '博客列表如下。',
    cancelBlog: '任务已取消。',
    deleteBlog: '博客已删除。',
    getBlogReport: '博客的报告如下。',
    getBlogHtml: '文章的 HTML 如下。',
    getWebhookSecret: '签名密钥的信息如下。',
    rotateWebhookSecret: '签名密钥已生成，此后不再显示。',
    listWebhookDeliveries: 'webhook 消息列表如下。',
    getWebhookDelivery: '消息及其每次发送的记录如下。',
    redeliverWebhook: '消息将重新发送。',
    testWebhook: '测试消息已发送；`state` 说明对方是否接收。',
    getQuota: '当前周期的配额如下。',
    getQuotaHistory: '各周期的用量如下。',
    signIn: '已登录。',
    getSession: '当前会话如下。',
    signOut: '已退出登录。',
    changePassword: '密码已更改，其他会话均已结束。',
    listUsers: '用户列表如下。',
    createUser: '用户已创建，密码不会再次显示。',
    resetPassword: '新密码已生成，不会再次显示。',
    disableUser: '用户已停用。',
    listKeys: '密钥列表如下。',
    createKey: '密钥已创建，其内容不会再次显示。',
    revokeKey: '密钥已撤销。',
    getSettings: '服务的设置如下。',
    getCosts: '每天的费用如下。',
    getHealth: '模型与外部服务的状态如下。',
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
    'kept-for-approval': () => '该站点要求审核：文章将保存为草稿，直到请求发布。',
    'outline-to-approve': () =>
      '该站点要求审核大纲：任务将在大纲完成后等待，直到调用 `/v1/writing/blog/outline/approve`。',
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
  return Object.hasOwn(WISHES, name) ? WISHES[name as RuledField] : undefined;
}

function wordError({ code, details }: RequestError): string {
  const places = details.map(({ path }) => {
    const reason = code === 'unsupported_wish' ? sentenceOn(path) : undefined;
    return reason === undefined ? path : `${path}（${reason}）`;
  });
  const named = [...new Set(places)].filter((place) => place !== '');
  return named.length === 0 ? `${ERRORS[code]}。` : `${ERRORS[code]}：${named.join('、')}。`;
}
