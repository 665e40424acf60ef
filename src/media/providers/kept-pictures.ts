import type { ImageCandidate, ImageProvider, OwnProviderName } from '../image-provider.ts';
import { ownLicence } from '../licences.ts';
import { plainText } from '../plain-text.ts';
import { sharedWords, wordsOf } from '../word-overlap.ts';

/** A picture that the customer or the operator has put here. */
export interface KeptPicture {
  readonly id: string;
  readonly fileName: string;
  /** What it shows; empty when nobody said. */
  readonly alt: string;
  readonly credit: string | undefined;
  readonly licence: string | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
  read(): Promise<Uint8Array>;
}

/**
 * Searches own pictures by what is said of them: alternative text, and the words of the file's name. They are listed once,
 * so it is made anew for each article.
 */
export function createKeptPictures(
  name: OwnProviderName,
  list: (signal: AbortSignal) => Promise<readonly KeptPicture[]>,
): ImageProvider {
  let listed: Promise<readonly KeptPicture[]> | undefined;
  return {
    name,
    translates: false,
    orients: false,
    async search({ text, limit }, signal) {
      const wanted = wordsOf(text);
      listed ??= list(signal);
      const pictures = await listed;
      return pictures
        .map((picture) => ({ picture, shared: sharedWords(wanted, wordsOf(textOf(picture))) }))
        .filter(({ shared }) => shared > 0)
        .sort((one, other) => other.shared - one.shared || (one.picture.id < other.picture.id ? -1 : 1))
        .slice(0, limit)
        .map(({ picture }, index) => candidateOf(name, picture, index));
    },
  };
}

function candidateOf(provider: OwnProviderName, picture: KeptPicture, index: number): ImageCandidate {
  const { id, alt, credit, licence, width, height } = picture;
  return {
    provider,
    id,
    rank: index + 1,
    title: plainText(alt),
    description: '',
    tags: [fileWords(picture.fileName)],
    width,
    height,
    licence: ownLicence(licence),
    creator: credit === undefined || credit.trim() === '' ? undefined : plainText(credit),
    creatorUrl: undefined,
    pageUrl: undefined,
    source: { kind: 'kept', read: () => picture.read() },
  };
}

function textOf({ alt, fileName }: KeptPicture): string {
  return `${alt} ${fileWords(fileName)}`;
}

function fileWords(fileName: string): string {
  return fileName.replace(/\.\w{2,5}$/, '').replace(/[-_./\\]+/g, ' ');
}
