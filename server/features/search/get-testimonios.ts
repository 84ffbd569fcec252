import { getTestimonios as call } from '#contract/search.ts';
import { handle } from '#server/calls/handler.ts';
import { reviewView, publicName } from '#server/features/accounts/index.ts';
import { newestTestimonials } from './testimonials.ts';

const SHOWN = 3;

type Row = Awaited<ReturnType<typeof newestTestimonials>>[number];

export const getTestimonios = handle(call, async (_input, { db }) => ({
  testimonios: ofDifferentPeople(await newestTestimonials(db)).map((row) => ({
    review: reviewView(row, 'briefly'),
    profesional: {
      keylogin: row.subject_key,
      nombre: publicName({
        nombre: row.professional_nombre,
        apellidos: row.professional_apellidos,
        nombre_comercial: row.nombre_comercial,
      }),
      profesion: row.profesion,
    },
  })),
}));

/** At most one per client and per professional. */
function ofDifferentPeople(rows: readonly Row[]): Row[] {
  const heard = new Set<string>();
  const chosen: Row[] = [];
  for (const row of rows) {
    if (chosen.length === SHOWN) break;
    if (heard.has(row.author_key) || heard.has(row.subject_key)) continue;
    heard.add(row.author_key).add(row.subject_key);
    chosen.push(row);
  }
  return chosen;
}
