import type { ArticlePicture } from '../../article/article.ts';

/** The picture that stands for the article. */
export interface ChosenCover {
  readonly picture: ArticlePicture;
  /** Found at a provider, made by an image model, or drawn here. */
  readonly kind: 'found' | 'generated' | 'drawn';
  /** Who gave it, as it is named to the customer. */
  readonly by: string;
}

/** Pictures of an article, by where they belong. */
export interface ArticleImages {
  readonly wanted: { readonly cover: boolean; readonly body: boolean };
  /** This installation has pictures at all. */
  readonly isAvailable: boolean;
  readonly cover: ChosenCover | undefined;
  /** The cover also stands at the top of the article; else its credit stands at the end. */
  readonly coverInArticle: boolean;
  /** Each under the heading it belongs to, in order of reading. */
  readonly body: readonly { readonly heading: string; readonly picture: ArticlePicture; readonly by: string }[];
  /** An image model was asked for and is not there, or gave nothing: why. */
  readonly withoutModel: string | undefined;
  /** What failed or was missing, as sentences. */
  readonly notes: readonly string[];
}
