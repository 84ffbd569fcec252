import { keptPhotos } from '#web/shared/kept-photos.ts';

/** The chosen photo of a sign-up. */
export const photos = keptPhotos('alta');
