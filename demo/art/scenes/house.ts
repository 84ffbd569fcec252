/** Rooms and what they are built of. The floor of a room begins at y = 660. */
import { darker, lighter, mix, paper, sun } from '../palette.ts';
import { circle, ellipse, inside, path, rect, repeat, stroke } from '../shapes.ts';

export function room(wall: string, floor: string): string {
  const seams =
    'M0 730H1200M0 810H1200M180 660L120 730M520 660L500 730M860 660L890 730M330 730L290 810M700 730L710 810M1040 730L1090 810M150 810L90 900M560 810L550 900M930 810L960 900';
  return (
    rect(0, 0, 1200, 660, wall) +
    rect(0, 660, 1200, 240, floor) +
    stroke(seams, darker(floor, 0.1), 4) +
    rect(0, 638, 1200, 22, lighter(wall, 0.55))
  );
}

/** Ground and sky for scenes in the open. */
export const street = (sky: string, ground: string): string =>
  rect(0, 0, 1200, 700, sky) +
  rect(0, 700, 1200, 200, ground) +
  rect(0, 700, 1200, 14, darker(ground, 0.1));

export function tiles(
  x: number,
  y: number,
  w: number,
  h: number,
  size: number,
  color: string,
): string {
  const line = darker(color, 0.1);
  const across = Array.from(
    { length: Math.ceil(h / size) - 1 },
    (_, i) => `M${x} ${y + (i + 1) * size}h${w}`,
  );
  const down = Array.from(
    { length: Math.ceil(w / size) - 1 },
    (_, i) => `M${x + (i + 1) * size} ${y}v${h}`,
  );
  return rect(x, y, w, h, color) + stroke(across.join('') + down.join(''), line, 3);
}

/** A brick wall, every second row set off by half a brick. */
export function bricks(
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  row = 44,
): string {
  const joint = lighter(color, 0.38);
  let d = '';
  for (let i = 0; i * row < h; i++) {
    const top = y + i * row;
    if (i) d += `M${x} ${top}h${w}`;
    for (let at = i % 2 ? row : row * 2; at < w; at += row * 2)
      d += `M${x + at} ${top}v${Math.min(row, h - i * row)}`;
  }
  return rect(x, y, w, h, color) + stroke(d, joint, 5);
}

export function window(x: number, y: number, w: number, h: number, frame = paper): string {
  const [cx, cy] = [x + w / 2, y + h / 2];
  return (
    rect(x - 14, y - 14, w + 28, h + 28, frame, 8) +
    inside(
      `v${Math.round(x)}`,
      `M${x} ${y}h${w}v${h}h${-w}z`,
      rect(x, y, w, h, '#BFE0F2') +
        circle(x + w * 0.74, y + h * 0.26, w * 0.1, sun) +
        ellipse(x + w * 0.2, y + h, w * 0.5, h * 0.36, '#8DBE97') +
        ellipse(x + w * 0.85, y + h, w * 0.5, h * 0.26, '#6FA97F'),
    ) +
    stroke(`M${cx} ${y}V${y + h}M${x} ${cy}H${x + w}`, frame, 9) +
    rect(x - 30, y + h + 8, w + 60, 18, darker(frame, 0.08), 6)
  );
}

/** A front door; `handle` left out when it is the lock that is being shown. */
export function door(
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  handle = true,
): string {
  const panel = darker(color, 0.12);
  const inset = w * 0.14;
  return (
    rect(x - 16, y - 16, w + 32, h + 16, darker(color, 0.3), 6) +
    rect(x, y, w, h, color) +
    rect(x + inset, y + h * 0.08, w - 2 * inset, h * 0.34, panel, 8) +
    rect(x + inset, y + h * 0.52, w - 2 * inset, h * 0.38, panel, 8) +
    (handle ? circle(x + w - 26, y + h * 0.5, 13, sun) : '')
  );
}

export function cabinet(
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  doors: number,
): string {
  const gap = 10;
  const each = (w - gap * (doors + 1)) / doors;
  return (
    rect(x, y, w, h, darker(color, 0.16), 6) +
    repeat(doors, (i) => {
      const left = x + gap + i * (each + gap);
      return (
        rect(left, y + gap, each, h - 2 * gap, color, 6) +
        rect(left + each / 2 - 22, y + 30, 44, 9, darker(color, 0.4), 4)
      );
    })
  );
}

/** A worktop with its cupboards, standing on the floor. */
export const counter = (x: number, w: number, color: string, top: string, doors = 4): string =>
  cabinet(x, 500, w, 190, color, doors) +
  rect(x + 12, 688, w - 24, 20, darker(color, 0.5)) +
  rect(x - 14, 470, w + 28, 34, top, 8);

export function bed(x: number, cover: string, frame: string): string {
  return (
    rect(x, 400, 30, 330, frame, 10) +
    rect(x, 420, 60, 190, frame, 16) +
    rect(x + 20, 600, 560, 84, frame, 10) +
    rect(x + 34, 548, 540, 70, paper, 24) +
    path(`M${x + 190} 540h370q26 0 26 26v76h-396z`, cover) +
    path(`M${x + 190} 540h54v102h-54z`, lighter(cover, 0.45)) +
    rect(x + 58, 506, 120, 56, mix(paper, cover, 0.14), 22) +
    rect(x + 556, 600, 30, 130, frame, 8)
  );
}
