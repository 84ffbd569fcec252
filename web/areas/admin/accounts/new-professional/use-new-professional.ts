import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { asProfileFailure, earlierStep, type StepErrors } from '#web/shared/sign-up/failures.ts';
import type { ProfileValues } from '#web/shared/sign-up/values.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { type Draft, drafts } from './draft.ts';
import { type Step, stepToShow } from './steps.ts';

const KEY = 'alta_por_administrador';

/** 2 §8: to an administrator it is not «tu cuenta». */
const TEXTS = { failed: 'La cuenta no se ha creado', network: 'Error al crear la cuenta' };

export interface NewProfessional {
  step: Step;
  /** Changes once, when what a former visit typed has been read: the forms then begin anew with it. */
  key: string;
  draft: Draft;
  keep: (part: Partial<Draft>) => void;
  go: (step: Step) => void;
  /** What a failed creation found wrong in the step shown. */
  errors: StepErrors | null;
  clearErrors: () => void;
  /** Creates the account; what belongs to an earlier step leads back there with its texts. */
  create: (prof: ProfileValues, image: File) => Promise<void>;
}

/** The state of the wizard: the step is in the address, what was typed in the session storage. */
export function useNewProfessional(): NewProfessional {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { draft, restored } = drafts.use(KEY);
  const [errors, setErrors] = useState<StepErrors | null>(null);

  const step = stepToShow(draft, search.get('paso'));
  const go = (wanted: Step) => setSearch(wanted === 'cuenta' ? {} : { paso: wanted });

  const create = async (prof: ProfileValues, image: File) => {
    try {
      const { account, address } = draft;
      const options = { images: { image }, withSession: true, texts: TEXTS };
      await api.signUp.createProfesional({ account, address, prof }, options);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const earlier = earlierStep(error);
      if (!earlier) throw asProfileFailure(error);
      setErrors(earlier);
      toast.error(error.message);
      return go(earlier.step);
    }
    toast.success('La cuenta se creó sin problemas.');
    await queries.invalidateQueries({ queryKey: ['admin'] });
    // The newest account stands first there.
    await navigate(paths.accounts, { replace: true });
    drafts.drop(KEY);
  };

  return {
    step,
    key: restored ? 'restored' : 'new',
    draft,
    keep: (part) => drafts.keep(KEY, part),
    go,
    errors: errors?.step === step ? errors : null,
    clearErrors: () => setErrors(null),
    create,
  };
}
