import { SelectField } from '#web/ui/select-field.tsx';

interface OrderFieldProps<Order extends string> {
  options: readonly { value: Order | ''; label: string }[];
  value: Order | '';
  onChange: (orden: Order | '') => void;
}

/** The order of a list, where no headings choose it. */
export function OrderField<Order extends string>(props: OrderFieldProps<Order>) {
  const { options, value, onChange } = props;
  return (
    <SelectField
      filter
      label="Orden"
      options={options}
      value={value}
      onChange={(orden) => onChange(orden as Order | '')}
    />
  );
}
