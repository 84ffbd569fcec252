import { templateState } from '#domain/notifications/templates.ts';
import { OPENS, type Template, type TemplateNews } from './port.ts';

export const LANGUAGE = 'es_MX';

/** The provider's form of a template; `origin` is where the product is. Texts of codes are the provider's own: only what they contain is chosen. */
export const definitionOf = (template: Template, origin: string): object => ({
  name: template.name,
  category: template.category,
  language: LANGUAGE,
  components:
    template.category === 'AUTHENTICATION'
      ? [
          { type: 'BODY', add_security_recommendation: true },
          { type: 'FOOTER', code_expiration_minutes: template.minutes },
          { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
        ]
      : [
          {
            type: 'BODY',
            text: template.text,
            ...(template.examples.length > 0 && { example: { body_text: [template.examples] } }),
          },
          {
            type: 'BUTTONS',
            buttons: [
              {
                type: 'URL',
                text: OPENS,
                // The variable of a link stands at its end.
                url: `${origin}/{{1}}`,
                example: [`${origin}/chat/ejemplo`],
              },
            ],
          },
        ],
});

export interface ListedTemplate {
  readonly name: string;
  readonly language?: string;
  readonly status: string;
  readonly rejected_reason?: string;
}

/** What the provider says of templates in our language, and in a word that we know. */
export const newsOf = (listed: readonly ListedTemplate[]): TemplateNews[] =>
  listed.flatMap(({ name, language, status, rejected_reason = 'NONE' }) => {
    const state = templateState(status);
    if (state === null || (language !== undefined && language !== LANGUAGE)) return [];
    return { name, state, reason: rejected_reason === 'NONE' ? null : rejected_reason };
  });
