import * as z from 'zod/mini';
import { call, MONEY } from './call.ts';
import * as f from './fields.ts';
import { user } from './views.ts';

const id = z
  .int('Elige una membresía.')
  .check(z.gte(0, 'Elige una membresía.'), z.lte(3, 'Elige una membresía.'));

interface LevelSent {
  id?: number;
  membership?: unknown;
  level?: unknown;
  nivel?: unknown;
}

/**
 * A level (2 §3: id, descripcion, beneficios, precio), either the body itself or its field `membership`, `level`
 * or `nivel`. Only the id is used.
 */
export const level = z.pipe(
  z.transform((body: LevelSent) => {
    const within = body.membership ?? body.level ?? body.nivel;
    const sent = body.id === undefined && within !== undefined ? within : body;
    const own = typeof sent === 'object' && sent !== null ? (sent as { id?: unknown }).id : sent;
    return { id: f.wholeNumber(own) };
  }),
  z.object({ id }),
);

/** Changes to a level without charge (2 §4); a higher one must be paid for first. */
export const updateMembership = call({
  path: '/update-account/membership.php',
  access: ['professional'],
  fresh: false,
  input: level,
  output: z.object({ user }),
  errors: ['membership_not_found', 'membership_unpaid'],
  limit: MONEY,
  texts: {
    failed: 'No se pudo actualizar tu membresia',
    network: 'Error al actualizar tu membresia',
  },
});
