import type { Settings } from '#contract/contact.ts';

/** «Rosa Díaz, con domicilio en …»: the sentence also reads well while name or address are missing. */
export const operatorText = ({ responsable, domicilio }: Settings): string =>
  `${responsable ? `${responsable}, persona física con actividad empresarial` : 'una persona física con actividad empresarial'}${domicilio ? `, con domicilio en ${domicilio}` : ' en México'}`;

/** How to write to whoever operates the platform. */
export function TeamContact({ correo, whatsapp }: Settings) {
  return (
    <>
      <a href={`mailto:${correo}`}>{correo}</a>
      {whatsapp && (
        <>
          {' '}
          o por <a href={whatsapp}>WhatsApp</a>
        </>
      )}
    </>
  );
}
