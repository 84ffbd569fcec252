import {
  type Template,
  type TemplateNews,
  TemplateRefused,
} from '#server/adapters/whatsapp/port.ts';
import type { Services } from '#server/context.ts';
import { TEMPLATES } from '../events.ts';
import { recordTemplates } from './record.ts';

/**
 * Registers the templates that the provider does not have, one by one, and reads the state of all. One that is refused
 * harms no other and is recorded with why; after any other failure the rest is still tried, and then this fails.
 */
export async function syncTemplates({
  whatsapp,
  db,
  clock,
}: Pick<Services, 'whatsapp' | 'db' | 'clock'>): Promise<void> {
  const listed = await whatsapp.templates();
  const known = new Set(listed.map(({ name }) => name));
  const missing = TEMPLATES.filter(({ name }) => !known.has(name));
  const refused: TemplateNews[] = [];
  const failures: unknown[] = [];
  for (const template of missing)
    try {
      await whatsapp.register(template);
    } catch (error) {
      if (error instanceof TemplateRefused) refused.push(refusal(template, error));
      else failures.push(error);
    }
  // A start waits for this: it asks once more only where something is new.
  const news = missing.length > 0 ? await whatsapp.templates() : listed;
  await recordTemplates(db, [...news, ...refused], clock());
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} templates could not be registered`);
}

const refusal = ({ name }: Template, { message }: TemplateRefused): TemplateNews => ({
  name,
  state: 'REJECTED',
  reason: message,
});
