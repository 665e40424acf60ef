import type { PictureCredit } from '../article/article.ts';
import type { IMAGE_ORIGINS } from '../contract/choices.ts';
import type { Language } from '../contract/languages.ts';

/** A place in the article that wants a picture. */
export interface PictureSlot {
  /** `cover`, or the heading that the picture stands under. */
  readonly place: string;
  readonly isCover: boolean;
  /** What to search for, best first, a few words each. */
  readonly queries: readonly string[];
}

export interface PicturesQuestion {
  /** `kb`: the knowledge store of the order. */
  readonly from: Exclude<(typeof IMAGE_ORIGINS)[number], 'ai'>;
  readonly language: Language;
  /** The most important first: of a picture that fits two of them, the first has it. */
  readonly slots: readonly PictureSlot[];
  /** Pictures under headings at most. */
  readonly mostInBody: number;
}

/** What somebody says is seen in a picture. */
export interface Saying {
  readonly text: string;
  /**
   * `asked`: the language that was asked for; `own`: that of the person who put the picture here, who knows where it is
   * shown; `any`: nobody says.
   */
  readonly language: 'asked' | 'own' | 'any';
}

/** A picture as it stands in the article. */
export interface PlacedPicture {
  readonly place: string;
  /** Absolute. */
  readonly url: string;
  /** What is said of it, best first; none of them empty. */
  readonly says: readonly Saying[];
  /** Words of what was searched for that it was found by. */
  readonly foundBy: string;
  readonly credit: PictureCredit | undefined;
  /** As it is named to the customer: `Openverse`. */
  readonly provider: string;
}

export interface PicturesAnswer {
  readonly pictures: readonly PlacedPicture[];
  /** What failed or was missing, as sentences. */
  readonly notes: readonly string[];
  /** Every provider answered, and no picture failed to come: asking again would give the same. */
  readonly isFinal: boolean;
}

/** A cover that an image model is to make. */
export interface GeneratedCoverQuestion {
  readonly title: string;
  /** Heading of the section that says most. */
  readonly section: string;
  readonly subject: string;
  readonly stylePrompt: string | undefined;
  readonly negativePrompt: string | undefined;
  readonly seed: number | undefined;
  readonly size: string | undefined;
}

/** The cover, or a sentence that says why there is none. */
export type GeneratedCover =
  | { readonly kind: 'made'; readonly url: string; readonly model: string; readonly style: string }
  | { readonly kind: 'failed'; readonly why: string };

export interface VideoQuestion {
  readonly language: Language;
  readonly country: string;
  /** What to search for, best first. */
  readonly queries: readonly string[];
}

interface FoundVideo {
  /** Name of the embed: `youtube`, `peertube`. */
  readonly site: string;
  /** Page where it is watched. */
  readonly watchUrl: string;
  readonly title: string;
}

export interface VideoAnswer {
  readonly video: FoundVideo | undefined;
  readonly notes: readonly string[];
  readonly isFinal: boolean;
}

/**
 * Pictures and videos as far as the writer sees them; `app.ts` fits it. No method rejects for what a provider or a
 * picture does; they reject when the signal is aborted.
 */
export interface ArticleMedia {
  findPictures(question: PicturesQuestion): Promise<PicturesAnswer>;
  /** A cover drawn here, the same for the same seed; its address. Only where `MediaMeans.drawnCovers` says so. */
  drawCover(seed: string): Promise<string>;
  /** Only where `MediaMeans.imageModel` is set. */
  generateCover(question: GeneratedCoverQuestion): Promise<GeneratedCover>;
  findVideo(question: VideoQuestion): Promise<VideoAnswer>;
}

/** What this installation may do about pictures and videos, fixed by its settings. */
export interface MediaMeans {
  /** The cover also stands at the top of the article; else only its credit does, at the end. */
  readonly coverInArticle: boolean;
  readonly drawnCovers: boolean;
  /** Names the image model; undefined when none is set. */
  readonly imageModel: string | undefined;
  /** As they are named to the customer. */
  readonly imageProviders: readonly string[];
  readonly videoProviders: readonly string[];
}
