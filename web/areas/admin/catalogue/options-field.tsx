import { useRef, useState } from 'react';
import { textOf } from '#contract/errors.ts';
import { isSameOption, OPTION_MAX, OPTIONS_MAX } from '#domain/catalogue/categories.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import { moved } from '#web/ui/moved.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useMoved } from '#web/ui/use-moved.ts';
import style from './categories.module.css';
import { OptionRow } from './option-row.tsx';
import { type CategoryValues, newKey, optionProblems, type OptionValues } from './values.ts';

/** How long the warning of a repeated option stays, in milliseconds (2 §9). */
const WARNING_MS = 3000;
/** Error of adding an empty option (2 §5). */
const EMPTY = 'Ingresa una opción para el formulario';

interface OptionsFieldProps {
  form: SendForm<CategoryValues>;
  /** After the first attempt to save, each option shows its errors. */
  checked: boolean;
}

/** The options of a category with their prices, and the field that adds one (2 §5). */
export function OptionsField({ form, checked }: OptionsFieldProps) {
  const { values } = form;
  const options = values.form;
  const [empty, setEmpty] = useState(false);
  const adding = useRef<HTMLDivElement>(null);
  const { list, announcement, announce } = useMoved();
  const problems = checked ? optionProblems(values) : [];
  const set = (next: readonly OptionValues[]) => form.set({ form: next });
  const full = options.length >= OPTIONS_MAX;

  const add = () => {
    const opt = values.newOptForm.trim();
    const focus = () => adding.current?.querySelector('input')?.focus();
    if (opt === '') {
      setEmpty(true);
      return focus();
    }
    // In a category by appliance, two appliances may have an option of the same text.
    if (values.tipo !== 'aparato' && options.some((one) => isSameOption(one, { opt }))) {
      toast.warning(textOf('option_repeated', { x: opt }), undefined, WARNING_MS);
      return focus();
    }
    form.set({
      form: [...options, { key: newKey(), opt, precio: '', aparato: '', palabras: '' }],
      newOptForm: '',
    });
    // Its price is the next field to fill in.
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('[inputmode="decimal"]')?.focus(),
    );
  };
  const remove = (at: number) => {
    set(options.filter((_, index) => index !== at));
    requestAnimationFrame(() => adding.current?.querySelector('input')?.focus());
  };
  const error = form.field('newOptForm').error;

  return (
    <fieldset className={style.options}>
      <legend>Opciones</legend>
      <p className={style.muted}>
        {options.length === 0
          ? 'Sin opciones, nadie puede pedir esta categoría todavía.'
          : 'En este orden se ven al solicitar.'}
      </p>
      {options.length > 0 && (
        <ul className={style.rows} ref={list}>
          {options.map((option, index) => (
            <OptionRow
              key={option.key}
              option={option}
              kind={values.tipo}
              at={index}
              count={options.length}
              problems={problems[index] ?? {}}
              onChange={(next) => set(options.map((one) => (one.key === next.key ? next : one)))}
              onRemove={() => remove(index)}
              onMove={(to) => {
                set(moved(options, index, to));
                announce(index, to, options.length);
              }}
            />
          ))}
        </ul>
      )}
      <p className="m-hidden" role="status">
        {announcement}
      </p>
      <FieldError id="category-options-error" text={form.field('form').error} />
      <div className={style.add} ref={adding}>
        <TextField
          label="Nueva opción"
          optional
          placeholder="Escribe y da Enter"
          maxLength={OPTION_MAX}
          {...form.field('newOptForm')}
          onChange={(text) => {
            setEmpty(false);
            form.set({ newOptForm: text });
          }}
          error={empty ? EMPTY : error}
          // Enter adds the option, and does not save the category.
          onEnter={full ? () => {} : add}
        />
        <Button
          variant="secondary"
          onClick={add}
          disabledReason={full ? `Usa como máximo ${OPTIONS_MAX} opciones.` : undefined}
        >
          Agregar opción
        </Button>
      </div>
    </fieldset>
  );
}
