/** Filters of the team's lists that somebody keeps under a name, each their own (4 §F). */
import * as z from 'zod/mini';
import {
  VIEW_LISTS,
  VIEW_NAME_MAX,
  VIEW_QUERY_MAX,
  viewName,
  viewQuery,
} from '#domain/saved-views/saved-views.ts';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';

const admin = ['admin'] as const;

const lista = z.enum(VIEW_LISTS, { error: 'Esta lista no tiene vistas.' });

const savedView = z.object({
  id: z.number(),
  nombre: z.string(),
  /** What the list's address says after its «?». */
  consulta: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

/** One's own views of a list, by name. */
export const getSavedViews = call({
  path: '/admin/saved_views/get_views.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ lista }),
  output: z.object({ vistas: z.array(savedView) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron tus vistas', network: 'Error al cargar tus vistas' },
});

/**
 * Keeps what an address says of a list: of `consulta` only the filters that the list knows. A name that one has there
 * already, however it is capitalised, spaced or its accents are spelled, is replaced only with `reemplazar`; sent again, it changes nothing.
 */
export const saveView = call({
  path: '/admin/saved_views/save_view.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z
    .object({
      lista,
      nombre: f
        .requiredText('Escribe un nombre.', VIEW_NAME_MAX)
        .check(z.overwrite(viewName), z.maxLength(VIEW_NAME_MAX, 'El nombre es demasiado largo.')),
      consulta: f.requiredText('Elige antes un filtro o un orden.', VIEW_QUERY_MAX),
      reemplazar: z.optional(f.flag),
    })
    .check(
      z.refine(
        (view) => {
          const { length } = viewQuery(view.lista, view.consulta);
          return length > 0 && length <= VIEW_QUERY_MAX;
        },
        { path: ['consulta'], error: 'Esta lista no conoce estos filtros.' },
      ),
    ),
  output: z.object({ vista: savedView }),
  errors: ['saved_view_exists', 'saved_views_full'],
  limit: EVERYDAY,
  texts: { failed: 'No se guardó la vista', network: 'Error al guardar la vista' },
});

/** Forgets one of one's own views; one that is not there, or somebody else's, stays as it is. */
export const deleteView = call({
  path: '/admin/saved_views/delete_view.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({}),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se borró la vista', network: 'Error al borrar la vista' },
});
