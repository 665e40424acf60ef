import { z } from 'zod';
import { parsedUrl } from '../../contract/parsed-url.ts';
import { OperatorError } from '../../support/operator-error.ts';
import type { OpenStream } from './pull-model.ts';

const FORMS = 'hf:OWNER/REPOSITORY/FILE.gguf, hf:OWNER/REPOSITORY:QUANTISATION (such as Q4_K_M), or an https address';
const REFERENCE = /^hf:(\w[\w.-]*)\/(\w[\w.-]*)(?::([\w.-]+)|\/([\w./-]+\.gguf))$/i;
const LARGEST_LISTING = 4 * 1024 * 1024;

const Listing = z.object({ siblings: z.array(z.object({ rfilename: z.string() })) });

/**
 * The address of a model that is named as `hf:…`, or by its address.
 * @param baseUrl of Hugging Face, without a slash at the end
 * @throws OperatorError when it names no model, or more than one
 */
export async function addressOfModel(
  reference: string,
  { baseUrl, open, signal }: { readonly baseUrl: string; readonly open: OpenStream; readonly signal: AbortSignal },
): Promise<string> {
  const address = /^https?:\/\//i.test(reference) ? parsedUrl(reference) : undefined;
  if (address !== undefined) return address.href;
  const [, owner, repository, quantisation, file] = REFERENCE.exec(reference) ?? [];
  if (owner === undefined || repository === undefined || (file ?? '').split('/').includes('..')) {
    throw new OperatorError(`"${reference}" names no model; write ${FORMS}.`);
  }
  const found =
    file ??
    choose(await filesOf(`${baseUrl}/api/models/${owner}/${repository}`, open, signal), quantisation ?? '', reference);
  return `${baseUrl}/${owner}/${repository}/resolve/main/${found}`;
}

async function filesOf(url: string, open: OpenStream, signal: AbortSignal): Promise<string[]> {
  const { status, body } = await open(url, signal);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_LISTING) throw new OperatorError(`${url} answers with more than a list of files.`);
    chunks.push(chunk);
  }
  if (status !== 200) throw new OperatorError(`${url} can not be read: the server answered with status ${status}.`);
  const listing = Listing.safeParse(jsonOf(Buffer.concat(chunks).toString()));
  if (!listing.success) throw new OperatorError(`${url} answers with no list of files.`, { cause: listing.error });
  return listing.data.siblings.map(({ rfilename }) => rfilename).filter((name) => name.endsWith('.gguf'));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Said as a wrong listing by the caller.
    return undefined;
  }
}

function choose(files: readonly string[], quantisation: string, reference: string): string {
  const wanted = quantisation.toLowerCase();
  const fitting = files.filter((file) => file.toLowerCase().split(/[./-]/).includes(wanted));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1 && /^[\w./-]+$/.test(only)) return only;
  const which = fitting.length === 0 ? 'no file' : `${fitting.length} files`;
  const shown = (fitting.length === 0 ? files : fitting).slice(0, 20).join(', ');
  throw new OperatorError(
    `${reference} fits ${which}; name one of them${shown === '' ? '' : `: ${shown}`}. A model in several files is not supported.`,
  );
}
