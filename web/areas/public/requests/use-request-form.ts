import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Campos } from '#contract/errors.ts';
import { type RequestForm, requestProblems } from '#contract/requests.ts';
import type { PriceList } from '#domain/requests/prequote.ts';
import { paths } from '#web/paths.ts';
import { completeRequest, quoteOf } from '#web/shared/requests/complete.ts';
import { readRequest, rememberVisit, saveRequest } from '#web/shared/requests/store.ts';
import { withCampos } from '#web/ui/form/campos.ts';
import { type SendForm, useSendForm } from '#web/ui/form/use-send-form.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { useForWhom } from './for-whom.tsx';
import type { RequestCategory } from './load.ts';
import { useStep } from './use-step.ts';
import { firstOpenStep, LAST_STEP, missingOf, problemsOf, stepOf } from './steps.ts';

/** A mapped type, because an interface is not assignable to the form's record type. */
export type RequestValues = { [Field in keyof RequestForm]: RequestForm[Field] };

interface RequestFormOptions {
  categories: readonly RequestCategory[];
  initial: RequestForm;
  /** Null for the server's HTML: its empty values must not overwrite the stored ones. */
  visit: string | null;
  today: string;
  /** What a text says that was changed just now, once it is read. */
  read: () => Promise<Partial<RequestForm>>;
}

/** The state of the request form: stored while typing, validated step by step on a phone, else at once. */
export function useRequestForm({ categories, initial, visit, today, read }: RequestFormOptions) {
  const navigate = useNavigate();
  const wide = useIsWide();
  const listOf = ({ categoria }: RequestForm): PriceList | null =>
    categories.find((category) => category.categoria === categoria) ?? null;
  const completed = (values: RequestForm) => completeRequest(values, listOf(values));
  const problemsIn = (values: RequestForm): Campos =>
    requestProblems(completed(values), listOf(values), today);
  const forOne = useForWhom(initial.categoria) !== undefined;
  const [first] = useState(() => (forOne ? firstToSee(problemsIn(initial)) : 0));
  const { step, seen, goTo } = useStep(first, visit);
  const hasNextStep = !wide && step < LAST_STEP;

  const form: SendForm<RequestValues> = useSendForm<RequestValues>({
    initial: { ...initial },
    validate: (values) => {
      const found = problemsIn(values);
      const problems = hasNextStep ? problemsOf(found, step) : found;
      // Show the step of the first invalid field, so that its error can be shown.
      if (!hasNextStep && Object.keys(found).length > 0) goTo(firstOpenStep(found));
      return withCampos({ success: true }, problems);
    },
    send: async (typed) => {
      const values = { ...typed, ...(await read()) };
      const found = problemsIn(values);
      // What it leaves open is asked for at its field, in the step that has it.
      const open = missingOf(found)[0]?.step ?? LAST_STEP + 1;
      if (open <= (hasNextStep ? step : LAST_STEP)) {
        goTo(open);
        return form.setErrors(problemsOf(found, open));
      }
      if (hasNextStep) return goTo(step + 1);
      const request = completed(values);
      // Saving gives the request a new id: do not save it unchanged.
      if (!isKept(request)) saveRequest(request);
      await navigate(para ? paths.chatWithRequest(para.keylogin) : paths.matches(request));
    },
  });

  const { values } = form;
  // Somebody is chosen for a trade: in another one the request is not only for them.
  const para = useForWhom(values.categoria);
  const before = useRef(values);
  useEffect(() => {
    if (visit !== null) rememberVisit(visit);
  }, [visit]);
  useEffect(() => {
    if (visit === null) return;
    const request = completeRequest(
      values,
      categories.find(({ categoria }) => categoria === values.categoria) ?? null,
    );
    // Opening the screen alone stores nothing, unless the address has a category or a text.
    const said = request.categoria !== '' || request.descripcion_servicio !== '';
    const touched = before.current !== values || said;
    before.current = values;
    if (touched && !isKept(request)) saveRequest(request);
  }, [values, categories, visit]);

  const list = listOf(values);
  return {
    form,
    list,
    quote: quoteOf(completed(values), list),
    missing: missingOf(problemsIn(values)),
    step,
    seen,
    goTo,
    para,
    /** It was filled in from an earlier one, for somebody. */
    repeated: forOne,
  };
}

/** Of a request that is filled in, a phone shows the day first; what is missing comes before. */
const firstToSee = (problems: Campos): number => Math.min(stepOf('fecha'), firstOpenStep(problems));

const isKept = (request: RequestForm): boolean =>
  JSON.stringify(readRequest()?.form) === JSON.stringify(request);
