import { common } from './en/common.ts';
import { edit } from './en/edit.ts';
import { judge } from './en/judge.ts';
import { knowledge } from './en/knowledge.ts';
import { publishing } from './en/publishing.ts';
import { read } from './en/read.ts';
import { settings } from './en/settings.ts';
import { sites } from './en/sites.ts';
import { usage } from './en/usage.ts';
import { watch } from './en/watch.ts';
import { webhooks } from './en/webhooks.ts';
import { write } from './en/write.ts';

/** All texts of the console in English; its keys are the keys of every other language. */
export const english = {
  ...common,
  ...write,
  ...watch,
  ...read,
  ...edit,
  ...judge,
  ...sites,
  ...knowledge,
  ...publishing,
  ...webhooks,
  ...usage,
  ...settings,
};

export type MessageKey = keyof typeof english;
export type Catalogue = Readonly<Record<MessageKey, string>>;
