/** Things that stand in many scenes. `x, y` is where they touch the ground, in the middle. */
import { darker, ink, lighter, mix, paper, sun } from '../palette.ts';
import { at, circle, ellipse, fade, path, rect, repeat, stroke } from '../shapes.ts';

const leafKinds = [
  (leaf: string, deep: string) =>
    path('M0 -90C-70 -110 -96 -170 -88 -214C-40 -200 -8 -160 0 -90Z', deep) +
    path('M0 -90C70 -110 96 -176 84 -226C40 -206 6 -160 0 -90Z', leaf) +
    path('M0 -90C-44 -140 -40 -214 -4 -262C38 -210 40 -140 0 -90Z', lighter(leaf, 0.18)),
  (leaf: string, deep: string) =>
    stroke('M0 -90V-190', '#8A5E3E', 12) +
    circle(-40, -196, 48, deep) +
    circle(42, -200, 46, leaf) +
    circle(0, -236, 56, lighter(leaf, 0.14)),
  (leaf: string, deep: string) =>
    stroke('M0 -90C-10 -200 -70 -220 -100 -160M0 -90C10 -200 70 -226 104 -170', deep, 17) +
    stroke('M0 -90C-6 -220 -50 -260 -74 -236M0 -90C6 -230 56 -270 80 -244M0 -90V-270', leaf, 17),
  (leaf: string, deep: string) =>
    rect(-34, -250, 68, 190, leaf, 34) +
    stroke('M-34 -150h-30v-50M34 -170h30v-44', leaf, 28) +
    stroke('M-12 -230v110M12 -230v110', deep, 5),
];

/** One of four kinds, by where it stands, so that a room does not repeat itself. */
export function plant(x: number, y: number, pot: string, scale = 1, alive = true): string {
  const [leaf, deep] = alive ? ['#3E8E5A', '#2C6E47'] : ['#A58B57', '#8B7344'];
  const kind = leafKinds[Math.abs(Math.round(x / 10 + y / 7)) % leafKinds.length];
  const leaves = alive
    ? (kind?.(leaf, deep) ?? '')
    : stroke(
        'M0 -80C-8 -140 -50 -150 -72 -96M0 -80C6 -160 50 -160 66 -110M0 -80C-4 -170 -10 -190 -34 -196',
        deep,
        9,
      ) +
      ellipse(-74, -88, 13, 22, leaf) +
      ellipse(68, -100, 13, 22, leaf) +
      ellipse(-38, -190, 18, 11, leaf);
  return at(
    x,
    y,
    `${leaves}${path('M-54 -96H54L40 0H-40Z', pot)}${rect(-60, -104, 120, 24, darker(pot, 0.12), 8)}`,
    scale,
  );
}

export function sofa(x: number, y: number, color: string, scale = 1): string {
  const deep = darker(color, 0.16);
  const legs = rect(-208, -24, 22, 30, '#6B4630') + rect(186, -24, 22, 30, '#6B4630');
  return at(
    x,
    y,
    legs +
      rect(-210, -190, 420, 150, color, 28) +
      rect(-196, -110, 194, 70, lighter(color, 0.14), 18) +
      rect(2, -110, 194, 70, lighter(color, 0.14), 18) +
      rect(-246, -136, 66, 122, deep, 26) +
      rect(180, -136, 66, 122, deep, 26) +
      rect(-200, -50, 400, 36, deep, 12),
    scale,
  );
}

