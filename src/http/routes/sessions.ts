import type { Session } from '../../accounts/sessions.ts';
import type { HttpErrorCode } from '../../contract/error-codes.ts';
import { RequestError } from '../../contract/errors.ts';
import type { ConsoleSession } from '../../contract/sessions.ts';
import type { Handlers } from '../call.ts';
import { isConsoleHost } from '../console-host.ts';
import type { HttpParts } from '../http-parts.ts';
import { sessionCookie } from '../session-cookie.ts';

/** What says something of who signs in; of a service that can't tell, nothing is counted. */
const OUTCOMES: Partial<Record<HttpErrorCode, 'locked' | 'refused'>> = {
  rate_limited: 'locked',
  unauthorized: 'refused',
};

type SessionHandlers = Pick<Handlers, 'signIn' | 'getSession' | 'signOut' | 'changePassword'>;

export function sessionHandlers({
  sessions,
  settings: { publicUrl },
  metrics,
}: Pick<HttpParts, 'sessions' | 'settings' | 'metrics'>): SessionHandlers {
  const isSecure = (encrypted: boolean) => encrypted || publicUrl?.startsWith('https:') === true;

  return {
    async signIn({ body: { email, password }, client: { address, host, encrypted } }) {
      if (!isConsoleHost(host, publicUrl)) {
        throw new RequestError('forbidden', `Sign in at ${publicUrl}; sessions are for that host alone.`);
      }
      try {
        const { session, token, maxAgeSeconds } = await sessions.signIn({ email, password, address });
        metrics?.countSignIn('success');
        const cookie = sessionCookie(token, maxAgeSeconds, isSecure(encrypted));
        return { data: shown(session), headers: { 'set-cookie': cookie } };
      } catch (error) {
        const outcome = error instanceof RequestError ? OUTCOMES[error.code] : undefined;
        if (outcome !== undefined) metrics?.countSignIn(outcome);
        throw error;
      }
    },

    async getSession({ session }) {
      return { data: shown(session) };
    },

    async signOut({ session, query, client }) {
      await (query.everywhere === 'true' ? sessions.endAll(session.user.id) : sessions.end(session.id));
      return { data: null, headers: { 'set-cookie': sessionCookie('', 0, isSecure(client.encrypted)) } };
    },

    async changePassword({ session, body, client }) {
      await sessions.changePassword(session, { ...body, address: client.address });
      return { data: null };
    },
  };
}

function shown({ user, csrfToken }: Session): ConsoleSession {
  return { user, csrfToken };
}
