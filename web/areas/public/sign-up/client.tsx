import { IconLock, IconMessages, IconShieldCheck } from '@tabler/icons-react';
import type { MetaFunction } from 'react-router';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { CLIENT_STEPS } from './steps.ts';
import { SummaryStep } from './summary-step.tsx';
import { useWizard } from './use-wizard.ts';
import { WizardPage } from './wizard-page.tsx';

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Crea tu cuenta para contratar',
    description:
      'Crea tu cuenta de cliente en dos minutos y contrata profesionales validados con el pago protegido.',
    path: paths.signUpClient,
    noindex: location.search !== '',
  });

/** /quiero-contratar (1 §2). */
export default function ClientSignUp() {
  const wizard = useWizard('alta_cliente', CLIENT_STEPS);
  return (
    <WizardPage wizard={wizard} title="Crea tu cuenta" aside={aside}>
      <SummaryStep wizard={wizard} />
    </WizardPage>
  );
}

const aside = {
  title: 'Contrata con tranquilidad',
  items: [
    {
      Icon: IconShieldCheck,
      title: 'Profesionales validados',
      text: 'El equipo revisa a cada uno antes de que aparezca en la búsqueda.',
    },
    {
      Icon: IconMessages,
      title: 'Propuesta por escrito',
      text: 'Acuerdas trabajo, fecha y precio en el chat antes de pagar.',
    },
    {
      Icon: IconLock,
      title: 'Pago protegido',
      text: 'Guardamos el dinero y se libera cuando confirmas que quedó bien.',
    },
  ],
};
