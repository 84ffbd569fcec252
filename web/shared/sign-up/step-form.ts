import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Campos } from '#contract/errors.ts';

/** Common to the forms of all steps: stores what is typed, and shows the errors of a failed sign-up. */
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
  // With each letter at once: left for later, letters that come faster than that pile up until React gives up.
  useLayoutEffect(() => {
    // The form is empty until the stored draft is read: do not overwrite the draft with that.
    if (values !== untouched.current) save(values);
  }, [values]);
  useEffect(() => {
    if (errors) show(errors.campos);
  }, [errors]);
}
