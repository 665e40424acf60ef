import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

export function tokenHandlers({ accounts }: Pick<HttpParts, 'accounts'>): Pick<Handlers, 'issueToken'> {
  return {
    async issueToken({ body: { accessKey, secretKey, tokenExpiry } }) {
      const { token } = await accounts.issueToken({ accessKey, secretKey, days: tokenExpiry });
      return { data: { token } };
    },
  };
}
