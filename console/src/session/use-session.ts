import { useSyncExternalStore } from 'react';
import { type SessionState, type SessionUser, session } from './session-state.ts';

export function useSessionState(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read);
}

/** Who is signed in; only below the guard, where somebody is. */
export function useUser(): SessionUser {
  const state = useSessionState();
  if (!('session' in state)) throw new Error('useUser is called where nobody is signed in');
  return state.session.user;
}
