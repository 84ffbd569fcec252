import { draw, pick } from '../chance.ts';
import { dull, sand, sun, wood } from '../palette.ts';

/** What a scene is drawn with; `after` is the only thing the two stages do not share. */
export type Look = {
  after: boolean;
  seed: number;
  /** Wall, floor and two colours for what stands between them. */
  wall: string;
  floor: string;
  accent: string;
  second: string;
  wood: string;
  /** The wall as it is in this stage: tired before, fresh after. */
  paint: string;
};

export type Scene = (look: Look) => string;

const palettes = [
  { wall: '#C9D9F2', floor: '#D9B68C', accent: '#1E4FA3', second: sun },
  { wall: '#F3C9B4', floor: '#E6D9C3', accent: '#1F7A4D', second: '#B8452B' },
  { wall: '#F4DFA6', floor: '#C99A6B', accent: '#B8452B', second: '#2F7F86' },
  { wall: '#C4E0CF', floor: '#DCC7A6', accent: '#B8452B', second: sun },
  { wall: '#DCD5EA', floor: '#D2AE86', accent: '#7A3B5E', second: '#8FB4E8' },
  { wall: '#F2E6D2', floor: '#B98A60', accent: '#2F7F86', second: '#D9807A' },
  { wall: '#B9DBDD', floor: '#E3D3B8', accent: '#163B7A', second: '#E39A4A' },
] as const;

/** `job` is the scene's number among all scenes: neighbours get different colours. */
export function makeLook(job: number, seed: number, after: boolean): Look {
  const step = Math.floor(draw(seed, 5) * palettes.length);
  const palette = palettes[(job * 2 + step) % palettes.length] ?? palettes[0];
  const paint = after ? palette.wall : dull(palette.wall, 0.5);
  return { ...palette, after, seed, paint, wood: pick(wood, seed, job) };
}

export const plaster = sand;
