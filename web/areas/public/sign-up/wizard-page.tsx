import type { ReactNode } from 'react';
import { Navigate, NavigationType, useNavigation, useNavigationType } from 'react-router';
import { useSession } from '#web/api/session-store.ts';
import { EntryPage, type EntryPageProps } from '#web/shared/session/entry-page.tsx';
import { homeOf } from '#web/shared/session/home-of.ts';
import { HasAccount } from '#web/shared/session/purpose.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { AccountStep } from './account-step.tsx';
import { CodeStep } from './code-step.tsx';
import { EMPTY_DRAFT } from './draft.ts';
import { STEP_NAMES } from './steps.ts';
import type { Wizard } from './use-wizard.ts';

interface WizardPageProps {
  wizard: Wizard;
  title: string;
  aside: EntryPageProps['aside'];
  /** The steps after the code. */
  children: ReactNode;
}

/**
 * Where somebody belongs who comes back to an empty sign-up with a session, as after the one that made it: the address of
 * their area. Somebody who follows a link there wants another account, and reads what that needs.
 */
function useSignedInAlready({ draft }: Wizard): string | null {
  const session = useSession();
  const back = useNavigationType() === NavigationType.Pop;
  const leaving = useNavigation().state !== 'idle';
  const empty = JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);
  return session && back && !leaving && empty ? homeOf(session.user.rol) : null;
}

/** The page of both wizards, with the two steps that they share. */
export function WizardPage({ wizard, title, aside, children }: WizardPageProps) {
  const { steps, step } = wizard;
  const done = useSignedInAlready(wizard);
  if (done) return <Navigate to={done} replace />;
  return (
    <EntryPage title={title} onTop={step === 'cuenta' && <HasAccount />} aside={aside}>
      <Stepper steps={steps.map((name) => STEP_NAMES[name])} current={steps.indexOf(step)}>
        {step === 'cuenta' && <AccountStep key={wizard.key} wizard={wizard} />}
        {step === 'codigo' && <CodeStep wizard={wizard} />}
        {step !== 'cuenta' && step !== 'codigo' && children}
      </Stepper>
    </EntryPage>
  );
}
