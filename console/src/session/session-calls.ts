import { ApiError } from '../api/api-error.ts';
import { attempt } from '../api/client.ts';
import { type Session, session } from './session-state.ts';

const PATH = '/v1/session';
/** Set while somebody is signed in here; without it there is no session to ask for. */
const MARK = 'inkwright.signedIn';

/** Asks the service who is signed in. Leaves the state unknown when it can not be reached. @throws ApiError */
export async function loadSession(): Promise<void> {
  if (localStorage.getItem(MARK) === null) {
    session.signedOut();
    return;
  }
  try {
    session.signedIn((await attempt('GET', PATH)).data as Session);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthorized') throw error;
    leave();
  }
}

/** @throws ApiError `unauthorized` for a wrong pair, `rate_limited` after too many */
export async function signIn(email: string, password: string): Promise<Session> {
  const signedIn = (await attempt('POST', PATH, { email, password })).data as Session;
  localStorage.setItem(MARK, 'yes');
  session.signedIn(signedIn);
  return signedIn;
}

/** Ends this session, or all of the user's. A session that is gone already counts as ended. @throws ApiError */
export async function signOut({ everywhere }: { readonly everywhere: boolean }): Promise<void> {
  try {
    await attempt('DELETE', everywhere ? `${PATH}?everywhere=true` : PATH);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthorized') throw error;
  }
  leave();
}

function leave(): void {
  localStorage.removeItem(MARK);
  session.signedOut();
}
