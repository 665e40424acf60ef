import { describe, expect, it } from 'vitest';
import { createSessionState, type Session } from './session-state.ts';

const ada: Session = {
  user: { id: 'user_01', email: 'ada@example.com', name: 'Ada', role: 'owner' },
  csrfToken: 'one',
};

describe('a session that ends in mid-work', () => {
  it('keeps what is shown, and lets every waiting call go on after the next sign-in', async () => {
    const session = createSessionState();
    session.signedIn(ada);
    const calls = [session.renewed(), session.renewed()];
    expect(session.read()).toEqual({ status: 'expired', session: ada });
    session.signedIn({ ...ada, csrfToken: 'two' });
    expect(await Promise.all(calls)).toEqual([true, true]);
    expect(session.csrfToken()).toBe('two');
  });

  it('lets them fail when the person signs out instead', async () => {
    const session = createSessionState();
    session.signedIn(ada);
    const call = session.renewed();
    session.signedOut();
    expect(await call).toBe(false);
    expect(session.csrfToken()).toBeUndefined();
  });
});
