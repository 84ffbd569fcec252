import { useSearchParams } from 'react-router';
import { api } from '#web/api/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { type Draft, drafts } from './draft.ts';
import { type Step, stepToShow } from './steps.ts';

const KEY = 'restaurar';

export interface Restore {
  step: Step;
  /** Changes once the stored draft is read, so that the forms are remounted with it. */
  key: string;
  draft: Draft;
  keep: (part: Partial<Draft>) => void;
  drop: () => void;
  go: (step: Step, options?: { replace?: boolean }) => void;
  /** Sends a code and stores its handle; an older code stops working. */
  sendCode: (email: string) => Promise<void>;
}

/** The state of the page: the step is in the address, the rest in the session storage. */
export function useRestore(): Restore {
  const [search, setSearch] = useSearchParams();
  const { draft, restored } = drafts.use(KEY);
  const keep = (part: Partial<Draft>) => drafts.keep(KEY, part);
  return {
    step: stepToShow(draft, search.get('paso')),
    key: restored ? 'restored' : 'new',
    draft,
    keep,
    drop: () => drafts.drop(KEY),
    go: (step, options) => setSearch(step === 'correo' ? {} : { paso: step }, options),
    sendCode: async (email) => {
      const { keylogin, reenvio } = await api.session.codeSendMail({ email });
      toast.success('El correo se envió con éxito', 'Enviado');
      const resendAt = Date.now() + reenvio * 1000;
      keep({ email, sent: { email, keylogin, resendAt }, proved: false });
    },
  };
}
