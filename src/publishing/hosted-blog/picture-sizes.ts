import type { Database } from '../../store/database.ts';
import { type StoredSizes, selectPictureSizes } from '../../store/stored-images.ts';

/** What is known of the picture at an address; undefined for one that is not served here. */
export type SizesOf = (address: string) => StoredSizes | undefined;

const ADDRESSES = /\/media\/([0-9a-f]{64})\.webp/g;
const ADDRESS = /\/media\/([0-9a-f]{64})\.webp$/;

/** Looks up the sizes of all pictures of ours that are named in some texts. */
export async function findSizes(db: Database, texts: readonly (string | null)[]): Promise<SizesOf> {
  const hashes = new Set(texts.flatMap((text) => [...(text ?? '').matchAll(ADDRESSES)].map(([, hash = '']) => hash)));
  const found = await selectPictureSizes(db, [...hashes]);
  return (address) => found.get(ADDRESS.exec(address)?.[1] ?? '');
}

/** All sizes of a picture, for a browser to choose from. */
export function sourceSet(address: string, { width, smaller }: StoredSizes): string {
  return [...smaller.map((each) => `${atWidth(address, each)} ${each}w`), `${address} ${width}w`].join(', ');
}

/** The smallest size that is at least so wide. */
export function sizeFor(address: string, { smaller }: StoredSizes, least: number): string {
  const width = smaller.find((each) => each >= least);
  return width === undefined ? address : atWidth(address, width);
}

function atWidth(address: string, width: number): string {
  return address.replace(/\.webp$/, `-${width}.webp`);
}
