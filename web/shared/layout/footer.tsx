import { Link } from 'react-router';
import { Logo } from '#web/ui/art/logo.tsx';
import { TileBand } from '#web/ui/art/tile-band.tsx';
import { paths } from '#web/paths.ts';
import style from './footer.module.css';

const columns = [
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
      { label: 'Quiero contratar', to: paths.signUpClient },
    ],
  },
  {
    title: 'Para profesionales',
    links: [
      { label: 'Trabaja con nosotros', to: paths.offer },
      { label: 'Quiero trabajar', to: paths.signUpProfessional },
      { label: 'Ingresar', to: paths.login },
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
] as const;

const year = new Date().getFullYear();

export function Footer() {
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
              {column.links.map((link) => (
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
