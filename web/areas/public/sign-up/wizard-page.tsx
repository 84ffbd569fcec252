import type { ReactNode } from 'react';
import { EntryPage, type EntryPageProps } from '#web/shared/session/entry-page.tsx';
import { HasAccount } from '#web/shared/session/purpose.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { AccountStep } from './account-step.tsx';
import { CodeStep } from './code-step.tsx';
import { useComesBack } from './comes-back.ts';
import { STEP_NAMES } from './steps.ts';
import type { Wizard } from './use-wizard.ts';

interface WizardPageProps {
  wizard: Wizard;
  title: string;
  aside: EntryPageProps['aside'];
  /** The steps after the code. */
  children: ReactNode;
}

/** The page of both wizards, with the two steps that they share. */
export function WizardPage({ wizard, title, aside, children }: WizardPageProps) {
  const { steps, step } = wizard;
  if (useComesBack(wizard)) return null;
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
