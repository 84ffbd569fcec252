import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { LegalSection } from './legal-page.tsx';

/** The seven sections of specification 1 §2. */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'responsable',
    title: 'Quién es responsable de tus datos',
    text: (
      <p>
        El responsable es una persona física con actividad empresarial que opera la plataforma
        Maestros desde Guadalajara, Jalisco, México. Trata tus datos conforme a la Ley Federal de
        Protección de Datos Personales en Posesión de los Particulares y a este aviso, que aplica a
        clientes, profesionales y visitantes.
      </p>
    ),
  },
  {
    id: 'datos',
    title: 'Qué datos reunimos',
    text: (
      <>
        <p>Solo los que hacen falta para que la plataforma funcione:</p>
        <ul>
          <li>
            <b>De contacto:</b> nombre completo, teléfono y correo.
          </li>
          <li>
            <b>De lugar:</b> dirección, colonia, código postal, ciudad y estado; en el caso de los
            profesionales, también la zona donde trabajan.
          </li>
          <li>
            <b>Fotos:</b> la de perfil, las de trabajos hechos y las que envías en el chat.
          </li>
          <li>
            <b>Identificación oficial:</b> imágenes por ambos lados, solo de los profesionales, para
            poder pagarles.
          </li>
          <li>
            <b>Conversaciones:</b> los mensajes y archivos que intercambias, las propuestas y las
            reseñas.
          </li>
          <li>
            <b>De pago y facturación:</b> cuánto, cuándo y por qué proyecto se pagó, y la cuenta
            donde el profesional recibe su dinero. Los datos de la tarjeta los recibe directamente
            el procesador de pagos; nosotros no los vemos.
          </li>
          <li>
            <b>Técnicos:</b> dirección IP, tipo de navegador, fecha y hora de acceso, y lo que tu
            navegador guarda para mantener tu sesión abierta.
          </li>
        </ul>
        <p>No pedimos datos sobre tu salud, religión, opiniones u otros datos sensibles.</p>
      </>
    ),
  },
  {
    id: 'finalidades',
    title: 'Para qué los usamos',
    text: (
      <>
        <p>Los necesitamos para:</p>
        <ul>
          <li>crear tu cuenta, confirmar que el teléfono es tuyo y mantener tu sesión segura;</li>
          <li>
            validar a los profesionales y mostrar su perfil público a quien busca un servicio;
          </li>
          <li>que clientes y profesionales conversen, acuerden un trabajo y se califiquen;</li>
          <li>cobrar, proteger, liberar y devolver el dinero de cada proyecto;</li>
          <li>avisarte por mensaje o por correo de lo que pasa en tus proyectos;</li>
          <li>atender dudas y disputas, y prevenir fraudes;</li>
          <li>cumplir con las obligaciones fiscales y legales que nos tocan.</li>
        </ul>
        <p>
          No usamos tus datos para vender publicidad ni los entregamos a anunciantes. Si algún día
          quisiéramos usarlos para otra cosa, te pediríamos permiso antes.
        </p>
      </>
    ),
  },
  {
    id: 'conversaciones',
    title: 'Quién puede leer tus conversaciones',
    text: (
      <>
        <p>
          Una conversación es de las dos personas que participan en ella. Además, los
          administradores de Maestros pueden leerla cuando hace falta para cuidar la calidad del
          servicio, resolver una disputa o investigar un fraude. Nadie más: ni otros usuarios, ni
          terceros.
        </p>
        <p>
          Cada vez que un administrador abre una conversación ajena queda registrado quién fue y
          cuándo. Las fotos del chat son privadas y no tienen una dirección pública.
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
          Tu perfil público, si eres profesional, lo ve cualquiera: nombre, foto, oficios, zona,
          trabajos y reseñas. Tu teléfono, tu correo y tu dirección no aparecen en él.
        </p>
      </>
    ),
  },
  {
    id: 'arco',
    title: 'Tus derechos ARCO',
    text: (
      <>
        <p>
          Puedes pedir acceso a tus datos, que los rectifiquemos si están mal, que los cancelemos
          cuando ya no hagan falta, y oponerte a un uso en particular. También puedes retirar el
          consentimiento que nos diste.
        </p>
        <p>
          Hazlo por correo electrónico, desde la dirección registrada en tu cuenta y en respuesta a
          cualquiera de los correos que recibes de Maestros. Dinos tu nombre, qué derecho quieres
          ejercer y sobre qué datos. Podemos pedirte que compruebes tu identidad. Te respondemos en
          un máximo de 20 días hábiles y, si procede, lo hacemos efectivo en los 15 días hábiles
          siguientes.
        </p>
        <p>
          Al cancelar una cuenta borramos o volvemos anónimos tus datos personales. Conservamos lo
          que la ley pide sobre pagos y lo que la otra persona necesita de un proyecto compartido,
          sin tu nombre.
        </p>
      </>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios a este aviso',
    text: (
      <p>
        Si este aviso cambia, publicamos aquí la nueva versión con su fecha y, si el cambio es
        importante, te avisamos en tu cuenta antes de que se aplique. Este aviso se lee junto con
        los <Link to={paths.terms}>términos y condiciones</Link>.
      </p>
    ),
  },
];
