import type { ConsoleSession as Session, SignedInUser as SessionUser } from '../../../src/contract/sessions.ts';

export type { Session, SessionUser };

/**
 * `unknown` until the service was asked; `expired`: the session ended in mid-work, the page stays as it is and the
 * sign-in opens over it.
 */
export type SessionState =
  | { readonly status: 'unknown' | 'out' }
  | { readonly status: 'in' | 'expired'; readonly session: Session };

/** Who is signed in, for React (`useSyncExternalStore`) and for calls outside of it. */
export function createSessionState() {
  let state: SessionState = { status: 'unknown' };
  const listeners = new Set<() => void>();
  let waiting: ((signedIn: boolean) => void)[] = [];

  const become = (next: SessionState) => {
    state = next;
    if (next.status === 'in' || next.status === 'out') {
      const settled = waiting;
      waiting = [];
      for (const settle of settled) settle(next.status === 'in');
    }
    for (const listener of listeners) listener();
  };

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    signedIn: (session: Session) => become({ status: 'in', session }),
    signedOut: () => become({ status: 'out' }),
    /** Whether somebody has signed in here, even if the session has ended since. */
    isSignedIn: () => state.status === 'in' || state.status === 'expired',
    csrfToken: () => ('session' in state ? state.session.csrfToken : undefined),
    /** Told by a call that was refused: resolves to true once the person has signed in again, to false if not. */
    renewed(): Promise<boolean> {
      const renewal = new Promise<boolean>((resolve) => waiting.push(resolve));
      if (state.status === 'in') become({ status: 'expired', session: state.session });
      return renewal;
    },
  };
}

/** The session of this page. */
export const session = createSessionState();
