import { feeFromWire, type FeeOnWire, feeText } from '#domain/projects/fee.ts';
import { IconCalendarDollar, IconLock, IconShieldCheck } from '@tabler/icons-react';
import type { MetaFunction } from 'react-router';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { FormSkeleton } from '#web/shared/sign-up/form-skeleton.tsx';
import { loadLists } from '#web/shared/sign-up/lists.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { useLoaded } from '#web/shared/use-loaded.ts';
import { ErrorState } from '#web/ui/states.tsx';
import type { Route } from './+types/professional.ts';
import { AddressStep } from './address-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { PROFESSIONAL_STEPS } from './steps.ts';
import { usePhoto } from './use-photo.ts';
import { useWizard } from './use-wizard.ts';
import { WizardPage } from './wizard-page.tsx';

export { PageProblem as ErrorBoundary } from '../problem.tsx';

export const loader = () => api.contact.getSettings({});
export const clientLoader = () => api.contact.getSettings({});

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Trabaja como profesional',
    description:
      'Regístrate gratis, pasa la validación de nuestro equipo y recibe trabajos de clientes con el pago asegurado.',
    path: paths.signUpProfessional,
    noindex: location.search !== '',
  });

/** /quiero-trabajar (1 §2). */
export default function ProfessionalSignUp({ loaderData }: Route.ComponentProps) {
  const wizard = useWizard('alta_profesional', PROFESSIONAL_STEPS);
  const photo = usePhoto(wizard);
  const lists = useLoaded(loadLists, { toastOnError: true });
  const { step } = wizard;
  const loading = !lists.value || (step === 'perfil' && photo.waiting);
  return (
    <WizardPage wizard={wizard} title="Trabaja con nosotros" aside={asideWith(loaderData.comision)}>
      {lists.failure && <ErrorState title={lists.failure} onRetry={lists.retry} />}
      {!lists.failure && loading && <FormSkeleton />}
      {lists.value && step === 'direccion' && (
        <AddressStep wizard={wizard} estados={lists.value.estados} />
      )}
      {lists.value && !loading && step === 'perfil' && (
        <ProfileStep wizard={wizard} {...lists.value} photo={photo} />
      )}
    </WizardPage>
  );
}

const asideWith = (comision: FeeOnWire) => ({
  title: 'Lo que ganas con nosotros',
  more: { label: 'Ver todo lo que ofrecemos', to: paths.offer },
  items: [
    {
      Icon: IconLock,
      title: 'Cobro asegurado',
      text: 'El cliente paga antes de empezar; el dinero espera protegido hasta que terminas.',
    },
    {
      Icon: IconCalendarDollar,
      title: 'Comisión clara',
      text: feeWords(comision),
    },
    {
      Icon: IconShieldCheck,
      title: 'Tu perfil validado',
      text: 'El equipo revisa tu cuenta y la marca como validada ante los clientes.',
    },
  ],
});

function feeWords(comision: FeeOnWire): string {
  const { percent, fixed } = feeText(feeFromWire(comision));
  return `Registrarte es gratis. De cada trabajo se descuenta ${percent} más ${fixed} MXN.`;
}
