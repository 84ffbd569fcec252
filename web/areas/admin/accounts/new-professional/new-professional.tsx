import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { FormSkeleton } from '#web/shared/sign-up/form-skeleton.tsx';
import { loadLists } from '#web/shared/sign-up/lists.ts';
import { useLoaded } from '#web/shared/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { AddressStep } from './address-step.tsx';
import back from '../../back.module.css';
import style from './new-professional.module.css';
import { PersonStep } from './person-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { STEP_NAMES, STEPS } from './steps.ts';
import { useNewProfessional } from './use-new-professional.ts';

export const meta = () => [{ title: 'Nuevo profesional · Maestros' }];

/** /admin/nuevo-profesional (2 §2). */
export default function NewProfessional() {
  const wizard = useNewProfessional();
  // Kept here so that it survives going back a step; a reload loses it.
  const [photo, setPhoto] = useState<File | null>(null);
  const lists = useLoaded(loadLists, { toastOnError: true });
  const { step } = wizard;

  const content = () => {
    if (step === 'cuenta') return <PersonStep key={wizard.key} wizard={wizard} />;
    if (lists.failure) return <ErrorState title={lists.failure} onRetry={lists.retry} />;
    if (!lists.value) return <FormSkeleton />;
    if (step === 'direccion') return <AddressStep wizard={wizard} estados={lists.value.estados} />;
    return <ProfileStep wizard={wizard} {...lists.value} photo={photo} setPhoto={setPhoto} />;
  };
  return (
    <Stack gap={4} className={style.page}>
      <div className={back.back}>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconArrowLeft size={20} aria-hidden />}
          href={wizard.list}
        >
          Volver a las cuentas
        </Button>
      </div>
      <h1>Nuevo profesional</h1>
      <Card>
        <Stepper steps={STEPS.map((name) => STEP_NAMES[name])} current={STEPS.indexOf(step)}>
          {content()}
        </Stepper>
      </Card>
    </Stack>
  );
}
