/** The professional's portfolio (2 §2, §7): projects with up to ten images each. */
import * as z from 'zod/mini';
import {
  DESCRIPCION_MAX,
  PORTFOLIO_BYTES,
  PORTFOLIO_IMAGES,
  PORTFOLIO_PROJECTS,
  TITULO_MAX,
} from '#domain/portfolio/portfolio.ts';
import { call, type ImageField, type Limit } from './call.ts';
import * as f from './fields.ts';
import { user } from './views.ts';

const EDIT_TEXTS = {
  failed: 'No se pudo actualizar el proyecto',
  network: 'Error al actualizar el proyecto',
};
/** Each call may bring ten images to be encoded. */
const WITH_IMAGES: Limit = { by: 'account', max: 120, seconds: 3600, counted: 'together' };

const emptyIsNone = z.transform((value: unknown) => (value === '' ? undefined : value));

/** What is said of one image, as `imagenes[i][estado]` and `imagenes[i][ruta]`; new ones bring `imagenes[i][file]`. */
const imagen = z.object({
  /** Of one that is there: its path, as a view gives it. */
  ruta: z.optional(z.pipe(emptyIsNone, z.optional(z.string().check(z.maxLength(200))))),
  /** Without it, an image that is there stays. */
  estado: z.optional(
    z.pipe(emptyIsNone, z.optional(z.enum(['por_subir', 'por_eliminar'], 'Ese estado no existe.'))),
  ),
});

/** What people write: the form and the server share it. */
export const portfolioFields = z.object({
  titulo: f.requiredText('Escribe el título del proyecto.', TITULO_MAX),
  descripcion: f.requiredText('Describe el trabajo que hiciste.', DESCRIPCION_MAX),
});

const fields = {
  ...portfolioFields.shape,
  /** In the order in which they will be shown. */
  imagenes: z.optional(
    f.json(z.array(imagen).check(z.maxLength(3 * PORTFOLIO_IMAGES, 'Son demasiadas imágenes.'))),
  ),
  client_id: z.optional(f.clientId),
};

const images = {
  imagenes: {
    maxCount: PORTFOLIO_IMAGES,
    tooLarge: 'portfolio_image_too_large',
    tooMany: 'portfolio_images_too_many',
    total: { bytes: PORTFOLIO_BYTES, tooMuch: 'portfolio_images_too_heavy' },
    indexed: true,
  },
} as const satisfies Record<string, ImageField>;

const IMAGE_ERRORS = [
  'portfolio_image_too_large',
  'portfolio_images_too_many',
  'portfolio_images_too_heavy',
  'portfolio_image_not_found',
  'image_required',
  'not_an_image',
  'image_dimensions',
] as const;

/** True: an earlier try with this `client_id` had been heard, and nothing was changed now. */
const repetido = z.boolean();

/** Adds a project before the others. With a `client_id`, adding it again changes nothing. */
export const addPortfolio = call({
  path: '/update-account/add-portfolio.php',
  access: ['professional'],
  input: z.object(fields),
  output: z.object({ user, id: z.number(), repetido }),
  errors: [...IMAGE_ERRORS, 'portfolio_full'],
  limit: WITH_IMAGES,
  images,
  texts: { failed: 'No se pudo agregar el proyecto', network: 'Error al agregar el proyecto' },
});

/**
 * Changes a project: images that are named stand in the order in which they are named, those
 * `por_eliminar` go, those that nobody speaks of stay after the others. With a `client_id`, changing it
 * again changes nothing.
 */
export const editPortfolio = call({
  path: '/update-account/edit-portfolio.php',
  access: ['professional'],
  input: z.object({
    ...fields,
    id: f.id,
    /** The version that the sender saw; when it is another by now, nothing happens. */
    version: z.optional(f.id),
  }),
  output: z.object({ user, repetido }),
  errors: [...IMAGE_ERRORS, 'portfolio_not_found', 'portfolio_changed'],
  limit: WITH_IMAGES,
  images,
  texts: EDIT_TEXTS,
});

/** Deletes a project and its images. It takes the project as an object, or its id alone. */
export const deletePortfolio = call({
  path: '/update-account/delete-portfolio.php',
  access: ['professional'],
  input: z
    .object({ portafolio: z.optional(f.json(z.object({ id: f.id }))), id: z.optional(f.id) })
    .check(
      z.refine(({ portafolio, id }) => (portafolio?.id ?? id) !== undefined, {
        message: 'El identificador no es válido.',
        path: ['id'],
      }),
    ),
  output: z.object({ user }),
  errors: ['portfolio_not_found'],
  limit: { by: 'account', max: 120, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se pudo eliminar el proyecto.', network: 'Error al eliminar el proyecto.' },
});

/** Puts the projects in the order of `ids`; those not named stay after them, in theirs. */
export const orderPortfolio = call({
  path: '/update-account/order-portfolio.php',
  access: ['professional'],
  input: z.object({
    ids: f.json(z.array(f.id).check(z.minLength(1), z.maxLength(PORTFOLIO_PROJECTS))),
  }),
  output: z.object({ user }),
  errors: ['portfolio_not_found'],
  limit: { by: 'account', max: 600, seconds: 3600, counted: 'together' },
  texts: EDIT_TEXTS,
});
