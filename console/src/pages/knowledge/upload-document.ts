import type { Document } from '../../../../src/contract/documents.ts';
import { ApiError, apiErrorOf } from '../../api/api-error.ts';
import { renewing, sessionHeaders } from '../../api/client.ts';

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
export function uploadDocument(upload: Upload, onProgress: (share: number) => void): Promise<Document> {
  return renewing(() => send(upload, onProgress));
}

function send({ storeId, file, isPrivate }: Upload, onProgress: (share: number) => void): Promise<Document> {
  const form = new FormData();
  form.set('storeId', storeId);
  if (isPrivate) form.set('visibility', 'private');
  form.set('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', '/v1/knowledge/documents');
  request.responseType = 'json';
  for (const [name, value] of Object.entries(sessionHeaders())) request.setRequestHeader(name, value);
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
