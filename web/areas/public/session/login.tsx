import { IconLock, IconMessages, IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { EntryPage } from '#web/shared/session/entry-page.tsx';
import style from './login.module.css';
import { LoginForm } from './login-form.tsx';

export const meta = () =>
  pageMeta({
    title: 'Ingresar',
    description: 'Entra a tu cuenta de Maestros con tu correo y tu contraseña.',
    path: paths.login,
    noindex: true,
  });

/** /login (1 §2). */
export default function Login() {
  return (
    <EntryPage title="Ingresar" lead="Qué gusto verte de nuevo." aside={aside}>
      <LoginForm />
      <div className={style.others}>
        <p>¿Todavía no tienes cuenta?</p>
        <ul>
          <li>
            <Link to={paths.signUpClient}>Quiero contratar</Link>
            <span> para tu hogar</span>
          </li>
          <li>
            <Link to={paths.signUpProfessional}>Quiero trabajar</Link>
            <span> como profesional</span>
          </li>
        </ul>
      </div>
    </EntryPage>
  );
}

const aside = {
  title: 'Todo en un solo lugar',
  items: [
    {
      Icon: IconMessages,
      title: 'Tus conversaciones',
      text: 'Cada acuerdo queda por escrito: qué se hace, cuándo y en cuánto.',
    },
    {
      Icon: IconLock,
      title: 'Pago protegido',
      text: 'El dinero se libera cuando confirmas que el trabajo quedó bien.',
    },
    {
      Icon: IconShieldCheck,
      title: 'Profesionales validados',
      text: 'El equipo revisa a cada profesional antes de que reciba trabajos.',
    },
  ],
};