/** A framed print: hills, a talavera star or plain shapes, by where it hangs. */
export function picture(
  x: number,
  y: number,
  w: number,
  h: number,
  accent: string,
  second: string,
): string {
  const [left, top, low] = [x + 12, y + 12, y + h - 12];
  const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) * 0.3];
  const prints = [
    circle(x + w * 0.62, y + h * 0.38, r * 0.55, second) +
      path(`M${left} ${low}L${x + w * 0.42} ${y + h * 0.46}L${x + w - 12} ${low}Z`, accent),
    path(
      `M${cx} ${cy - r}Q${cx + r * 0.2} ${cy - r * 0.2} ${cx + r} ${cy}Q${cx + r * 0.2} ${cy + r * 0.2} ${cx} ${cy + r}Q${cx - r * 0.2} ${cy + r * 0.2} ${cx - r} ${cy}Q${cx - r * 0.2} ${cy - r * 0.2} ${cx} ${cy - r}Z`,
      accent,
    ) + circle(cx, cy, r * 0.22, second),
    rect(left, cy, w - 24, h / 2 - 12, accent) +
      path(`M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0z`, second),
  ];
  return (
    rect(x, y, w, h, '#6B4630', 4) +
    rect(left, top, w - 24, h - 24, '#FBF6EA') +
    prints[Math.abs(Math.round(x / 10)) % prints.length]
  );
}

export function pendant(x: number, length: number, color: string, lit: boolean): string {
  const glow = lit
    ? fade(
        0.4,
        path(
          `M${x - 60} ${length + 70}L${x - 150} 620H${x + 150}L${x + 60} ${length + 70}Z`,
          '#FFE9A8',
        ),
      )
    : '';
  return (
    glow +
    stroke(`M${x} 0V${length}`, ink, 5) +
    circle(x, length + 70, 24, lit ? '#FFF3C9' : '#8C8474') +
    path(
      `M${x - 24} ${length}H${x + 24}Q${x + 66} ${length + 30} ${x + 70} ${length + 72}H${x - 70}Q${x - 66} ${length + 30} ${x - 24} ${length}Z`,
      color,
    )
  );
}

export function box(x: number, y: number, w: number, h: number, open = false): string {
  const card = '#CFA06B';
  const flaps = open
    ? path(
        `M${x} ${y - h}l${-w * 0.22} ${-h * 0.22}l${w * 0.3} ${h * 0.02}l${w * 0.16} ${h * 0.2}z`,
        darker(card, 0.1),
      ) +
      path(
        `M${x + w} ${y - h}l${w * 0.22} ${-h * 0.22}l${-w * 0.3} ${h * 0.02}l${-w * 0.16} ${h * 0.2}z`,
        darker(card, 0.1),
      )
    : '';
  return (
    flaps +
    rect(x, y - h, w, h, card, 4) +
    rect(x + w * 0.42, y - h, w * 0.16, open ? h * 0.1 : h * 0.42, '#E9CFA4') +
    stroke(
      `M${x + w * 0.12} ${y - h * 0.2}h${w * 0.22}M${x + w * 0.12} ${y - h * 0.12}h${w * 0.14}`,
      darker(card, 0.32),
      5,
    )
  );
}

export function bucket(x: number, y: number, color: string, inside = lighter(color, 0.4)): string {
  return at(
    x,
    y,
    `${stroke('M-60 -104Q0 -190 60 -104', '#8C8474', 7)}${path('M-64 -104H64L48 0H-48Z', color)}${ellipse(0, -104, 64, 15, darker(color))}${ellipse(0, -102, 54, 10, inside)}`,
  );
}

export const puddle = (x: number, y: number, w: number): string =>
  ellipse(x, y, w / 2, w / 11, '#8FBFE0') +
  ellipse(x + w * 0.3, y + w / 14, w / 5, w / 26, '#8FBFE0') +
  ellipse(x - w * 0.12, y - w / 50, w / 6, w / 50, '#CBE3F3');

export const drop = (x: number, y: number, size = 1): string =>
  at(x, y, path('M0 -26C10 -8 17 0 17 11a17 17 0 0 1 -34 0C-17 0 -10 -8 0 -26Z', '#5FA3D6'), size);

