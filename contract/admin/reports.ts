import * as z from 'zod/mini';
import { REPORT_REASONS } from '#domain/reports.ts';
import { call, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { rol } from '../views.ts';

const admin = ['admin'] as const;

const person = z.object({ keylogin: z.string(), nombre: z.string(), rol });

/** Reports of people that nobody has attended to, newest first, a page at a time. */
export const getReports = call({
  path: '/admin/reports/get_reports.php',
  access: admin,
  input: z.object({
    /** Only reports before this id: the page below. */
    antes: z.optional(f.id),
  }),
  output: z.object({
    reports: z.array(
      z.object({
        id: z.number(),
        /** Who reported, and whom. */
        de: person,
        sobre: person,
        motivo: z.enum(REPORT_REASONS),
        texto: z.string(),
        /** The message it is about; null without one. */
        mensaje: z.nullable(z.string()),
        createAt: z.string(),
      }),
    ),
    hay_mas: z.boolean(),
    /** How many are open, at most 100. */
    abiertas: z.number(),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las denuncias', network: 'Error al cargar las denuncias' },
});

/** Marks a report as attended to, with who and when; again it changes nothing. */
export const closeReport = call({
  path: '/admin/reports/close_report.php',
  access: admin,
  input: z.object({ report_id: f.id }),
  output: z.object({}),
  errors: ['report_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se actualizó la denuncia', network: 'Error al actualizar la denuncia' },
});
