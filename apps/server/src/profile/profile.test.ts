import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setRules } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

describe('writing one’s own profile', () => {
  it('keeps the text about oneself to the length that the site says', async () => {
    const person = await server.member();
    await setRules(server, { aboutMeLength: 10 });
    const write = (about_me: string) => person.call('profileUpdate', { body: { about_me } });
    const long = await write('x'.repeat(11));
    expect([long.status, long.body.error]).toEqual([
      422,
      { code: 'invalid_request', fields: { about_me: 'about_me_too_long' } },
    ]);
    expect((await write('y'.repeat(10))).body.profile.about_me).toBe('y'.repeat(10));
    expect((await write('\u200B \uFE0F')).body.profile.about_me).toBe('');
    await setRules(server, { aboutMeLength: 11 });
    expect((await write('x'.repeat(11))).status).toBe(200);
    await setRules(server, {});
  });

  it('loses no text about oneself that another page has saved since', async () => {
    const anna = await server.member();
    const save = (about_me: string, about_me_before: string) =>
      anna.call('profileUpdate', { body: { about_me, about_me_before } });
    const stored = async () => (await anna.call('user')).body.user.profile.about_me;
    expect((await save('one\n\ntwo', '')).status).toBe(200);
    // Another page, opened before that.
    const late = await save('another text', '');
    expect(late).toMatchObject({
      status: 422,
      body: { error: { fields: { about_me: 'about_me_changed' } } },
    });
    expect(await stored()).toBe('one\n\ntwo');
    // The same text once more is no other one, nor are the line ends of a form.
    expect((await save('one\r\n\r\ntwo', '')).status).toBe(200);
    expect((await save('another text', 'one\r\n\r\ntwo')).status).toBe(200);
    expect(await stored()).toBe('another text');
    const both = await Promise.all([
      save('of one page', 'another text'),
      save('of the other', 'another text'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('loses no place that another page has saved since: country, region and town are one', async () => {
    const anna = await server.member();
    const save = (place_before: object | undefined, place: object) =>
      anna.call('profileUpdate', { body: { ...place, ...(place_before && { place_before }) } as never });
    const stored = async () => {
      const { country, region, city } = (await anna.call('user')).body.user.profile;
      return { country, region, city };
    };
    const begun = { country: 'NL', region: 'NL-NH', city: 'Amsterdam' };
    await save(undefined, begun);
    const refused = { status: 422, body: { error: { fields: { city: 'changed_meanwhile' } } } };
    const utrecht = { ...begun, city: 'Utrecht' };
    expect((await save(begun, utrecht)).status).toBe(200);
    expect(await save(begun, { ...begun, region: 'NL-GE' })).toMatchObject(refused);
    expect(await save(begun, { region: 'NL-GE' })).toMatchObject(refused);
    expect(await stored()).toEqual(utrecht);
    // The same once more, and an edit that began with it.
    expect((await save(begun, { ...utrecht, city: ' Utrecht ' })).status).toBe(200);
    expect((await save(utrecht, { country: 'DE', region: 'DE-HH', city: 'Hamburg' })).status).toBe(200);
    expect(await save(utrecht, { ...utrecht, city: 'Kraków' })).toMatchObject(refused);
    expect(await stored()).toMatchObject({ country: 'DE', city: 'Hamburg' });
    const newcomer = await server.newcomer();
    const unsaid = { country: null, region: '', city: '' };
    const first = await newcomer.call('profileUpdate', { body: { ...begun, place_before: unsaid } as never });
    expect(first.status).toBe(200);
  });

  it('loses no date of birth that another page has saved since', async () => {
    const anna = await server.member();
    const save = (date_of_birth: string, date_of_birth_before?: string) =>
      anna.call('profileUpdate', {
        body: { date_of_birth, ...(date_of_birth_before && { date_of_birth_before }) },
      });
    await save('1980-01-12');
    expect((await save('1980-01-09', '1980-01-12')).status).toBe(200);
    expect(await save('1980-02-12', '1980-01-12')).toMatchObject({
      status: 422,
      body: { error: { fields: { date_of_birth: 'changed_meanwhile' } } },
    });
    expect((await save('1980-01-09', '1980-01-12')).status).toBe(200);
    expect((await save('1980-02-12', '1980-01-09')).body.profile.date_of_birth).toBe('1980-02-12');
  });

  it('loses no interest that another page has added or taken away since', async () => {
    const anna = await server.member();
    const save = async (interests: string[], interests_before?: string[]) =>
      (
        await anna.call('profileUpdate', {
          body: { interests, ...(interests_before && { interests_before }) },
        })
      ).body.profile.interests;
    const begun = ['music', 'sailing'];
    expect(await save(begun)).toEqual(begun);
    expect(await save(['music', 'travel'], begun)).toEqual(['music', 'travel']);
    // Another page, opened before that.
    expect(await save(['music', 'sailing', 'beach'], begun)).toEqual(['music', 'beach', 'travel']);
    // Who does not say with what it began replaces all.
    expect(await save(['nature'])).toEqual(['nature']);
  });

  it('takes a region of the own country only', async () => {
    const person = await server.member();
    const write = (body: object) => person.call('profileUpdate', { body });
    const refused = { code: 'invalid_request', fields: { region: 'region_unknown' } };
    for (const body of [
      { region: 'SE-AB' },
      { region: 'NL-XX' },
      { country: 'SE', region: 'NL-UT' },
      { region: 'NL' },
    ])
      expect((await write(body)).body.error).toEqual(refused);
    expect((await write({ region: 'NL-NH' })).body.profile).toMatchObject({
      country: 'NL',
      region: 'NL-NH',
    });
    expect((await write({ country: 'SE', region: 'SE-AB' })).body.profile).toMatchObject({
      country: 'SE',
      region: 'SE-AB',
    });
  });

  it('leaves no region and no town behind when only the country changes', async () => {
    const person = await server.member();
    const home = { country: 'FI', region: 'FI-18', city: 'Helsinki' };
    expect((await person.call('profileUpdate', { body: home })).body.profile).toMatchObject(home);
    const { body } = await person.call('profileUpdate', { body: { country: 'SE' } });
    expect(body.profile).toMatchObject({ country: 'SE', region: '', city: '' });
    const moved = { country: 'DK', city: 'Aarhus' };
    const { profile } = (await person.call('profileUpdate', { body: moved })).body;
    expect(profile).toMatchObject({ ...moved, region: '' });
    await person.call('profileUpdate', { body: { country: 'SE' } });
    expect((await person.call('profileUpdate', { body: { country: 'SE' } })).body.profile.region).toBe('');
  });

  it('leaves the region where the country is said once more', async () => {
    const anna = await server.member();
    await anna.call('profileUpdate', { body: { country: 'NL', region: 'NL-UT' } });
    const { body } = await anna.call('profileUpdate', { body: { country: 'NL' } });
    expect(body.profile).toMatchObject({ country: 'NL', region: 'NL-UT' });
  });

  it('keeps one word for each trait, shows it to others, and takes it back', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const said = { relationship_status: 'widowed', body_type: null, hair_color: 'grey', eye_color: 'hazel' };
    const { body } = await anna.call('profileUpdate', { body: said });
    expect(body.profile).toMatchObject(said);
    expect((await anna.call('user')).body.user.profile).toMatchObject(said);
    expect((await bert.call('profile', { query: { id: anna.id } })).body.profile).toMatchObject(said);
    await anna.call('profileUpdate', { body: { hair_color: null } });
    const { profile } = (await bert.call('profile', { query: { id: anna.id } })).body;
    expect(profile).toMatchObject({ ...said, hair_color: null });
  });

  it.each([{ hair_color: 'huge' }, { relationship_status: '' }, { eye_color: 7 }])(
    'refuses %j, which is no word for it',
    async (body) => {
      const anna = await server.member();
      expect((await anna.call('profileUpdate', { body: body as never })).status).toBe(422);
    },
  );

  it('keeps each interest once, however often it is said', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const save = (person: Person, interests: string[]) =>
      person.call('profileUpdate', { body: { interests, search_gender: null } });
    expect((await save(anna, ['music', 'sailing', 'music'])).body.profile.interests).toEqual([
      'music',
      'sailing',
    ]);
    expect((await save(bert, ['music', 'music', 'music'])).body.profile.interests).toEqual(['music']);
    const { body } = await bert.call('matchWishUpdate', {
      body: { answered: 4, interests: ['music', 'music'] },
    });
    expect(body.wish.interests).toEqual(['music']);
  });

  it('takes nobody in particular for whom one looks for', async () => {
    const person = await server.member();
    const look = async (search_gender: unknown) =>
      (await person.call('profileUpdate', { body: { search_gender } })).body.profile?.search_gender;
    expect(await look('male')).toBe('male');
    expect(await look(null)).toBeNull();
    expect(await look('everyone')).toBeUndefined();
  });

  it('takes from who one is whom one looks for, until that is said', async () => {
    const newcomers = [
      [{ gender: 'female', sexuality: 'lesbian' }, 'female'],
      [{ gender: 'female', sexuality: 'hetero' }, 'male'],
      [{ gender: 'male', sexuality: 'gay' }, 'male'],
      [{ gender: 'male', sexuality: 'bi' }, null],
      [{ gender: 'male', sexuality: 'hetero', search_gender: null }, null],
      [{ gender: 'male', sexuality: 'hetero', search_gender: 'male' }, 'male'],
      [{ sexuality: 'hetero' }, null],
    ] as const;
    for (const [said, sought] of newcomers) {
      const person = await server.newcomer();
      const { profile } = (await person.call('profileUpdate', { body: said })).body;
      expect([said, profile.search_gender]).toEqual([said, sought]);
    }
    // Said anew later, it takes nothing back.
    const open = await server.newcomer();
    await open.call('profileUpdate', {
      body: { gender: 'female', sexuality: 'hetero', search_gender: null },
    });
    const { body } = await open.call('profileUpdate', { body: { sexuality: 'lesbian' } });
    expect(body.profile).toMatchObject({ sexuality: 'lesbian', search_gender: null });
  });

  it('judges age and town', async () => {
    const person = await server.member();
    const { body } = await person.call('profileUpdate', {
      body: { date_of_birth: '2008-06-16', city: 'x'.repeat(61) },
    });
    expect(body.error).toEqual({
      code: 'invalid_request',
      fields: { date_of_birth: 'below_minimum_age', city: 'city_too_long' },
    });
    const taken = await person.call('profileUpdate', {
      body: { date_of_birth: '2008-06-15', city: 'x'.repeat(60) },
    });
    expect(taken.status).toBe(200);
  });

  it('keeps no card number as a town', async () => {
    const person = await server.member();
    await person.call('profileUpdate', { body: { city: 'Leeds 4242 4242 4242 4242' } });
    const { city } = (await person.call('user')).body.user.profile;
    expect(city).toMatch(/^Leeds .*4242$/);
    expect(city).not.toContain('4242 4242');
  });

  it('changes the username by the rules of signup, for everybody at once, and three times a day', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const own = async () => (await anna.call('user')).body.user.profile.name;
    const rename = (name: string, name_before?: string) =>
      anna.call('profileUpdate', { body: { name, ...(name_before && { name_before }) } });
    const refusal = (code: string) => ({ status: 422, body: { error: { fields: { name: code } } } });
    const first = await own();
    for (const [name, code] of [
      ['', 'required'],
      [' \u200B ', 'username_invalid_characters'],
      ['A', 'username_too_short'],
      ['x'.repeat(41), 'username_too_long'],
      ['@anna', 'username_starts_with_at'],
      [anna.email, 'username_is_email'],
      ['Support', 'username_not_allowed'],
      ['anna.com', 'username_not_allowed'],
    ] as const)
      expect(await rename(name)).toMatchObject(refusal(code));
    expect(await own()).toBe(first);
    expect((await rename('  Anna   Marie ', first)).body.profile.name).toBe('Anna Marie');
    expect((await bert.call('profile', { query: { id: anna.id } })).body.profile.name).toBe('Anna Marie');
    // Another page, opened before that; the same once more is no other, and no change.
    expect(await rename('Anneke', first)).toMatchObject(refusal('changed_meanwhile'));
    for (let times = 0; times < 4; times += 1)
      expect((await rename('Anna Marie', first)).body.profile.name).toBe('Anna Marie');
    expect((await rename('Annie', 'Anna Marie')).status).toBe(200);
    const both = await Promise.all([rename('Anneke', 'Annie'), rename('Anouk', 'Annie')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const last = await own();
    // Nothing of a form is kept that is refused.
    const often = await anna.call('profileUpdate', { body: { name: 'Annelies', about_me: 'I sail.' } });
    expect(often).toMatchObject(refusal('renamed_too_often'));
    expect((await anna.call('user')).body.user.profile).toMatchObject({ name: last, about_me: '' });
    server.clock.advanceSeconds(24 * 3600 + 1);
    expect((await rename('Annelies', last)).body.profile.name).toBe('Annelies');
  });
});

describe('when a member was last here', () => {
  const step = async (viewer: Person, { id }: Person): Promise<string | null> =>
    (await viewer.call('profile', { query: { id } })).body.profile.last_active;
  const seen = (person: Person, hoursAgo: number) =>
    server.services.db
      .updateTable('members')
      .set({ last_seen_at: new Date(server.clock.now() - hoursAgo * 3_600_000) })
      .where('id', '=', person.id)
      .execute();

  it('is told in steps', async () => {
    const [anna, viewer] = [await server.member(), await server.member()];
    expect(await step(viewer, anna)).toBe('now');
    for (const [hours, told] of [
      [24, 'week'],
      [5 * 24, 'week'],
      [8 * 24, 'longer'],
      [400 * 24, 'longer'],
    ] as const) {
      await seen(anna, hours);
      expect(await step(viewer, anna), `${hours} hours`).toBe(told);
    }
  });

  it('is told of those who are hidden to those only who are in a conversation with them', async () => {
    const [anna, friend, stranger] = [await server.member(), await server.member(), await server.member()];
    await friend.call('chatSend', { body: { member: anna.id, kind: 'text', text: 'Good evening' } });
    await anna.call('notificationsUpdate', { body: { invisible: true } });
    expect([await step(stranger, anna), await step(friend, anna)]).toEqual([null, 'now']);
  });

  it('is not told of a fictional profile: nobody is behind it', async () => {
    const [anna, viewer] = [await server.member(), await server.member()];
    await server.services.db
      .updateTable('members')
      .set({ fictional: true })
      .where('id', '=', anna.id)
      .execute();
    expect(await step(viewer, anna)).toBeNull();
  });
});
