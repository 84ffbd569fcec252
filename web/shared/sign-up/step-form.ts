import { useEffect, useEffectEvent, useRef } from 'react';
import type { Campos } from '#contract/errors.ts';

/** What the form of every step does: keeps what is typed, and shows what a failed creation found. */
export function useStepForm<Values extends Record<string, unknown>>(
  wizard: { errors: { campos: Campos } | null },
  form: { values: Values; setErrors: (campos: Campos) => void },
  keep: (values: Values) => void,
): void {
  const { values } = form;
  const { errors } = wizard;
  const save = useEffectEvent(keep);
  const show = useEffectEvent(form.setErrors);
  const untouched = useRef(values);
  useEffect(() => {
    // The page begins with an empty form, before it knows what a former visit had typed.
    if (values !== untouched.current) save(values);
  }, [values]);
  useEffect(() => {
    if (errors) show(errors.campos);
  }, [errors]);
}
