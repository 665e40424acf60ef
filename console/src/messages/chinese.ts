import type { Catalogue } from './english.ts';
import { common as commonChinese } from './zh-cn/common.ts';
import { edit as editChinese } from './zh-cn/edit.ts';
import { judge as judgeChinese } from './zh-cn/judge.ts';
import { knowledge as knowledgeChinese } from './zh-cn/knowledge.ts';
import { publishing as publishingChinese } from './zh-cn/publishing.ts';
import { read as readChinese } from './zh-cn/read.ts';
import { settings as settingsChinese } from './zh-cn/settings.ts';
import { sites as sitesChinese } from './zh-cn/sites.ts';
import { usage as usageChinese } from './zh-cn/usage.ts';
import { watch as watchChinese } from './zh-cn/watch.ts';
import { webhooks as webhooksChinese } from './zh-cn/webhooks.ts';
import { write as writeChinese } from './zh-cn/write.ts';

/** All texts of the console in Chinese. */
export const chinese: Catalogue = {
  ...commonChinese,
  ...writeChinese,
  ...watchChinese,
  ...readChinese,
  ...editChinese,
  ...judgeChinese,
  ...sitesChinese,
  ...knowledgeChinese,
  ...publishingChinese,
  ...webhooksChinese,
  ...usageChinese,
  ...settingsChinese,
};
