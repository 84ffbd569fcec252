import { APARATOS, OTHER, optionsOf, type PriceList } from '#domain/requests/prequote.ts';
import { CategoryIcon } from '#web/ui/art/category-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Choice, ChoiceField } from '#web/ui/choice-field.tsx';
import { wholePesosText } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { FieldsProps } from './fields.tsx';
import type { RequestCategory } from './load.ts';
import { showField } from './steps.ts';
import { choosing } from './understood.ts';

interface WhatFieldsProps extends FieldsProps {
  categories: readonly RequestCategory[];
  list: PriceList | null;
  /** What was understood says the trade already, and leads to all of them. */
  named: boolean;
  /** All trades are shown, although one is chosen. */
  open: boolean;
  /** The likely trades are asked about above, and lead to all of them. */
  asked: boolean;
  setOpen: (open: boolean) => void;
  /** The meters that the text says. */
  metros: number | null;
  /** The work was chosen by a tap. */
  onChosen: () => void;
}

/** The trade, and the work that it offers (1 §5) or «Otro / que lo revisen» (4 §G). */
export function WhatFields({
  form,
  categories,
  list,
  named,
  open,
  asked,
  setOpen,
  metros,
  onChosen,
}: WhatFieldsProps) {
  const { categoria } = form.values;
  const all = open || categoria === '';
  const shown = all ? categories : categories.filter((one) => one.categoria === categoria);
  const field = form.field('categoria');
  if (asked) return null;
  return (
    <Stack gap={5}>
      {(all || !named) && (
        <>
          <ChoiceField
            label="Tipo de trabajo"
            description={
              all
                ? '¿No ves el tuyo? Elige el más parecido y cuéntalo: quien lo lea te dirá si puede.'
                : undefined
            }
            shape="tiles"
            onTap={() => setOpen(false)}
            options={shown.map(({ categoria, icono }) => ({
              value: categoria,
              label: categoria,
              icon: <CategoryIcon icono={icono} size={24} />,
            }))}
            {...field}
            onChange={(chosen) => {
              // By keyboard one passes others on the way: all stay until a tap.
              setOpen(true);
              field.onChange(chosen);
            }}
          />
          {!all && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setOpen(true);
                showField('categoria');
              }}
            >
              Ver todos los oficios
            </Button>
          )}
        </>
      )}
      {list && <WorkFields {...{ form, list, metros, onChosen }} />}
    </Stack>
  );
}

/** The appliance and the option of the chosen trade. */
function WorkFields({
  form,
  list,
  metros,
  onChosen,
}: FieldsProps & Pick<WhatFieldsProps, 'metros' | 'onChosen'> & { list: PriceList }) {
  const { aparato } = form.values;
  const unit = list.tipo === 'area' ? ' por m²' : '';
  const offered = optionsOf(list, aparato).map(
    ({ opt, precio }): Choice => ({
      value: opt,
      label: opt,
      detail: `${wholePesosText(precio)}${unit}`,
    }),
  );
  return (
    <>
      {list.tipo === 'aparato' && (
        <ChoiceField
          label="Aparato"
          shape="tiles"
          options={APARATOS.map((name) => ({ value: name, label: name }))}
          {...form.field('aparato')}
        />
      )}
      <ChoiceField
        label={list.tipo === 'area' ? 'Material' : 'Opción'}
        description={
          list.tipo === 'aparato' && !aparato
            ? 'Elige el aparato para ver sus opciones.'
            : undefined
        }
        onTap={onChosen}
        options={[...offered, { value: OTHER, label: OTHER, detail: 'Sin precio' }]}
        {...form.field('opt')}
        onChange={(opt) => form.set(choosing(opt, form.values, metros))}
      />
    </>
  );
}
