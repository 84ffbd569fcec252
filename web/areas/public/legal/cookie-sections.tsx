import { Link } from 'react-router';
import type { Settings } from '#contract/contact.ts';
import { paths } from '#web/paths.ts';
import type { LegalSection } from './legal-page.tsx';
import style from './legal-page.module.css';
import { cookies, localItems, type StoredItem, tabItems } from './stored-items.ts';

const Items = ({ items }: { items: readonly StoredItem[] }) => (
  <ul className={style.items}>
    {items.map(({ names, purpose, life }) => (
      <li key={names.join()}>
        <p className={style.names}>
          {names.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
        <p>{purpose}</p>
        <p>
          <b>Dura:</b> {life}
        </p>
      </li>
    ))}
  </ul>
);

/** The sections of the cookie policy (1 §2), with every stored item by name. */
export const cookieSections = ({ correo }: Settings): readonly LegalSection[] => [
  {
    id: 'que-son',
    title: 'Qué son',
    text: (
      <p>
        Una cookie es un dato pequeño que un sitio guarda en tu navegador y que este le devuelve en
        las visitas siguientes. Los navegadores tienen además un almacenamiento local, que el sitio
        lee pero que no viaja solo. Aquí explicamos las dos cosas.
      </p>
    ),
  },
  {
    id: 'funcionales',
    title: 'Las que usamos hoy: funcionales',
    text: (
      <>
        <p>
          Solo las que hacen falta para que el sitio funcione. Por eso no te interrumpimos con un
          aviso para aceptarlas.
        </p>
        <h3>Cookies</h3>
        <Items items={cookies} />
        <h3>Almacenamiento local</h3>
        <Items items={localItems} />
        <h3>Almacenamiento de la pestaña</h3>
        <Items items={tabItems} />
      </>
    ),
  },
  {
    id: 'pago',
    title: 'Al pagar con tarjeta',
    text: (
      <p>
        El formulario de pago es de nuestro procesador, Stripe, y se carga solo cuando vas a pagar.
        Stripe puede guardar entonces sus propias cookies, como <code>__stripe_mid</code> (un año) y{' '}
        <code>__stripe_sid</code> (30 minutos), para reconocer intentos de fraude. Son necesarias
        para cobrar con seguridad.
      </p>
    ),
  },
  {
    id: 'analitica',
    title: 'Analítica y terceros',
    text: (
      <p>
        Hoy no usamos cookies de analítica, de publicidad ni de redes sociales. Si más adelante las
        usamos, será solo con tu consentimiento expreso: te preguntaremos antes, podrás decir que no
        y cambiar de opinión después, y esta página dirá cuáles son.
      </p>
    ),
  },
  {
    id: 'bloquear',
    title: 'Cómo bloquearlas o borrarlas',
    text: (
      <>
        <p>
          En los ajustes de privacidad de tu navegador puedes ver, borrar o bloquear lo que este
          sitio guarda:
        </p>
        <ul>
          <li>Chrome: Configuración, Privacidad y seguridad, Cookies y datos de sitios.</li>
          <li>Safari: Ajustes, Safari, Avanzado, Datos de sitios web.</li>
          <li>Firefox: Ajustes, Privacidad y seguridad, Cookies y datos del sitio.</li>
          <li>Edge: Configuración, Cookies y permisos del sitio.</li>
        </ul>
        <p>
          Sin ellas puedes ver el sitio, buscar y leer perfiles, pero no crear una cuenta ni
          mantener tu sesión abierta.
        </p>
      </>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios y dudas',
    text: (
      <p>
        Si esto cambia, publicamos aquí la nueva versión con su fecha. Cómo tratamos tus datos está
        en las <Link to={paths.privacy}>políticas de privacidad</Link>; para cualquier duda, escribe
        a <a href={`mailto:${correo}`}>{correo}</a>.
      </p>
    ),
  },
];
