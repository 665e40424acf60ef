import type { Document } from '../../../../src/contract/documents.ts';
import { ApiError, apiErrorOf } from '../../api/api-error.ts';
import { storedLanguage } from '../../messages/language.tsx';
import { session } from '../../session/session-state.ts';

export interface Upload {
  readonly storeId: string;
  readonly file: File;
  /** Not named in articles. */
  readonly isPrivate: boolean;
}

/**
 * Sends one file into a store. `fetch` can't say how much of a body has been sent, so this is the older way.
 * @param onProgress told the share that has been sent, 0 to 1
 * @throws ApiError
 */
export async function uploadDocument(upload: Upload, onProgress: (share: number) => void): Promise<Document> {
  try {
    return await send(upload, onProgress);
  } catch (error) {
    const mayRenew = error instanceof ApiError && error.code === 'unauthorized' && session.isSignedIn();
    if (!mayRenew || !(await session.renewed())) throw error;
    return send(upload, onProgress);
  }
}

function send({ storeId, file, isPrivate }: Upload, onProgress: (share: number) => void): Promise<Document> {
  const form = new FormData();
  form.set('storeId', storeId);
  if (isPrivate) form.set('visibility', 'private');
  form.set('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', '/v1/knowledge/documents');
  request.responseType = 'json';
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('accept-language', storedLanguage());
  const csrfToken = session.csrfToken();
  if (csrfToken !== undefined) request.setRequestHeader('x-csrf-token', csrfToken);
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      const answer = request.response as { readonly data: Document } | null;
      if (request.status < 300 && answer !== null) resolve(answer.data);
      else reject(apiErrorOf(request.status, answer));
    });
    request.addEventListener('error', () => reject(new ApiError('network', 'No answer came.')));
    request.send(form);
  });
}
