import { describe, expect, it } from 'vitest';
import { isBackButtonShown } from './back-button.ts';

describe('the way back in an installed app', () => {
  const page = { installedApp: true, historyLength: 2, path: '/members/018f-1' };

  it.each(['/members/018f-1', '/likes/sent', '/likes/m/018f-1', '/credits', '/credits/b25/ideal'])(
    'stands on %s',
    (path) => expect(isBackButtonShown({ ...page, path })).toBe(true),
  );

  it.each(['/', '/members', '/likes', '/chats', '/credits/repeat-order', '/nothing'])(
    'does not stand on %s',
    (path) => expect(isBackButtonShown({ ...page, path })).toBe(false),
  );

  it('needs somewhere to go, and no browser around it', () => {
    expect(isBackButtonShown({ ...page, historyLength: 1 })).toBe(false);
    expect(isBackButtonShown({ ...page, installedApp: false })).toBe(false);
  });
});
