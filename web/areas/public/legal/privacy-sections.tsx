import { Link } from 'react-router';
import type { Settings } from '#contract/contact.ts';
import { paths } from '#web/paths.ts';
import { arcoRights } from './arco.tsx';
import { dataCollected, purposes } from './data-sections.tsx';
import type { LegalSection } from './legal-page.tsx';
import { operatorText } from './operator.tsx';

/** The seven sections of specification 1 §2. */
export const privacySections = (settings: Settings): readonly LegalSection[] => [
  {
    id: 'responsable',
    title: 'Quién es responsable de tus datos',
    text: (
      <>
        <p>
          El responsable es {operatorText(settings)}, que opera la plataforma Maestros. Para todo lo
          que tenga que ver con tus datos, escribe a{' '}
          <a href={`mailto:${settings.correo}`}>{settings.correo}</a>.
        </p>
        <p>
          Trata tus datos conforme a la Ley Federal de Protección de Datos Personales en Posesión de
          los Particulares, publicada el 20 de marzo de 2025, y a este aviso, que aplica a clientes,
          profesionales y visitantes.
        </p>
      </>
    ),
  },
  { id: 'datos', title: 'Qué datos reunimos', text: dataCollected },
  { id: 'finalidades', title: 'Para qué los usamos', text: purposes },
  {
    id: 'conversaciones',
    title: 'Quién puede leer tus conversaciones',
    text: (
      <>
        <p>
          Una conversación es de las dos personas que participan en ella. Además, los
          administradores de Maestros pueden leerla solo para cuidar la calidad del servicio,
          resolver una disputa o investigar un fraude. Nadie más: ni otros usuarios, ni terceros,
          con una excepción: si el banco de una tarjeta retira un pago, el equipo puede entregarle
          lo que se escribió y pasó en ese proyecto, para demostrar qué se contrató y qué se hizo.
        </p>
        <p>
          Cada vez que un administrador abre una conversación ajena queda registrado quién fue y
          cuándo. Las fotos del chat y las identificaciones son privadas: se ven con enlaces que
          vencen a los pocos minutos. La identificación de un profesional también la lee un programa
          nuestro, sin enviarla a nadie, para compararla con su cuenta; lo leído se guarda cifrado y
          lo ve solo el equipo.
        </p>
      </>
    ),
  },
  {
    id: 'transferencias',
    title: 'Con quién los compartimos',
    text: (
      <>
        <p>
          No transferimos tus datos a terceros sin tu consentimiento, con dos excepciones: cuando
          una ley o una autoridad competente nos obliga, y cuando los necesita el procesador de
          pagos para cobrar, devolver o entregar dinero.
        </p>
        <p>
          Los proveedores que trabajan por nuestra cuenta —los que alojan el sitio y los que
          entregan los mensajes de WhatsApp y los correos— solo los usan para darnos ese servicio.
        </p>
        <p>
          Si activas los avisos en un dispositivo, guardamos la dirección que le da el servicio de
          avisos del fabricante de tu navegador, como Google, Apple o Mozilla, y por él te los
          mandamos. Llevan un texto corto, la página que abren y cuántos tienes sin leer, cifrados
          para tu dispositivo: ese servicio no puede leerlos. Los desactivas en «Qué te avisamos» o
          en los ajustes de tu navegador.
        </p>
        <p>
          Tu perfil público, si eres profesional, lo ve cualquiera: nombre, foto, oficios, zona,
          trabajos y reseñas. Tu teléfono, tu correo y tu dirección no aparecen en él. De un cliente
          que escribe una reseña se ve su nombre y la inicial de su apellido.
        </p>
        <p>
          A quien contratas le mostramos la dirección del trabajo desde tu primer pago y hasta que
          el proyecto termina. Quien solo recibe tu solicitud ve la colonia y el código postal.
        </p>
      </>
    ),
  },
  { id: 'arco', title: 'Tus derechos ARCO', text: arcoRights(settings) },
  {
    id: 'cambios',
    title: 'Cambios a este aviso',
    text: (
      <p>
        Si este aviso cambia, publicamos aquí la nueva versión con su fecha y, si el cambio es
        importante, te avisamos por correo o en la plataforma antes de que se aplique. Este aviso se
        lee junto con los <Link to={paths.terms}>términos y condiciones</Link> y la{' '}
        <Link to={paths.cookies}>política de cookies</Link>.
      </p>
    ),
  },
];
