import { removeLeftFiles } from '../platform/http/uploads/received-file.ts';
import { members, ownersOnly } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { registerPhotoAddresses } from './addresses.ts';
import { arrange } from './changes/arrange.ts';
import { photoCalls } from './calls.ts';
import { exportPhotoFiles, exportPhotos } from './export.ts';
import { makeAvifPictures, removePhotoFiles } from './jobs.ts';
import { forgetLooks, lookAtPhotos } from './looks/look-at-photos.ts';
import { renewMain } from './changes/new-names.ts';
import { renewBlurred } from './changes/renew-blurred.ts';
import { removePhotosOf } from './changes/remove.ts';
import { PictureMaker } from './pictures/renditions.ts';
import { findFilesInUse } from './repository.ts';

/** Photos: taken in, made small, locked for who may not see them. */
export const photosSubject = defineSubject({
  name: 'photos',
  opens: ({ clock }) => ({ pictures: new PictureMaker(clock) }),
  closes: ({ pictures }) => pictures.close(),
  calls: photoCalls,
  access: {
    photos: { outcomes: members('ok') },
    photoAdd: { outcomes: members('unsupported_media_type') },
    photoMain: {
      input: (world, asker) => ({ body: { id: world.of[asker].photo } }),
      outcomes: ownersOnly('photo_not_found'),
      // Made the main one before, nothing of it changes.
      apart: true,
    },
    photoOrder: {
      input: (world, asker) => ({ body: { ids: [world.of[asker].photo] } }),
      outcomes: ownersOnly('photo_order_changed'),
    },
    photoCrop: {
      input: (world, asker) => ({
        body: {
          id: world.of[asker].photo,
          version: 'of before',
          part: { left: 0, top: 0, width: 200, height: 250 },
        },
      }),
      outcomes: members('photo_changed', { other: 'photo_not_found', other_brand: 'photo_not_found' }),
    },
    photoRemove: {
      input: (world, asker) => ({ body: { id: world.of[asker].photo } }),
      outcomes: ownersOnly('photo_not_found'),
      apart: true,
    },
  },
  // Another main photo is copied under new names; a cropped one is drawn anew.
  callsPerMinute: { photoAdd: 60, photoMain: 20, photoOrder: 60, photoCrop: 30 },
  routes: registerPhotoAddresses,
  rounds: {
    'forget left files': ({ photoFolder }) => removeLeftFiles(photoFolder, Date.now()),
    'look at photos': lookAtPhotos,
    'forget looks': forgetLooks,
  },
  filesInUse: ({ db }, names) => findFilesInUse(db, names),
  jobs: {
    'photos.remove': removePhotoFiles,
    'photos.avif': makeAvifPictures,
    'photos.renew': async (services, { member }) => {
      await renewMain(services, member);
      await renewBlurred(services, member);
    },
  },
  personalData: [
    personalData('photos', {
      columns: 'and their files',
      purpose: 'the profile',
      seenBy:
        'main: everybody; others: premium members, else blurred; refused and too many: the member; all: operators who look',
      goes: 'removed by the member; not served after deletion; purge',
      exported: 'yes, with the files',
      stays: { member_id: 'removed with their files' },
    }),
    personalData('photo_looks', {
      purpose:
        'to know a photo again that is sent twice, or in as a selfie: 128 bits of light and dark, of which no picture can be made, and the hash of its file',
      seenBy: 'nobody',
      goes: 'with its photo',
      exported: 'no: follows from the photo',
    }),
    personalData('former_looks', {
      purpose:
        'to know a photo again that was removed or cropped and is sent in as a selfie: the same 128 bits',
      seenBy: 'nobody; operators, that a selfie is a picture that was on this profile',
      goes: '30 days after the photo was removed or cropped; purge',
      exported: 'no: nothing can be made of it',
      deleteBy: ['member_id'],
    }),
  ],
  exportData: (services, { member }) => exportPhotos(services, member.id),
  exportFiles: (services, { member }) => exportPhotoFiles(services, member.id),
  whenPremiumChanged: async (services, trx, member) => {
    await arrange(services, trx, member);
  },
  whenBreakBegins: async (services, trx, member) => {
    await services.outbox.add(trx, 'photos.renew', { member });
  },
  purge: (services, trx, member) => removePhotosOf(services, trx, member.id),
});
