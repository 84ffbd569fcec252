import { expect, it } from 'vitest';
import { definitionOf } from '#server/adapters/whatsapp/templates.ts';
import { EVENT_OF_TEMPLATE, TEMPLATES } from '../events.ts';

// Every template as it is registered, as docs/whatsapp.md shows it: `--update` writes it anew.

const HEAD = `# WhatsApp

Made and kept true by \`server/features/notifications/templates/document.test.ts\`; do not edit it.

To begin, in this order:

1. Verify the business and its number at Meta, and create an app with the product WhatsApp.
2. Set \`WHATSAPP_TOKEN\`, \`WHATSAPP_PHONE_NUMBER_ID\`, \`WHATSAPP_BUSINESS_ID\`, \`WHATSAPP_APP_SECRET\` and
   \`WHATSAPP_VERIFY_TOKEN\` (README), and start the product: it registers the templates below by itself, one by one,
   and each day those that are missing.
3. Give Meta the address \`/api/whatsapp/webhook\` with that word, and subscribe to the fields \`messages\` and
   \`message_template_status_update\`.
4. Wait until \`/admin/plantillas\` says that all are approved. One that was refused says why there; its text is
   changed in \`server/features/notifications/\`, and is then another template.

Language: \`es_MX\`. The name of a text ends in eight characters of its digest.
`;

const ORIGIN = 'https://maestros.mx';

const cell = (text: string) => text.replaceAll('|', '\\|');

it('is in the documentation, each with its form', async () => {
  const rows = TEMPLATES.map((template) =>
    'text' in template
      ? `| \`${template.name}\` | ${EVENT_OF_TEMPLATE.get(template.name)} | ${cell(template.text)} | ${cell(template.examples.join(' · '))} |`
      : null,
  ).filter((row) => row !== null);
  const code = TEMPLATES.find(({ category }) => category === 'AUTHENTICATION');
  const first = TEMPLATES.find(({ category }) => category === 'UTILITY');
  expect(rows).toHaveLength(TEMPLATES.length - 1);
  const document = [
    HEAD,
    '## Codes\n',
    'Category `AUTHENTICATION`; its text is the provider’s own.\n',
    '```json',
    JSON.stringify(code && definitionOf(code, ORIGIN), null, 2),
    '```\n',
    '## Events\n',
    `Category \`UTILITY\`, ${rows.length} templates, each with a button that opens what it speaks of, such as:\n`,
    '```json',
    JSON.stringify(first && definitionOf(first, ORIGIN), null, 2),
    '```\n',
    'The site’s address is that of `ORIGIN`.\n',
    '| Name | Event | Text | Examples |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  await expect(document).toMatchFileSnapshot('../../../../docs/whatsapp.md');
});
