import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import style from './combo-box.module.css';
import { type FieldProps, FieldShell } from './field.tsx';
import { isSameText, searchOptions } from './search-text.ts';
import { MantineScope } from './mantine/scope.tsx';
import type { Option } from './select-field.tsx';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';

export interface ComboBoxProps extends FieldProps<string> {
  /** May be hundreds: only the first fifty matches are rendered. */
  options: readonly Option[];
  placeholder?: string;
  /** Shown when nothing matches what was typed. */
  nothingFound?: string;
}

const drawn = 50;

/** One of many options, found by typing without regard to accents (a city, a profession). */
export function ComboBox(props: ComboBoxProps) {
  return (
    <MantineScope>
      <Searchable {...props} />
    </MantineScope>
  );
}

function Searchable({
  options,
  placeholder,
  nothingFound = 'No hay coincidencias. Revisa cómo está escrito.',
  ...props
}: ComboBoxProps) {
  /** What was typed, and which option was chosen then: the choice of another one replaces it. */
  const [input, setInput] = useState<{ text: string; value: string; typing: boolean } | null>(null);
  /** Null while the chosen option is shown. */
  const query = input?.value === props.value ? input.text : null;
  const chosen = options.find((option) => option.value === props.value);
  const found = searchOptions(options, query ?? '');
  const shown = found.slice(0, drawn);
  const store = useCombobox({
    onDropdownClose: () => store.resetSelectedOption(),
    onDropdownOpen: () => store.updateSelectedOptionIndex('active'),
  });
  const open = () => {
    if (!props.disabled) store.openDropdown();
  };
  const choose = (value: string) => {
    props.onChange(value);
    setInput(null);
    store.closeDropdown();
  };

  const errorText = props.error && query ? `«${query}» no está en la lista.` : props.error;
  // Gone as soon as somebody corrects it, as in other fields, and not when they leave for the button below.
  const error = input?.typing ? undefined : errorText;

  const leave = () => {
    // An option that was typed in full is chosen.
    const meant = query ? shown.find(({ label }) => isSameText(label, query)) : undefined;
    if (meant && meant.value !== props.value) props.onChange(meant.value);
    // What is not in the list stays to be corrected; a filter stays as it was.
    if (meant || !query || props.filter) return setInput(null);
    setInput({ text: query, value: '', typing: false });
    if (props.value !== '') props.onChange('');
  };

  // While the user types, Enter takes the first match, even when the list has changed meanwhile.
  const typed = query !== null && query !== '';
  const entries = shown.map(({ value }) => value).join('\n');
  const markFirst = useEffectEvent(() => store.selectFirstOption());
  useEffect(() => {
    if (typed && entries !== '') markFirst();
  }, [typed, entries]);

  return (
    <Combobox
      store={store}
      zIndex="var(--m-layer-popover)"
      // Inside its landmark, and fixed so that no scroll container or dialog clips it.
      withinPortal={false}
      floatingStrategy="fixed"
      // In a sheet the list must open upwards when there is no room below the field.
      preventPositionChangeWhenVisible={false}
      classNames={{ dropdown: style.dropdown, options: style.options, option: style.option }}
      transitionProps={{ duration: 0 }}
      onOptionSubmit={choose}
    >
      <FieldShell field={{ ...props, error }}>
        {(control) => (
          <div className={style.wrap}>
            <Combobox.Target withExpandedAttribute>
              <input
                {...control}
                className={`${control.className} ${style.input}`}
                type="text"
                placeholder={placeholder}
                spellCheck={false}
                value={query ?? chosen?.label ?? ''}
                onChange={({ target: { value: text } }) => {
                  setInput({ text, value: text === '' ? '' : props.value, typing: true });
                  if (text === '') props.onChange('');
                  open();
                }}
                onKeyDown={(event) => {
                  // Enter must not submit the form with an incomplete word.
                  if (event.key === 'Enter' && typed) event.preventDefault();
                }}
                onFocus={(event) => event.target.select()}
                onClick={open}
                onBlur={() => {
                  store.closeDropdown();
                  leave();
                  props.onBlur?.();
                }}
              />
            </Combobox.Target>
            <IconChevronDown className={style.arrow} size={20} aria-hidden />
          </div>
        )}
      </FieldShell>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={props.label}>
          {shown.map((option) => (
            <Combobox.Option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              active={option.value === props.value}
              aria-selected={option.value === props.value}
            >
              {option.label}
              {option.value === props.value && <IconCheck size={18} aria-hidden />}
            </Combobox.Option>
          ))}
          {found.length === 0 && (
            <Combobox.Empty className={style.note}>{nothingFound}</Combobox.Empty>
          )}
          {found.length > drawn && (
            <Combobox.Empty className={style.note}>
              Hay {found.length - drawn} más: escribe para encontrarlas.
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
