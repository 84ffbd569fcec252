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
  const known = new Set((await whatsapp.templates()).map(({ name }) => name));
  const refused: TemplateNews[] = [];
  const failures: unknown[] = [];
  for (const template of TEMPLATES.filter(({ name }) => !known.has(name)))
    try {
      await whatsapp.register(template);
    } catch (error) {
      if (error instanceof TemplateRefused) refused.push(refusal(template, error));
      else failures.push(error);
    }
  await recordTemplates(db, [...(await whatsapp.templates()), ...refused], clock());
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} templates could not be registered`);
}

const refusal = ({ name }: Template, { message }: TemplateRefused): TemplateNews => ({
  name,
  state: 'REJECTED',
  reason: message,
});
