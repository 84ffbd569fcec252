/** A photo as it is chosen in a form. */
export async function photo(name = 'yo.png'): Promise<File> {
  const canvas = new OffscreenCanvas(400, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 400, 400);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
