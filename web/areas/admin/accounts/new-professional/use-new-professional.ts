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

/** Error texts for an administrator, without «tu cuenta» (2 §8). */
const TEXTS = { failed: 'La cuenta no se ha creado', network: 'Error al crear la cuenta' };

export interface NewProfessional {
  step: Step;
  /** The address of the list of accounts as it was left. */
  list: string;
  /** React key; changes once, when the stored draft is read, so that the forms start again with it. */
  key: string;
  draft: Draft;
  keep: (part: Partial<Draft>) => void;
  go: (step: Step) => void;
  /** Errors of a failed creation that belong to the current step. */
  errors: StepErrors | null;
  clearErrors: () => void;
  /** Creates the account; errors of an earlier step lead back to it. */
  create: (prof: ProfileValues, image: File) => Promise<void>;
}

/** The wizard's state: the step is in the address, the draft in the session storage. */
export function useNewProfessional(): NewProfessional {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { draft, restored } = drafts.use(KEY);
  const [errors, setErrors] = useState<StepErrors | null>(null);

  const step = stepToShow(draft, search.get('paso'));
  const lista = search.get('lista') ?? '';
  const go = (wanted: Step) =>
    setSearch({ ...(wanted !== 'cuenta' && { paso: wanted }), ...(lista && { lista }) });
  const list = lista ? `${paths.accounts}?${lista}` : paths.accounts;

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
    await navigate(list, { replace: true });
    drafts.drop(KEY);
  };

  return {
    step,
    list,
    key: restored ? 'restored' : 'new',
    draft,
    keep: (part) => drafts.keep(KEY, part),
    go,
    errors: errors?.step === step ? errors : null,
    clearErrors: () => setErrors(null),
    create,
  };
}
