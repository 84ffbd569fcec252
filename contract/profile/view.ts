/** What anybody sees of a professional. */
import * as z from 'zod/mini';
import { pictures } from '../projects/view.ts';
import { instant, mxn, picture } from '../view-parts.ts';
import { portfolioItem, review } from '../views.ts';
import { profileShown } from './fields.ts';
import { hoursShown } from './hours-prices.ts';

/** A professional's public card (1 §2). */
export const publicCard = z.object({
  keylogin: z.string(),
  nombre: z.string(),
  nombre_comercial: z.string(),
  img_profile: picture,
  profesion: z.string(),
  profesiones: z.array(z.string()),
  descripcion: z.string(),
  estado: z.string(),
  ciudad: z.string(),
  average_rating: z.nullable(z.number()),
  reviews_count: z.number(),
  finished_projects: z.number(),
  validacion_at: z.nullable(instant),
  /** The cheapest option of `desde_profesion`, MXN; null without options. */
  desde: z.nullable(mxn),
  /** The profession that `desde` belongs to: the searched one, else the main one. */
  desde_profesion: z.string(),
  /** The unit of `desde`: areas are priced per m². */
  desde_unidad: z.enum(['m²', 'servicio']),
  /** From how much they themselves take for it, MXN; null where they do not say. */
  desde_propio: z.nullable(mxn),
  /** Minutes until a first reply, the median of 90 days; null with fewer than three conversations. */
  responde_en: z.nullable(z.number()),
  /** `HH:mm` at which their work ends today (`24:00` at the latest); null where it has, or they do not work. */
  hoy_hasta: z.nullable(z.string()),
  /** When their weekly limit (2 §9) lets them send proposals again; null while it is not reached. */
  limite_libre_at: z.nullable(instant),
});
export type PublicCard = z.infer<typeof publicCard>;

/** A professional's public profile (1 §2). */
export const publicProfile = z.object({
  ...publicCard.shape,
  ...profileShown,
  miembro_desde: instant,
  portfolio: z.array(portfolioItem),
  proposal: z.array(z.object({ id: z.number(), titulo: z.string(), updateAt: instant })),
  /** The newest reviews; `get_reviews_public.php` has the rest. */
  reviews: z.array(review),
  /** Where older reviews begin; null when there are none. */
  reviews_siguiente: z.nullable(z.number()),
  ...hoursShown,
  /** How many reviews gave 0, 1, … 5 stars. */
  reviews_by_rating: z.array(z.number()),
  /** Finished works whose pictures both sides agreed to show, newest first; nothing of the client. */
  trabajos: z.array(
    z.object({
      categoria: z.string(),
      /** `YYYY-MM`, in which it was finished. */
      mes: z.string(),
      imagenes: pictures,
    }),
  ),
  /**
   * What was checked of them, and when: their ID by the team, their phone by a code, the account by the team; and their
   * first finished work.
   */
  comprobado: z.array(
    z.object({ que: z.enum(['identidad', 'telefono', 'equipo', 'trabajo']), at: instant }),
  ),
});
export type PublicProfile = z.infer<typeof publicProfile>;