/** Damp, dust, scorch: a ragged blot that thickens to one side, and what ran from it. */
export const stain = (x: number, y: number, size: number, color: string): string =>
  at(
    x,
    y,
    fade(
      0.45,
      path(
        'M-92 -6C-100 -40 -58 -44 -46 -62C-22 -84 6 -58 34 -68C70 -74 78 -38 96 -20C112 6 84 20 80 38C66 62 40 44 24 52C18 78 10 92 4 60C-8 44 -26 66 -44 58C-50 82 -60 74 -60 46C-84 40 -78 12 -92 -6Z',
        color,
      ),
    ) +
      fade(
        0.5,
        path(
          'M-40 -8C-42 -34 -8 -50 16 -38C42 -44 64 -20 54 2C58 24 28 34 8 26C-14 38 -44 18 -40 -8Z',
          darker(color, 0.12),
        ),
      ) +
      fade(0.4, circle(112, 34, 9, color) + circle(-112, 24, 7, color) + circle(70, 74, 6, color)),
    size,
  );

export const crack = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    stroke('M0 0l18 46l-26 38l22 54l-16 40M-8 84l-40 26M14 138l34 22M18 46l30 10', '#6F665A', 5),
    size,
  );

export const sparkle = (x: number, y: number, size = 1, color = '#F7CB5E'): string =>
  at(
    x,
    y,
    path('M0 -34C4 -8 8 -4 34 0C8 4 4 8 0 34C-4 8 -8 4 -34 0C-8 -4 -4 -8 0 -34Z', color),
    size,
  );

/** Paint or plaster gone, with what is under it. */
export const peel = (x: number, y: number, size: number, under: string): string =>
  at(x, y, path('M-66 -30L-20 -62L30 -46L78 -58L92 -2L58 40L10 34L-34 58L-82 24Z', under), size);

export const cloud = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    fade(0.85, path('M-90 20a34 34 0 0 1 20 -60a52 52 0 0 1 96 -8a38 38 0 0 1 60 68z', paper)),
    size,
  );

export function tree(x: number, y: number, scale = 1, crown = '#4E9A68'): string {
  return at(
    x,
    y,
    `${path('M-16 0L-10 -190H10L16 0Z', '#8A5E3E')}${circle(0, -260, 104, crown)}${circle(-70, -210, 70, darker(crown, 0.1))}${circle(74, -214, 64, lighter(crown, 0.12))}`,
    scale,
  );
}

export const bush = (x: number, y: number, scale = 1, color = '#4E9A68'): string =>
  at(
    x,
    y,
    `${circle(-58, -40, 50, darker(color, 0.12))}${circle(56, -38, 48, color)}${circle(0, -64, 64, color)}${rect(-104, -44, 208, 44, color, 20)}`,
    scale,
  );

export const flowers = (x: number, y: number, count: number, gap: number, color: string): string =>
  repeat(count, (i) => {
    const [fx, fy] = [x + i * gap, y - 46 - (i % 3) * 14];
    return (
      stroke(`M${fx} ${y}V${fy}`, '#2C6E47', 6) +
      circle(fx, fy, 17, i % 2 ? color : lighter(color, 0.35)) +
      circle(fx, fy, 6, sun)
    );
  });

export const shadow = (x: number, y: number, w: number): string =>
  fade(0.14, ellipse(x, y, w / 2, w / 16, ink));

export const toolbox = (x: number, y: number, color: string): string =>
  stroke(`M${x - 36} ${y - 92}v-26h72v26`, '#4A5568', 10) +
  rect(x - 90, y - 94, 180, 94, color, 10) +
  rect(x - 90, y - 62, 180, 12, darker(color)) +
  rect(x - 16, y - 70, 32, 28, sun, 4);

export const ladder = (x: number, y: number, h: number): string =>
  stroke(
    `M${x - 60} ${y}L${x - 20} ${y - h}M${x + 60} ${y}L${x + 20} ${y - h}${Array.from({ length: 6 }, (_, i) => `M${x - 54 + i * 6} ${y - 30 - (i * (h - 60)) / 5.4}h${108 - i * 12}`).join('')}`,
    mix(sun, '#8A5632', 0.35),
    14,
  );
