import sharp from 'sharp';

/** A real PNG, drawn here: images are checked by their content. */
export const drawnPhoto = (width = 400, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c98a5e' } })
    .png()
    .toBuffer();
