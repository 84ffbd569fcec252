import { getTemplates as call, type MessageTemplate } from '#contract/notifications.ts';
import { templateState } from '#domain/notifications/templates.ts';
import { handle } from '#server/calls/handler.ts';
import { EVENT_OF_TEMPLATE, TEMPLATES } from '../events.ts';

export const getTemplates = handle(call, async (_input, { db }) => {
  const rows = await db.selectFrom('notification_template').selectAll().execute();
  const states = new Map(rows.map((row) => [row.name, row]));
  const plantillas = TEMPLATES.map((template): MessageTemplate => {
    const known = states.get(template.name);
    return {
      nombre: template.name,
      evento: EVENT_OF_TEMPLATE.get(template.name) ?? null,
      texto: 'text' in template ? template.text : null,
      estado: templateState(known?.state ?? ''),
      motivo: known?.reason ?? null,
      desde: known?.changed_at.toISOString() ?? null,
    };
  });
  const unusable = ({ estado }: MessageTemplate) => estado !== 'APPROVED';
  const read = rows.map(({ read_at }) => read_at.getTime());
  return {
    plantillas: [
      ...plantillas.filter(unusable),
      ...plantillas.filter((template) => !unusable(template)),
    ],
    leidas_at: read.length > 0 ? new Date(Math.max(...read)).toISOString() : null,
  };
});
