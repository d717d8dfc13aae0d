import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSettings } from '../testing/site-rules.ts';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addSecondSite(server);
});
afterAll(() => server.end());

const ask = (url: string, host = 'localhost') => server.app.inject({ url, headers: { host } });
const directives = async (host = 'localhost') => {
  const policy = String((await ask('/nowhere', host)).headers['content-security-policy']);
  return new Map(
    policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1)]),
  );
};

describe('the manifest', () => {
  it('is the brand’s of the host', async () => {
    await setSettings(server, { name: 'First', themeColor: '#010203', icon: '/first.png' });
    const [first, second] = [
      await ask('/manifest.webmanifest'),
      await ask('/manifest.webmanifest', secondSite.host),
    ];
    expect(first.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(first.json()).toMatchObject({
      name: 'First',
      theme_color: '#010203',
      icons: [{ src: '/first.png', type: 'image/png' }],
    });
    expect(second.json()).toMatchObject({ name: 'Second', theme_color: '#303a59' });
  });

  it('is told to the front ends as well, and takes no colour or sign that is none', async () => {
    await setSettings(server, { name: 'First', backgroundColor: '#ABCDEF', shortName: 'F' });
    const settings = async () => (await server.visitor().call('settings')).body.settings;
    expect(await settings()).toMatchObject({
      background_color: '#ABCDEF',
      short_name: 'F',
      icon: '/favicon.svg',
    });
    for (const wrong of [{ themeColor: 'red' }, { icon: 'javascript:1' }, { icon: '//evil.example/x.svg' }]) {
      await setSettings(server, { name: 'Wrong', ...wrong });
      expect((await settings()).name).toBe('First');
    }
  });
});

describe('the policy of pages', () => {
  it('names the site’s own domain, and where its files are', async () => {
    await setSettings(server, {
      cdnPrefix: 'https://cdn.example/photos',
      icon: 'https://sign.example/a.svg',
    });
    const here = await directives();
    expect(here.get('img-src')).toEqual(
      expect.arrayContaining(["'self'", 'https://cdn.example', 'https://sign.example']),
    );
    expect(here.get('connect-src')).not.toContain('https://cdn.example');
    const there = await directives(secondSite.host);
    expect(there.get('img-src')).not.toContain('https://cdn.example');
    for (const name of ['img-src', 'connect-src'])
      expect(there.get(name)?.some((host) => host.startsWith('http://second.test'))).toBe(true);
  });

  it('takes nothing but a host from the settings', async () => {
    await setSettings(server, { cdnPrefix: "https://cdn.example/x; script-src 'unsafe-inline'" });
    expect((await directives()).get('script-src')).not.toContain("'unsafe-inline'");
    await setSettings(server, { cdnPrefix: 'https://x;script-src-elem', icon: 'https://sign.example/a.svg' });
    expect((await directives()).get('script-src-elem')).toBeUndefined();
    await setSettings(server, { cdnPrefix: 'https://x$&y' });
    expect((await directives()).get('img-src')?.join()).not.toContain('https://ximg-src');
    await setSettings(server, { cdnPrefix: '/files' });
    expect((await directives()).get('img-src')?.join()).not.toContain('/files');
  });
});

describe('what a site’s search offers', () => {
  it('is all that filters', async () => {
    const rules = { loggedOutSearch: true };
    await setSettings(server, { rules });
    const count = async (query: object) =>
      (await server.visitor().call('search', { query })).body.num_results;
    const all = await count({});
    const women = await count({ gender: 'female', country: 'NL' });
    expect(women).toBeLessThan(all);
    await setSettings(server, { rules, searchFields: ['age'] });
    expect(await count({ gender: 'female', country: 'NL' })).toBe(all);
    expect(await count({ min_age: 98, max_age: 99 })).toBeLessThan(all);
    expect((await server.visitor().call('settings')).body.settings.search_fields).toEqual(['age']);
  });

  it('is one of the filters that there are', async () => {
    await setSettings(server, { name: 'Known', searchFields: ['gender'] });
    await setSettings(server, { name: 'Unknown', searchFields: ['shoe_size'] });
    expect((await server.visitor().call('settings')).body.settings.name).toBe('Known');
  });
});

it('the sign of fictional profiles is on the user too', async () => {
  await setSettings(server, { fictionalIcon: 'star' });
  const person = await server.member();
  expect((await person.call('user')).body.user.fictional_icon).toBe('star');
});

describe('where search is closed to visitors', () => {
  it('fictional profiles stay shown, and nobody else does', async () => {
    await setSettings(server, { rules: { loggedOutSearch: false } });
    const person = await server.member();
    const [fictional, gone] = await server.services.db
      .selectFrom('members')
      .select('id')
      .where('fictional', '=', true)
      .where('status', '=', 'active')
      .limit(2)
      .execute();
    if (!fictional || !gone) throw new Error('there are no two fictional profiles');
    await server.services.db
      .updateTable('members')
      .set({ status: 'deleted' })
      .where('id', '=', gone.id)
      .execute();
    const shown = async (id: string) => (await server.visitor().call('profile', { query: { id } })).body;
    expect((await shown(fictional.id)).profile).toMatchObject({ id: fictional.id, fictional: true });
    for (const id of [person.id, gone.id, '01890000-0000-7000-8000-000000000000'])
      expect((await shown(id)).error.code).toBe('authentication_required');
  });
});
