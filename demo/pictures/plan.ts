import { face, job, type Picture as Drawing } from '@maestros/demo-people';
import type { Cast } from '../cast.ts';
import { FACES } from '../people.ts';
import { textsOf } from '../texts/index.ts';

/** A picture that belongs to a person; colleagues share the drawings of their jobs. */
export interface Picture {
  readonly owner: number;
  /** The owner's index in FACES, which stays the same when a load begins again and account ids change. */
  readonly face: number;
  readonly purpose: 'perfil' | 'portafolio';
  readonly drawing: Drawing;
}

export interface PortfolioEntry {
  readonly owner: number;
  readonly titulo: string;
  readonly descripcion: string;
  /** After, which lists show, and before. */
  readonly pictures: readonly Picture[];
}

type Person = Cast['clients'][number] | Cast['professionals'][number];

/** Everybody's face, in the clothes of their trade. */
export const planFaces = (cast: Cast): Picture[] =>
  everybody(cast).map((person) => ({
    owner: person.id,
    face: indexOf(person),
    purpose: 'perfil',
    drawing: face(fullNameOf(person)),
  }));

/** The portfolios of validated professionals: colleagues have the same jobs in different words. */
export function planPortfolios({ professional, professionals }: Cast): PortfolioEntry[] {
  const validated = [professional, ...professionals].filter((p) => !p.waiting && !p.refused);
  return validated.flatMap((person) => {
    const colleagues = validated.filter(({ profesion }) => profesion === person.profesion);
    const position = colleagues.indexOf(person);
    return textsOf(person.profesion).works.flatMap((alternatives, number) => {
      const work = alternatives[position];
      if (!work) return [];
      const [titulo, descripcion] = work;
      const pictures = (['despues', 'antes'] as const).map(
        (stage): Picture => ({
          owner: person.id,
          face: indexOf(person),
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

/** The name under which a person's face is drawn. */
export const fullNameOf = ({ nombre, apellidos }: Pick<Person, 'nombre' | 'apellidos'>): string =>
  `${nombre} ${apellidos}`;

/** A person's index in FACES, which determines their invented data. */
export const indexOf = ({ nombre, apellidos }: Person): number =>
  FACES.findIndex((face) => face.nombre === nombre && face.apellidos === apellidos);
