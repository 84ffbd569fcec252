import sharp, { type Sharp } from 'sharp';

const MAX_PIXELS = 40_000_000;
/** Wide enough for 30 letters of 50 pixels each, which is more than text recognition needs. */
const MAX_SIDE = 2000;
/** Pictures whose pixels deviate less than this are blank. */
const BLANK = 3;

type Rotation = 0 | 90 | 180 | 270;

/** One way to look at a picture: rotated, tilted by some degrees, cropped and scaled. */
export interface View {
  readonly rotation: Rotation;
  /** `lower`: the lines are in the lower part of a card that fills the picture. */
  readonly part: 'lower' | 'whole';
  /** Pixels across. */
  readonly width: number;
  readonly tilt?: number;
  readonly sharp?: boolean;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A picture and the views to try, the likeliest first; none when it is blank. */
export interface Picture {
  readonly views: readonly View[];
  /** The view in grey with stretched contrast, as PNG. */
  draw(view: View): Promise<Buffer>;
}

export async function openPicture(picture: Buffer): Promise<Picture> {
  const pixels = await greyPixels(picture);
  const { channels } = await grey(pixels).stats();
  const blank = (channels[0]?.stdev ?? 0) < BLANK;
  return {
    views: blank ? [] : plan(pixels.width < pixels.height),
    draw: (view) => draw(pixels, view),
  };
}

/** More views of the area where the lines were found, at other scales. */
export const closerViews = (view: View): View[] => [
  { ...view, width: Math.round(view.width * 0.7) },
  { ...view, width: Math.round(view.width * 0.85) },
];

async function greyPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const grey = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

/**
 * The views in the order in which they are tried: longer side across, upright before upside down. Letters
 * 20 pixels high, as on a card that fills the picture, are read best and fastest; then come smaller cards,
 * cards off the middle and tilted ones.
 */
function plan(standing: boolean): View[] {
  const rotations: readonly Rotation[] = standing ? [90, 270, 0, 180] : [0, 180, 90, 270];
  const likely = rotations.slice(0, 2);
  return [
    ...rotations.map((rotation): View => ({ rotation, part: 'lower', width: 850 })),
    ...rotations.map((rotation): View => ({ rotation, part: 'lower', width: 1400 })),
    ...likely.map((rotation): View => ({ rotation, part: 'whole', width: 1200 })),
    ...likely.flatMap((rotation) =>
      [5, -5].map((tilt): View => ({ rotation, part: 'lower', width: 1000, tilt })),
    ),
    ...likely.map((rotation): View => ({ rotation, part: 'whole', width: 2000, sharp: true })),
  ];
}

async function draw(pixels: Pixels, view: View): Promise<Buffer> {
  // Rotated before cropping, so that «lower» means the lower part as it is read.
  const { data, info } = await grey(pixels)
    .rotate(view.rotation + (view.tilt ?? 0), { background: '#888' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const top = view.part === 'lower' ? Math.floor(height * 0.45) : 0;
  const cut = grey({ data, width, height })
    .extract({ left: 0, top, width, height: height - top })
    .resize(view.width)
    .normalise();
  return (view.sharp ? cut.sharpen({ sigma: 1.5 }) : cut)
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
}
