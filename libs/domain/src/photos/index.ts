export { photoAccess } from './photo-access.ts';
export { mayAddPhoto, photoLimit } from './photo-limit.ts';
export { photoRefusals, photoStates, type PhotoRefusal, type PhotoState } from './photo-moderation.ts';
export { hasParts, isPart, mostZoom, partNear, shownAspect } from './photo-part.ts';
export type { PhotoPart, PhotoSize } from './photo-part.ts';
export { isTakenAsItIs, mostPhotoBytes, sizeToSend } from './photo-to-send.ts';
export { checkPictureHeader, hasPhotoShape, type PictureHeader } from './picture-size.ts';
export { arrangePhotos } from './shown-photos.ts';
