import { useState } from 'react';
import { requestTitle } from '#domain/requests/state.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { FormHead } from './form-head.tsx';
import { ProposalForm, type ProposalFormProps } from './proposal-form.tsx';
import { useRequestToAnswer } from './use-request-to-answer.ts';

type AnsweringFormProps = Omit<ProposalFormProps, 'request' | 'anew'> & {
  /** The number of the request that the address names; 0 for none. */
  answers: number;
  /** Goes on with the draft of another one. */
  onContinue: () => void;
};

/** The form, once it is known which request it answers; where a draft answers another one, the author is asked first. */
export function AnsweringForm({ answers, onContinue, ...props }: AnsweringFormProps) {
  const { unsent, partner } = props;
  const draftOf = unsent?.solicitud ?? 0;
  const [anew, setAnew] = useState(0);
  const request = useRequestToAnswer(partner.keylogin, answers || draftOf);
  if (request === undefined)
    return (
      <Loading label="Abriendo la propuesta…">
        <Stack>
          <Skeleton height={64} />
          <SkeletonText lines={4} />
          <Skeleton height={48} />
        </Stack>
      </Loading>
    );
  const isOfAnother = answers > 0 && draftOf > 0 && answers !== draftOf && request?.id === answers;
  if (!isOfAnother || anew === answers)
    return <ProposalForm key={answers} {...props} request={request} anew={isOfAnother} />;
  const title = requestTitle(request.datos);
  return (
    <Stack>
      <FormHead title={`Propuesta para ${shortName(partner)}`} kept={false} opened={props.asked} />
      <p>
        Tienes un borrador para otra solicitud
        {unsent?.titulo && <>: «{unsent.titulo}»</>}. Solo puedes tener una propuesta sin enviar con{' '}
        {shortName(partner)}.
      </p>
      <Button fullWidth onClick={onContinue}>
        Seguir con el borrador
      </Button>
      <Button variant="secondary" fullWidth onClick={() => setAnew(answers)}>
        {`Empezar para «${title}»`}
      </Button>
      <p>Si la guardas o la envías, toma el lugar del borrador.</p>
    </Stack>
  );
}
