import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { create } from '#contract/sign-up.ts';
import { ApiError } from '#web/api/client.ts';
import { storeSession } from '#web/api/session-store.ts';
import { earlierStep, type StepErrors } from '#web/shared/sign-up/failures.ts';
import { useGoTo } from '#web/shared/session/use-go-to.ts';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { Draft, Step } from './draft.ts';
import { drafts } from './draft-store.ts';
import { stepToShow } from './steps.ts';

export interface Wizard {
  steps: readonly Step[];
  step: Step;
  /** Changes once the stored draft is read, so that the forms are remounted with it. */
  key: string;
  draft: Draft;
  keep: (part: Partial<Draft>) => void;
  /** Only in memory: it has to be typed again after a reload. */
  pass: string;
  setPass: (pass: string) => void;
  go: (step: Step, options?: { replace?: boolean }) => void;
  next: (options?: { replace?: boolean }) => void;
  /** The errors of a failed sign-up in the current step. */
  errors: StepErrors | null;
  clearErrors: () => void;
  /** Creates the account; errors of an earlier step lead back to it. */
  finish: (
    created: Promise<OutputOf<typeof create>>,
    /** Called when the account was created: cleans up and returns where to go. */
    destination: () => string,
    ownFailure: (error: ApiError) => ApiError,
  ) => Promise<void>;
}

/** The state of both wizards: the step is in the address, the draft in the session storage. */
export function useWizard(storageKey: string, steps: readonly Step[]): Wizard {
  const [search, setSearch] = useSearchParams();
  const goTo = useGoTo();
  const { draft, restored } = drafts.use(storageKey);
  const [pass, setPass] = useState('');
  const [errors, setErrors] = useState<StepErrors | null>(null);

  const step = stepToShow(steps, draft, search.get('paso'));
  const keep = (part: Partial<Draft>) => drafts.keep(storageKey, part);
  const go: Wizard['go'] = (wanted, options) =>
    setSearch(wanted === steps[0] ? {} : { paso: wanted }, options);
  const next: Wizard['next'] = (options) => go(steps[steps.indexOf(step) + 1] ?? 'cuenta', options);

  const backTo = (found: StepErrors, code: ApiError['code']) => {
    setErrors(found);
    // The verification has expired: the next attempt asks for a new code.
    if (code === 'phone_not_proved') keep({ proved: null, sent: null });
    go(found.step);
  };

  const finish: Wizard['finish'] = async (created, destination, ownFailure) => {
    try {
      storeSession(await created);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const earlier = earlierStep(error);
      if (!earlier) throw ownFailure(error);
      if (!failureOf(error).said) toast.error(error.message);
      return backTo(earlier, error.code);
    }
    toast.success('Tu cuenta se creó sin problemas');
    await goTo(destination());
    drafts.drop(storageKey);
  };

  return {
    steps,
    step,
    key: restored ? 'restored' : 'new',
    draft,
    keep,
    pass,
    setPass,
    go,
    next,
    errors: errors?.step === step ? errors : null,
    clearErrors: () => setErrors(null),
    finish,
  };
}
