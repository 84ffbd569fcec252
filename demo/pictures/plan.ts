import { face, job, type Picture as Drawing } from '@maestros/demo-people';
import type { Cast } from '../cast.ts';
import { FACES } from '../people.ts';
import { textsOf } from '../texts/index.ts';

/** A picture that somebody has; colleagues share those of their jobs. */
export interface Picture {
  readonly owner: number;
  /** Whose, also when a load begins again and accounts get other ids. */
  readonly face: number;
  readonly purpose: 'perfil' | 'portafolio';
  readonly drawing: Drawing;
}

export interface PortfolioEntry {
  readonly owner: number;
  readonly titulo: string;
  readonly descripcion: string;
  /** After, which is what lists show, and before. */
  readonly pictures: readonly Picture[];
}

type Person = Cast['clients'][number] | Cast['professionals'][number];

/** Everybody's face, in the clothes of their trade. */
export const planFaces = (cast: Cast): Picture[] =>
  everybody(cast).map((person) => ({
    owner: person.id,
    face: placeOf(person),
    purpose: 'perfil',
    drawing: face(fullNameOf(person)),
  }));

/** The portfolios of whoever is validated: colleagues tell of the same kind of job in other words. */
export function planPortfolios({ professional, professionals }: Cast): PortfolioEntry[] {
  const validated = [professional, ...professionals].filter((p) => !p.waiting && !p.refused);
  return validated.flatMap((person) => {
    const colleagues = validated.filter(({ profesion }) => profesion === person.profesion);
    const place = colleagues.indexOf(person);
    return textsOf(person.profesion).works.flatMap((alternatives, number) => {
      const work = alternatives[place];
      if (!work) return [];
      const [titulo, descripcion] = work;
      const pictures = (['despues', 'antes'] as const).map(
        (stage): Picture => ({
          owner: person.id,
          face: placeOf(person),
          purpose: 'portafolio',
          drawing: job(person.profesion, number, stage),
        }),
      );
      return [{ owner: person.id, titulo, descripcion, pictures }];
    });
  });
}

const everybody = ({ professional, professionals, client, clients }: Cast): Person[] => [
  professional,
  ...professionals,
  client,
  ...clients,
];

/** Under this name they are drawn, wherever they appear. */
export const fullNameOf = ({ nombre, apellidos }: Pick<Person, 'nombre' | 'apellidos'>): string =>
  `${nombre} ${apellidos}`;

/** Among all people: decides what is made up about them. */
export const placeOf = ({ nombre, apellidos }: Person): number =>
  FACES.findIndex((face) => face.nombre === nombre && face.apellidos === apellidos);
