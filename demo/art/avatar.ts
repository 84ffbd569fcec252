import { pick } from './chance.ts';
import { beard, hasBeard } from './people/beard.ts';
import { clothes, splashes } from './people/clothes.ts';
import { face, head, mouth } from './people/face.ts';
import { hair } from './people/hair.ts';
import { covers, extras, hat } from './people/hats.ts';
import { type Age, type Gender, makePerson } from './people/person.ts';
import { backgrounds, fabrics, outfits, seconds, streetOf } from './people/wardrobe.ts';
import { at, fade, path, rect, svg } from './shapes.ts';

export type AvatarRequest = {
  seed: number;
  /** To match the name; left out, the seed decides. */
  gender?: Gender;
  /** A category's name dresses the person for it; left out, a client. */
  trade?: string;
  age?: Age;
};

/** The next colour of the list when the first choice is already worn elsewhere. */
function unlike(
  choices: readonly [string, ...string[]],
  seed: number,
  trait: number,
  taken: string[],
) {
  const first = pick(choices, seed, trait);
  const start = choices.indexOf(first);
  const order = [...choices.slice(start), ...choices.slice(0, start)];
  return order.find((color) => !taken.includes(color)) ?? first;
}

/** A person as SVG, 400 × 400, safe to crop to a circle. Same request, same string. */
export function drawAvatar(request: number | AvatarRequest): string {
  const { seed, trade, age, gender } = typeof request === 'number' ? { seed: request } : request;
  const person = makePerson(seed, gender ?? (Math.trunc(seed) % 2 ? 'm' : 'f'), age, trade);
  const outfit = (trade && outfits[trade]) || streetOf(person.gender);
  const kind = pick(outfit.clothes, seed, 21);
  const hatKind = pick(outfit.hats, seed, 20);

  const background = pick(backgrounds, seed, 15);
  const color = unlike(outfit.colors, seed, 16, [background]);
  const second = unlike(seconds, seed, 17, [color, background]);
  const hatColor = unlike(fabrics, seed, 18, [second]);

  const locks = hair(person, covers(hatKind));
  const { neck, skull } = head(person);
  // Back to front.
  const figure =
    locks.back +
    neck +
    clothes(kind, person, color, second) +
    (trade === 'Pintura' ? splashes(hatColor) : '') +
    skull +
    face(person) +
    beard(person) +
    mouth(person, hasBeard(person)) +
    locks.front +
    locks.over +
    hat(hatKind, person, hatColor) +
    extras(person, hatKind);
  const ground = fade(0.35, path('M0 330Q200 250 400 330V400H0Z', '#FFFFFF'));
  return svg(400, 400, rect(0, 0, 400, 400, background) + ground + at(-20, -40, figure, 1.1));
}
