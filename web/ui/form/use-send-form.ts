import { useForm } from '@mantine/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toast } from '../toast/toast.ts';
import { type CampoErrors, camposOf, failureOf, type ParseResult } from './campos.ts';
import { lostLine } from './lost-line.ts';

export interface SendFormOptions<Values extends Record<string, unknown>> {
  initial: Values;
  /** A schema's `safeParse`, or any function that gives such a result. */
  validate?: (values: Values) => ParseResult;
  /**
   * Sends the values. Its error is shown at the fields it names, and in a toast where they do not say it already; the
   * input stays.
   */
  send: (values: Values) => Promise<void>;
  /** Called instead of the toast when the error names no field of this form. */
  onFailure?: (mensaje: string, error: unknown) => void;
}

/** The props of a field of web/ui, except its label. */
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
  /** The error at a place in a list: `conceptos.1.monto`. */
  errorAt: (place: string) => string | undefined;
  set: (values: Partial<Values>) => void;
  setErrors: (campos: CampoErrors) => void;
  reset: () => void;
  /** The values that differ from the initial or last saved ones. */
  edited: Partial<Values>;
  /** Whether there are any. */
  dirty: boolean;
  /** Call it in `send` with what the server stored: the form shows it, except fields edited meanwhile. */
  saved: (values: Values) => void;
  /** Shows newer values of the server, perhaps from another device, in fields that were not edited. */
  refresh: (values: Values) => void;
  busy: boolean;
  /** What a dialog says at its buttons: the last attempt found no connection. */
  lost: string | null;
  /** For fields that submit by themselves (a code), and for buttons outside the form. */
  submit: () => void;
}

/** A form that validates, submits once at a time, and shows errors at their fields. */
export function useSendForm<Values extends Record<string, unknown>>(
  options: SendFormOptions<Values>,
): SendForm<Values> {
  const form = useForm<Values>({ initialValues: options.initial });
  const element = useRef<HTMLFormElement>(null);
  // A ref besides the state: there may be two clicks before the next render.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const [stored, setStored] = useState(options.initial);
  const sent = useRef(options.initial);

  useEffect(() => {
    // In an effect, after the errors are rendered.
    if (failures > 0) focusFirstError(element.current);
  }, [failures]);

  const showErrors = (campos: CampoErrors) => {
    form.setErrors(campos);
    setFailures((count) => count + 1);
  };

  const submit = async () => {
    if (sending.current) return;
    // Not `form.values`: a field that submits by itself has just changed them.
    const values = form.getValues();
    const result = options.validate?.(values);
    if (result && !result.success) return showErrors(camposOf(result));

    sending.current = true;
    sent.current = values;
    setBusy(true);
    setLost(null);
    const online = navigator.onLine;
    form.clearErrors();
    try {
      await options.send(values);
    } catch (error) {
      const { mensaje, campos, said } = failureOf(error);
      setLost(lostLine(error, online));
      const named = Object.keys(campos);
      const ours = named.some((campo) => campo in values);
      if (ours) showErrors(campos);
      if (!ours && options.onFailure) options.onFailure(mensaje, error);
      else if (!said || !named.every((campo) => campo in values)) toast.error(mensaje);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  /** Updates the fields that were not edited since `before`. */
  const settle = (now: Values, before: Values) => {
    const typed = form.getValues();
    const kept = Object.keys(now).filter((name) => !same(typed[name], before[name]));
    setStored(now);
    form.setInitialValues(now);
    form.setValues({ ...now, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) });
  };

  const edited = Object.fromEntries(
    Object.entries(form.values).filter(([name, value]) => !same(value, stored[name])),
  ) as Partial<Values>;

  return {
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // A form in a dialog may be inside another form in React's tree, though not in the document.
        event.stopPropagation();
        void submit();
      },
    },
    values: form.values,
    field: (name) => ({
      name,
      value: form.values[name],
      onChange: (value) => {
        form.setFieldValue(name, value as never);
        // Those of its parts, too.
        for (const place of Object.keys(form.errors))
          if (place.startsWith(`${name}.`)) form.clearFieldError(place);
      },
      error: form.errors[name] as string | undefined,
    }),
    errorAt: (place) => form.errors[place] as string | undefined,
    set: (values) => form.setValues(values),
    setErrors: showErrors,
    reset: () => form.reset(),
    edited,
    dirty: Object.keys(edited).length > 0,
    saved: (values) => settle(values, sent.current),
    refresh: (values) => settle(values, stored),
    busy,
    lost,
    submit: () => void submit(),
  };
}

/** Compares lists by their items, everything else by identity. */
const same = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, index) => Object.is(item, other[index]))
    : Object.is(one, other);

function focusFirstError(form: HTMLFormElement | null): void {
  const all =
    form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], section[data-invalid]') ?? [];
  // A form of several steps hides the others.
  const marked = [...all].find((one) => one.getClientRects().length > 0);
  // A radio group is marked itself, but only its inputs can be focused; of a question, its answers.
  const field =
    marked?.querySelector<HTMLElement>('input') ??
    marked?.querySelector<HTMLElement>('button') ??
    marked;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center', behavior: 'auto' });
}
