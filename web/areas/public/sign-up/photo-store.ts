import { keptPhotos } from '#web/shared/kept-photos.ts';

/** Stores the photo chosen in a sign-up. */
export const photos = keptPhotos('alta');
