import { type AvatarRequest, drawAvatar } from '../art/avatar.ts';
import { drawWork } from '../art/work.ts';
import type { Cast } from '../cast.ts';
import { FACES } from '../people.ts';
import { textsOf } from '../texts/index.ts';

/** A picture that somebody has: drawn when its turn comes, once for all who have the same. */
export interface Picture {
  readonly owner: number;
  /** Whose, also when a load begins again and accounts get other ids. */
  readonly face: number;
  readonly purpose: 'perfil' | 'portafolio';
  readonly drawing: string;
  readonly sizes: { readonly full: number; readonly card: number };
}

export interface PortfolioEntry {
  readonly owner: number;
  readonly titulo: string;
  readonly descripcion: string;
  /** After, which is what lists show, and before. */
  readonly pictures: readonly Picture[];
}

const FACE = { full: 480, card: 320 };
const WORK = { full: 1200, card: 480 };

type Person = Cast['clients'][number] | Cast['professionals'][number];

/** Everybody's face, in the clothes of their trade. */
export const planFaces = (cast: Cast): Picture[] =>
  everybody(cast).map((person) => ({
    owner: person.id,
    face: faceOf(person),
    purpose: 'perfil',
    drawing: drawAvatar(avatarOf(person)),
    sizes: FACE,
  }));

/** The portfolios of whoever is validated: colleagues tell of the same kind of job in other words. */
export function planPortfolios({ professional, professionals }: Cast): PortfolioEntry[] {
  const validated = [professional, ...professionals].filter((p) => !p.waiting && !p.refused);
  return validated.flatMap((person) => {
    const colleagues = validated.filter(({ profesion }) => profesion === person.profesion);
    const place = colleagues.indexOf(person);
    return textsOf(person.profesion).works.flatMap((alternatives, variant) => {
      const work = alternatives[place];
      if (!work) return [];
      const [titulo, descripcion] = work;
      const pictures = (['despues', 'antes'] as const).map(
        (stage): Picture => ({
          owner: person.id,
          face: faceOf(person),
          purpose: 'portafolio',
          drawing: drawWork({ category: person.profesion, variant, stage, seed: variant }),
          sizes: WORK,
        }),
      );
      return [{ owner: person.id, titulo, descripcion, pictures }];
    });
  });
}

/** How a person is drawn, wherever they appear. */
export const avatarOf = (person: Person): AvatarRequest => ({
  seed: faceOf(person),
  gender: person.gender,
  ...(person.age && { age: person.age }),
  ...('profesion' in person && { trade: person.profesion }),
});

const everybody = ({ professional, professionals, client, clients }: Cast): Person[] => [
  professional,
  ...professionals,
  client,
  ...clients,
];

const faceOf = ({ nombre, apellidos }: Person): number =>
  FACES.findIndex((face) => face.nombre === nombre && face.apellidos === apellidos);
