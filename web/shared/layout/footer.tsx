import { Link } from 'react-router';
import { useSession } from '#web/api/session-store.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { TileBand } from '#web/ui/art/tile-band.tsx';
import { paths } from '#web/paths.ts';
import style from './footer.module.css';

interface Column {
  title: string;
  links: readonly { label: string; to: string; visitor?: true }[];
}

const columns: readonly Column[] = [
  {
    title: 'Maestros',
    links: [
      { label: 'Nosotros', to: paths.section('nosotros') },
      { label: 'Cómo funciona', to: paths.section('como-funciona') },
      { label: 'Preguntas', to: paths.section('preguntas') },
      { label: 'Contacto', to: paths.section('contacto') },
    ],
  },
  {
    title: 'Para tu hogar',
    links: [
      { label: 'Buscar profesionales', to: paths.categories },
      { label: 'Quiero contratar', to: paths.signUpClient, visitor: true },
    ],
  },
  {
    title: 'Para profesionales',
    links: [
      { label: 'Trabaja con nosotros', to: paths.offer },
      { label: 'Quiero trabajar', to: paths.signUpProfessional, visitor: true },
      { label: 'Ingresar', to: paths.login, visitor: true },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Términos y condiciones', to: paths.terms },
      { label: 'Políticas de privacidad', to: paths.privacy },
      { label: 'Política de cookies', to: paths.cookies },
    ],
  },
];

const year = new Date().getFullYear();

export function Footer() {
  const signedIn = useSession() !== null;
  return (
    <footer className={style.footer}>
      <TileBand height={16} />
      <div className={style.wrap}>
        <div className={style.brand}>
          <Logo tone="inverse" />
          <p>Servicios para tu hogar, con el pago protegido hasta que confirmas el trabajo.</p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className={style.title}>{column.title}</h2>
            <ul className={style.links}>
              {column.links
                .filter(({ visitor }) => !(visitor && signedIn))
                .map((link) => (
                  <li key={link.label}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={style.end}>© {year} Maestros · Hecho en México</p>
    </footer>
  );
}
