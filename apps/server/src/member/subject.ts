import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { exportMember } from './export-repository.ts';
import { placeMembers } from './place-repository.ts';
import { leaveHere } from './search-profile/here-now-repository.ts';
import { forgetNew } from './search-profile/search-profile-repository.ts';
import { makeTombstone } from './tombstone-repository.ts';

const searchable = 'members of the site, visitors where the site opens search';

/** Who somebody is: the row that everything else refers to, and how others see it. */
export const memberSubject = defineSubject({
  name: 'member',
  personalData: [
    personalData('members', {
      columns: 'email',
      purpose: 'login, mails',
      seenBy: 'the member',
      goes: 'purge',
      exported: 'yes',
    }),
    personalData('members', {
      columns:
        'name, about_me, city, region, country, interests, gender, sexuality, relationship_status, body_type, hair_color, eye_color',
      purpose: 'the profile',
      seenBy: searchable,
      goes: 'hidden at deletion, gone at the purge',
      exported: 'yes',
    }),
    personalData('members', {
      columns: 'cell_x, cell_y, cell_z',
      purpose: 'distances in search: the middle of a cell of at least 2 km around the town that is named',
      seenBy: 'nobody; members with a place see steps of distance (within 10, 25, 50 … km)',
      goes: 'with the town, purge',
      exported: 'yes',
    }),
    personalData('members', {
      columns: 'verified',
      purpose: 'the mark that people have compared the main photo with two selfies',
      seenBy: searchable,
      goes: 'the main photo changes, taken back, purge',
      exported: 'yes',
    }),
    personalData('members', {
      columns: 'birth_date',
      purpose: 'minimum age; others see the age',
      seenBy: 'the member; the age like the profile',
      goes: 'purge',
      exported: 'yes',
    }),
    personalData('members', {
      columns:
        'search_gender, language, invisible, auto_like, on_public_pages, read_receipts, paused_at, notification_preferences, time_zone, last_search',
      purpose: 'settings',
      seenBy: 'the member',
      goes: 'purge',
      exported: 'yes',
    }),
    personalData('members', {
      columns: 'notifications_disabled',
      purpose: 'why mails have stopped',
      seenBy: 'the member',
      goes: 'a new address, "send again", purge',
      exported: 'yes',
    }),
    personalData('members', {
      columns: 'password_hash',
      purpose: 'login',
      seenBy: 'nobody',
      goes: 'purge',
      exported: 'no: a secret',
    }),
    personalData('members', {
      columns: 'tracking',
      purpose: 'which partner a signup came from',
      seenBy: 'nobody',
      goes: 'purge',
      exported: 'yes',
    }),
    personalData('members', {
      columns: 'last_seen_at',
      purpose: 'online mark, order of search',
      seenBy: 'others as "online", and by its day in the order of search; not when invisible or on a break',
      goes: 'set to the day of deletion at the purge',
      exported: 'yes',
    }),
    personalData('members', {
      columns: 'signup_at, confirmed_at, premium, started_conversations, stay_discount_until',
      purpose: 'rules on credits and discounts',
      seenBy: 'the member',
      goes: 'purge; of signup_at the month stays',
      exported: 'yes',
    }),
    personalData('members', {
      columns: 'deleted_at, delete_reason',
      purpose: 'restoring, purging; why members leave',
      seenBy: 'the operator',
      goes: 'restored: at once; the reason at the purge',
      exported: 'no: not while logged in',
    }),
    personalData('members', {
      columns: 'picture_full, picture_thumb, picture_width, picture_height, picture_hash',
      purpose: 'the card: the main photo of `photos`, written beside its member by triggers',
      seenBy: 'as the main photo',
      goes: 'with the main photo: another is chosen, removed, refused, purge',
      exported: 'as the photo',
    }),
    personalData('members', {
      columns: 'blocks_version',
      purpose: 'searching without a list of whom to leave out, where nobody is',
      seenBy: 'nobody: it would tell that somebody has blocked one',
      goes: 'purge',
      exported: "no: one's own blocks are, and those of others are a matter of theirs",
    }),
    personalData('member_totals', {
      purpose: 'how many messages are unread and how many likes are new',
      seenBy: 'the member',
      goes: 'purge',
      exported: 'no: counted of what is exported',
      deleteBy: ['member_id'],
    }),
    personalData('search_profiles', {
      purpose: 'a copy of the profile for searching',
      seenBy: 'as the profile',
      goes: 'deletion, invisible, break',
      exported: 'no: a copy',
      deleteBy: ['member_id'],
    }),
    personalData('search_profiles_here', {
      purpose: 'the same copy, while the member is here, for who looks for members who are online',
      seenBy: 'as the profile',
      goes: 'minutes after the last sign of life; deletion, invisible, break',
      exported: 'no: a copy',
      deleteBy: ['member_id'],
    }),
  ],
  rounds: { place: placeMembers, 'new no longer': forgetNew, 'here no longer': leaveHere },
  exportData: ({ db }, { member }) => exportMember(db, member.id),
  purge: (_services, trx, member) => makeTombstone(trx, member.id),
});
