import type { Contacto, Preguntas } from '#contract/settings.ts';
import type { OperatorConfig } from '#server/config.ts';

/** What the audit log keeps of the questions: each answer by its question, their order, and which are off the page. */
export const auditedQuestions = (questions: Preguntas['valor']): object => ({
  preguntas: Object.fromEntries(questions.map(({ pregunta, respuesta }) => [pregunta, respuesta])),
  orden: questions.map(({ pregunta }) => pregunta),
  retiradas: questions.filter(({ retirada }) => retirada).map(({ pregunta }) => pregunta),
});

/** What it keeps of the contact data, which is public: what is shown, with what is configured where nothing is written. */
export const auditedContact =
  ({ teamEmail, whatsappContact, legalName, legalAddress }: OperatorConfig) =>
  ({ correo, whatsapp, responsable, domicilio }: Contacto['valor']): object => ({
    contacto: {
      Correo: correo || teamEmail,
      WhatsApp: whatsapp || whatsappContact,
      Responsable: responsable || legalName,
      Domicilio: domicilio || legalAddress,
    },
  });
