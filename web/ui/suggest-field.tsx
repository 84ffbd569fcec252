import { Combobox, useCombobox } from '@mantine/core';
import style from './combo-box.module.css';
import { type FieldProps, FieldShell } from './field.tsx';
import { searchOptions } from './search-text.ts';
import { MantineScope } from './mantine/scope.tsx';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';

export interface SuggestFieldProps extends FieldProps<string> {
  /** Shown while they match the input; without suggestions it is a plain text field. */
  suggestions: readonly string[];
  maxLength?: number;
}

const drawn = 50;

/** One line of free text with suggestions. */
export function SuggestField(props: SuggestFieldProps) {
  return (
    <MantineScope>
      <Suggesting {...props} />
    </MantineScope>
  );
}

function Suggesting({ suggestions, maxLength, ...props }: SuggestFieldProps) {
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const options = suggestions.map((name) => ({ value: name, label: name }));
  // A chosen suggestion is not a query: it would filter out all the others.
  const query = suggestions.includes(props.value) ? '' : props.value;
  const shown = searchOptions(options, query).slice(0, drawn);
  const open = () => {
    if (!props.disabled) store.openDropdown();
  };
  return (
    <Combobox
      store={store}
      zIndex="var(--m-layer-popover)"
      withinPortal={false}
      floatingStrategy="fixed"
      preventPositionChangeWhenVisible={false}
      classNames={{ dropdown: style.dropdown, options: style.options, option: style.option }}
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(value) => {
        props.onChange(value);
        store.closeDropdown();
      }}
    >
      <FieldShell field={props}>
        {(control) => (
          <Combobox.Target
            withAriaAttributes={suggestions.length > 0}
            withKeyboardNavigation={shown.length > 0}
            withExpandedAttribute={suggestions.length > 0}
          >
            <input
              {...control}
              type="text"
              autoComplete="off"
              maxLength={maxLength}
              value={props.value}
              onChange={(event) => {
                props.onChange(event.target.value);
                store.resetSelectedOption();
                open();
              }}
              // Not on focus, which a dialog gives its first field: the list would cover the fields below.
              onClick={open}
              onBlur={() => {
                store.closeDropdown();
                props.onBlur?.();
              }}
            />
          </Combobox.Target>
        )}
      </FieldShell>
      {shown.length > 0 && (
        <Combobox.Dropdown>
          <Combobox.Options aria-label="Sugerencias">
            {shown.map(({ value }) => (
              <Combobox.Option key={value} value={value} aria-selected={value === props.value}>
                {value}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      )}
    </Combobox>
  );
}
