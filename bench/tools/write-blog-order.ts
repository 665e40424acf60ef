import { givenFields } from '../../src/contract/given-fields.ts';
import { type ArticleOrder, articleOrderOf, WriteBlogBody } from '../../src/contract/write-blog.ts';

/** A body of Write A Blog as clients send it: a keyword and a handful of wishes. */
export function keywordBody(siteId: string): object {
  return {
    siteId,
    isPublish: false,
    inputType: 'keyword',
    mainInput: 'heat pump noise',
    languageID: 'en',
    targetBlogWordCount: '1000-2000',
    isAddKeyTakeaways: true,
    isAddFaq: true,
    isAddMainImage: false,
    isAddH2Images: false,
    isFilterSimilarTitle: false,
  };
}

/** The order that the service makes of a body. */
export function orderOf(body: object): ArticleOrder {
  return articleOrderOf(WriteBlogBody.parse(body), givenFields(body));
}
