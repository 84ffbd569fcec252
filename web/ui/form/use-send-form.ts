import { useForm } from '@mantine/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toast } from '../toast/toast.ts';
import { type CampoErrors, camposOf, failureOf, type ParseResult } from './campos.ts';

export interface SendFormOptions<Values extends Record<string, unknown>> {
  initial: Values;
  /** A schema's `safeParse`, or any function that gives such a result. */
  validate?: (values: Values) => ParseResult;
  /** Sends. What it throws is said in a toast, and at the fields it names; what was typed stays. */
  send: (values: Values) => Promise<void>;
  /** Instead of the toast, for failures that name no field of this form. */
  onFailure?: (mensaje: string, error: unknown) => void;
}

/** What a field of web/ui takes, apart from its label. */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

export interface SendForm<Values extends Record<string, unknown>> {
  /** Spread on the `<form>`. */
  props: {
    ref: React.Ref<HTMLFormElement>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    noValidate: true;
  };
  values: Values;
  /** Spread on a field: `<TextField label="Nombre" {...form.field('nombre')} />`. */
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  set: (values: Partial<Values>) => void;
  setErrors: (campos: CampoErrors) => void;
  reset: () => void;
  /** Something differs from what the form began with, or from what was saved last. */
  dirty: boolean;
  /** In `send`: what the server now has, which the form shows, except what was typed meanwhile. */
  saved: (values: Values) => void;
  /** What the server has by now, perhaps from another device: fields that nobody touched show it. */
  refresh: (values: Values) => void;
  busy: boolean;
  /** For a field that sends by itself (a code), and for buttons outside the form. */
  submit: () => void;
}

/** A form that is filled, checked, sent once, and told what was wrong at the right field. */
export function useSendForm<Values extends Record<string, unknown>>(
  options: SendFormOptions<Values>,
): SendForm<Values> {
  const form = useForm<Values>({ initialValues: options.initial });
  const element = useRef<HTMLFormElement>(null);
  // A ref and not only state: two clicks may come before the first render.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const [stored, setStored] = useState(options.initial);
  const sent = useRef(options.initial);

  useEffect(() => {
    // After the errors are drawn.
    if (failures > 0) focusFirstError(element.current);
  }, [failures]);

  const showErrors = (campos: CampoErrors) => {
    form.setErrors(campos);
    setFailures((count) => count + 1);
  };

  const submit = async () => {
    if (sending.current) return;
    // Not `form.values`: a field that sends by itself has just changed them.
    const values = form.getValues();
    const result = options.validate?.(values);
    if (result && !result.success) return showErrors(camposOf(result));

    sending.current = true;
    sent.current = values;
    setBusy(true);
    form.clearErrors();
    try {
      await options.send(values);
    } catch (error) {
      const { mensaje, campos } = failureOf(error);
      const ours = Object.keys(campos).some((campo) => campo in values);
      if (ours) showErrors(campos);
      if (!ours && options.onFailure) options.onFailure(mensaje, error);
      else toast.error(mensaje);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  /** Fields that still are as they were become what they are now. */
  const settle = (now: Values, before: Values) => {
    const typed = form.getValues();
    const kept = Object.keys(now).filter((name) => !same(typed[name], before[name]));
    setStored(now);
    form.setInitialValues(now);
    form.setValues({ ...now, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) });
  };

  return {
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // A dialog's form lies inside another's in React's tree, though not in the document.
        event.stopPropagation();
        void submit();
      },
    },
    values: form.values,
    field: (name) => ({
      name,
      value: form.values[name],
      onChange: (value) => form.setFieldValue(name, value as never),
      error: form.errors[name] as string | undefined,
    }),
    set: (values) => form.setValues(values),
    setErrors: showErrors,
    reset: () => form.reset(),
    dirty: Object.keys(form.values).some((name) => !same(form.values[name], stored[name])),
    saved: (values) => settle(values, sent.current),
    refresh: (values) => settle(values, stored),
    busy,
    submit: () => void submit(),
  };
}

/** Files and everything else by identity, lists by what is in them. */
const same = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, index) => Object.is(item, other[index]))
    : Object.is(one, other);

function focusFirstError(form: HTMLFormElement | null): void {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group of radios carries the mark itself, and only its members can be focused.
  const field = marked?.querySelector<HTMLElement>('input') ?? marked;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center', behavior: 'auto' });
}
