/** A photo as it is chosen in a form; its width tells it from others. */
export async function photo(name = 'yo.png', width = 400): Promise<File> {
  const canvas = new OffscreenCanvas(width, 400);
  canvas.getContext('2d')?.fillRect(0, 0, width, 400);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** One byte over 6 MB. */
export const tooLarge = (): File =>
  new File([new Uint8Array(6 * 1024 * 1024 + 1)], 'enorme.png', { type: 'image/png' });

/** A file that only pretends to be an image. */
export const fakeImage = (): File => new File(['no'], 'falsa.png', { type: 'image/png' });

/** What a field says of it as soon as it is chosen. */
export const UNREADABLE = 'No podemos ver «falsa.png». Elige una imagen JPG, PNG o WebP.';

/** The path of a stored picture that loads without the server: one of public/, from below the API base. */
export const STORED_PICTURE = '/../apple-touch-icon.png';
