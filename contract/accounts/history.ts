import * as z from 'zod/mini';
import { GROUPS } from '#domain/projects/groups.ts';
import { call, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { groupTotals, proposalSummary, review } from '../views.ts';
import { following } from '../paging.ts';

/**
 * All projects of the caller, newest first, 20 a page: those of a group, or whose title, description or other
 * person have the searched words. The `marca` of a page leads to the next one.
 */
export const getOwnProjects = call({
  path: '/account/get_projects.php',
  access: ['client', 'professional'],
  fresh: false,
  input: z.object({
    grupo: z.optional(z.enum(GROUPS)),
    search: z.optional(f.optionalText(120)),
    marca: z.optional(z.string().check(z.regex(/^\d{1,17}\.\d{1,15}$/, 'La marca no es válida.'))),
  }),
  output: z.object({
    proyectos: z.array(proposalSummary),
    /** Of all the caller's projects, whatever was searched for. */
    totales: groupTotals,
    hay_mas: z.boolean(),
    /** Leads to the next page; null on the last. */
    marca: z.nullable(z.string()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No pudimos cargar tus proyectos.', network: 'Error al cargar tus proyectos' },
});

/** All reviews that the caller received or gave, newest first, 20 a page. */
export const getOwnReviews = call({
  path: '/account/get_reviews.php',
  access: ['client', 'professional'],
  fresh: false,
  input: z.object({
    sentido: z.enum(['recibidas', 'enviadas']),
    /** The `siguiente` of the page before. */
    antes: z.optional(f.id),
  }),
  output: z.object({
    reviews: z.array(review),
    /** All in this direction. */
    total: z.number(),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No pudimos cargar tus reseñas.', network: 'Error al cargar tus reseñas' },
});
