import { stopped } from '#lib/stopped.ts';
import { useState } from 'react';
import type { ReceivedRequest } from '#contract/requests.ts';
import type { Proposal } from '#contract/views.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { FormHead } from './form-head.tsx';
import { ProposalForm, type ProposalFormProps } from './proposal-form.tsx';
import { useRequestName, useRequestToAnswer } from './use-request-to-answer.ts';

type AnsweringFormProps = Omit<ProposalFormProps, 'request' | 'anew'> & {
  /** Goes on with the draft of another one. */
  onContinue: () => void;
};

/**
 * The form, once it is known which request it answers; where a draft answers another one, the author is asked first. The
 * form stays the same while what is written in it becomes a draft, and when its request ends meanwhile.
 */
export function AnsweringForm({ answers, onContinue, ...props }: AnsweringFormProps) {
  const { unsent, partner } = props;
  const draftOf = unsent?.solicitud ?? 0;
  const [anew, setAnew] = useState(0);
  const [adopted, setAdopted] = useState(0);
  const form = useFormOf(unsent);
  const { request, draft, forget } = useOpenedRequest(partner.keylogin, {
    answers,
    draftOf,
    draft: unsent?.id ?? null,
  });
  const written = answers || request?.id || draftOf;
  const name = useRequestName(partner.keylogin, written);
  const other = useRequestName(partner.keylogin, draftOf);
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
  const isOfAnother = draftOf > 0 && written !== draftOf && request?.id === written;
  // A draft of no request, or of one that has ended, answers an open one only where its author says so.
  const isOfNone =
    draftOf === 0 &&
    unsent !== null &&
    unsent.titulo !== '' &&
    draft === unsent.id &&
    request !== null &&
    adopted !== request.id;
  if ((!isOfAnother && !isOfNone) || anew === written) {
    // A draft goes on, whichever request the address names that waits no more.
    const answered = isOfAnother || draftOf === 0 ? written : draftOf;
    return (
      <ProposalForm
        key={`${answers}:${form}`}
        {...props}
        request={request}
        answers={answered}
        anew={isOfAnother || isOfNone}
      />
    );
  }
  return (
    <Stack>
      <FormHead title={`Propuesta para ${shortName(partner)}`} kept={false} opened={props.asked} />
      <p>
        Tienes un borrador{' '}
        {isOfNone
          ? 'que no es para ninguna solicitud abierta'
          : `para ${other ? `la solicitud «${other}»` : 'otra solicitud'}`}
        {unsent?.titulo && unsent.titulo !== other && `: «${unsent.titulo}»`}. Solo puedes tener una
        propuesta sin enviar con {stopped(shortName(partner))}
      </p>
      {isOfNone ? (
        <Button fullWidth onClick={() => setAdopted(request.id)}>
          {`Usar el borrador para «${name}»`}
        </Button>
      ) : (
        <Button
          fullWidth
          onClick={() => {
            forget();
            onContinue();
          }}
        >
          Seguir con el borrador
        </Button>
      )}
      <Button variant="secondary" fullWidth onClick={() => setAnew(written)}>
        {`Empezar para «${name}»`}
      </Button>
      <p>
        Si la guardas o la envías, toma el lugar del borrador; lo que escribiste en él queda en este
        dispositivo.
      </p>
    </Stack>
  );
}

/** Counts the forms that were open: one ends when its draft is discarded or another one comes, not when it is saved. */
function useFormOf(unsent: Proposal | null): number {
  const id = unsent?.id ?? null;
  const [form, setForm] = useState({ count: 0, id });
  if (form.id === id) return form.count;
  const count = form.count + (form.id === null ? 0 : 1);
  setForm({ count, id });
  return count;
}

/** The request that is answered as it was when the form opened: one that ends or a newer one does not change the form. */
function useOpenedRequest(
  clientKey: string,
  { answers, draftOf, draft }: { answers: number; draftOf: number; draft: number | null },
) {
  const found = useRequestToAnswer(clientKey, answers || draftOf);
  const [opened, setOpened] = useState<{
    answers: number;
    request: ReceivedRequest | null;
    draft: number | null;
  }>();
  const isOpened = opened?.answers === answers;
  if (!isOpened && found !== undefined) setOpened({ answers, request: found, draft });
  return {
    request: isOpened ? opened.request : found,
    /** The draft that was there when the form opened. */
    draft: isOpened ? opened.draft : draft,
    forget: () => setOpened(undefined),
  };
}
