import { IconLock, IconMessages, IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Assurances } from '#web/shared/session/assurances.tsx';
import { EntryPage } from '#web/shared/session/entry-page.tsx';
import { SignedInNotice } from '#web/shared/session/signed-in-notice.tsx';
import { Stack } from '#web/ui/stack.tsx';
import style from './login.module.css';
import { LoginForm } from './login-form.tsx';

export const meta = () => [
  { title: 'Ingresar · Maestros' },
  { name: 'description', content: 'Entra a tu cuenta de Maestros.' },
  { name: 'robots', content: 'noindex' },
];

/** /login (1 §2). */
export default function Login() {
  return (
    <EntryPage aside={<Assurances title="Todo en un solo lugar" items={assurances} />}>
      <Stack gap={6}>
        <div>
          <h1>Ingresar</h1>
          <p className={style.lead}>Qué gusto verte de nuevo.</p>
        </div>
        <SignedInNotice />
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
      </Stack>
    </EntryPage>
  );
}

const assurances = [
  {
    icon: <IconMessages size={24} stroke={1.75} />,
    title: 'Tus conversaciones',
    text: 'Cada acuerdo queda por escrito: qué se hace, cuándo y en cuánto.',
  },
  {
    icon: <IconLock size={24} stroke={1.75} />,
    title: 'Pago protegido',
    text: 'El dinero se libera cuando confirmas que el trabajo quedó bien.',
  },
  {
    icon: <IconShieldCheck size={24} stroke={1.75} />,
    title: 'Profesionales validados',
    text: 'El equipo revisa a cada profesional antes de que reciba trabajos.',
  },
];
