import type { OutputOf } from '#contract/call.ts';
import { perfil } from '#contract/profile.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';

export const prof = {
  nombre_comercial: 'Taller Núñez',
  profesion: 'Plomería',
  profesiones: ['Electricidad'],
  descripcion: 'Fugas y tinacos.',
  estado: 'Jalisco',
  ciudad: 'todo el estado',
};

export interface IdPhotos {
  frontal?: Buffer;
  trasera?: Buffer;
}

export const imagesOf = ({ frontal, trasera }: IdPhotos) => ({
  ...(frontal && { identificacionFrontal: { name: 'frente.jpg', content: frontal } }),
  ...(trasera && { identificacionTrasera: { name: 'reverso.jpg', content: trasera } }),
});

/** Saves the profile with these ID images, as its form does. */
export const saveProfile = (
  test: TestApp,
  as: Credentials,
  sides: IdPhotos = {},
  changes: object = {},
): Promise<OutputOf<typeof perfil>> =>
  test.call.send(perfil, { prof: { ...prof, ...changes } }, { as, images: imagesOf(sides) });
