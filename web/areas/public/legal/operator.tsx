import type { Settings } from '#contract/contact.ts';

/** «Rosa Díaz, con domicilio en …»; also a valid text while name or address are missing. */
export const operatorText = ({ responsable, domicilio }: Settings): string =>
  `${responsable ? `${responsable}, persona física con actividad empresarial` : 'una persona física con actividad empresarial'}${domicilio ? `, con domicilio en ${domicilio}` : ' en México'}`;

/** The contact links of the platform's operator. */
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
