import type { Session } from '../../accounts/sessions.ts';
import type { ArticleVersionSummary, ArticleVersion as ContractVersion } from '../../contract/article-versions.ts';
import type { ArticleVersion, VersionMaker, VersionSummary } from '../../store/article-versions.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type VersionHandlers = Pick<
  Handlers,
  'listBlogVersions' | 'getBlogVersion' | 'saveBlogVersion' | 'restoreBlogVersion' | 'checkBlogText' | 'previewBlogHtml'
>;

export function articleVersionHandlers({ articleVersions }: Pick<HttpParts, 'articleVersions'>): VersionHandlers {
  return {
    async listBlogVersions({ accountId, query: { blogId } }) {
      const versions = await articleVersions.list(accountId, blogId);
      return { data: { blogId, versions: versions.map((version, index) => summaryOf(version, index === 0)) } };
    },

    async getBlogVersion({ accountId, query: { blogId, number } }) {
      const version = await articleVersions.get(accountId, blogId, number);
      return { data: versionOf(blogId, version, version.current) };
    },

    async saveBlogVersion({ accountId, body: { blogId, ...edit }, ...who }) {
      const { dropped, ...version } = await articleVersions.save(accountId, blogId, edit, makerOf(who));
      return { data: { ...versionOf(blogId, version, true), dropped: [...dropped] } };
    },

    async restoreBlogVersion({ accountId, body: { blogId, number }, ...who }) {
      const { dropped, ...version } = await articleVersions.restore(accountId, blogId, number, makerOf(who));
      return { data: { ...versionOf(blogId, version, true), dropped: [...dropped] } };
    },

    async checkBlogText({ accountId, body: { blogId, markdown } }) {
      const { title, words, report } = await articleVersions.check(accountId, blogId, markdown);
      return { data: { blogId, title, words, report } };
    },

    async previewBlogHtml({ accountId, body: { blogId, markdown } }) {
      const { contents, ...text } = await articleVersions.preview(accountId, blogId, markdown);
      return { data: { blogId, ...text, contents: [...contents] } };
    },
  };
}

function makerOf({
  session,
  credentialId,
}: {
  readonly session: Session | undefined;
  readonly credentialId: string;
}): VersionMaker {
  if (session === undefined) return { kind: 'key', id: credentialId, name: null };
  const { id, name, email } = session.user;
  return { kind: 'user', id, name: name === '' ? email : name };
}

function summaryOf(version: VersionSummary, current: boolean): ArticleVersionSummary {
  const { number, title, words, by, restoredFrom, createdAt } = version;
  return { number, current, title, words, by: { ...by }, restoredFrom, createdAt: createdAt.toISOString() };
}

function versionOf(blogId: string, version: ArticleVersion, current: boolean): ContractVersion {
  const { markdown, report } = version;
  return { blogId, ...summaryOf(version, current), markdown, report };
}
