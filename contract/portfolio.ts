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

/** The fields of one image, `imagenes[i][estado]` and `imagenes[i][ruta]`; new ones come as `imagenes[i][file]`. */
const imageFields = z.object({
  /** An existing image's path, as in replies. */
  ruta: z.optional(z.pipe(emptyIsNone, z.optional(z.string().check(z.maxLength(200))))),
  /** By default an existing image is kept. */
  estado: z.optional(
    z.pipe(emptyIsNone, z.optional(z.enum(['por_subir', 'por_eliminar'], 'Ese estado no existe.'))),
  ),
});

/** An untouched image may also have its path where a new one has its file (2 §7: «file or ruta»). */
const imagen = z.pipe(
  z.transform((sent: z.input<typeof imageFields> & { file?: unknown }) =>
    typeof sent?.file === 'string' ? { ruta: sent.file, ...sent } : sent,
  ),
  imageFields,
);

/** The text fields, shared by the form and the server (2 §5). */
export const portfolioFields = z.object({
  titulo: f.requiredText('Escribe el título del proyecto.', TITULO_MAX),
  descripcion: f.requiredText('Describe el trabajo que hiciste.', DESCRIPCION_MAX),
});

const fields = {
  ...portfolioFields.shape,
  /** In display order. */
  imagenes: z.optional(
    z.array(imagen).check(z.maxLength(3 * PORTFOLIO_IMAGES, 'Son demasiadas imágenes.')),
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

/** True if an earlier call with this `client_id` succeeded, so this one changed nothing. */
const repetido = z.boolean();

/** Adds a project before the others (2 §7). Repeated with the same `client_id`, it changes nothing. */
export const addPortfolio = call({
  path: '/update-account/add-portfolio.php',
  access: ['professional'],
  fresh: false,
  input: z.object(fields),
  output: z.object({ user, id: z.number(), repetido }),
  errors: [...IMAGE_ERRORS, 'portfolio_full'],
  limit: WITH_IMAGES,
  images,
  texts: { failed: 'No se pudo agregar el proyecto', network: 'Error al agregar el proyecto' },
});

/**
 * Changes a project (2 §7): named images take the order in which they are named, those `por_eliminar` are
 * removed, the others follow. Repeated with the same `client_id`, it changes nothing.
 */
export const editPortfolio = call({
  path: '/update-account/edit-portfolio.php',
  access: ['professional'],
  fresh: false,
  input: z.object({
    ...fields,
    id: f.id,
    /** The version that the sender saw; if it has changed, the call is refused. */
    version: z.optional(f.id),
  }),
  output: z.object({ user, repetido }),
  errors: [...IMAGE_ERRORS, 'portfolio_not_found', 'portfolio_changed'],
  limit: WITH_IMAGES,
  images,
  texts: EDIT_TEXTS,
});

/** Deletes a project and its images (2 §7), given as an object or as its id. */
export const deletePortfolio = call({
  path: '/update-account/delete-portfolio.php',
  access: ['professional'],
  fresh: false,
  input: z.object({ portafolio: z.optional(z.object({ id: f.id })), id: z.optional(f.id) }).check(
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

/** Orders the projects by `ids`; the others follow in their current order. */
export const orderPortfolio = call({
  path: '/update-account/order-portfolio.php',
  access: ['professional'],
  fresh: false,
  input: z.object({
    ids: z.array(f.id).check(z.minLength(1), z.maxLength(PORTFOLIO_PROJECTS)),
  }),
  output: z.object({ user }),
  errors: ['portfolio_not_found'],
  limit: { by: 'account', max: 600, seconds: 3600, counted: 'together' },
  texts: EDIT_TEXTS,
});
