import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Leaves the focus at the same field when the fields of a box give way to others in the same order, as those do that
 * load their code later. The properties are the box's.
 */
export function useSameField(replaced: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const at = useRef(-1);

  // It may have had the focus before the page's scripts ran.
  useEffect(() => {
    at.current = indexIn(box.current, document.activeElement);
  }, []);
  useLayoutEffect(() => {
    const field = replaced ? fieldsIn(box.current)[at.current] : undefined;
    if (!field) return;
    field.focus();
    // One types on where one was.
    if (field instanceof HTMLTextAreaElement || /^(text|tel)$/.test(field.type))
      field.setSelectionRange(field.value.length, field.value.length);
  }, [replaced]);

  return {
    ref: box,
    onFocus: ({ target }: FocusEvent) => {
      at.current = indexIn(box.current, target);
    },
    onBlur: () => {
      at.current = -1;
    },
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A list whose code is to come counts as the field that it becomes. */
const fieldsIn = (box: HTMLElement | null): Field[] => [
  ...(box?.querySelectorAll<Field>('select, textarea, input:not([type="hidden"])') ?? []),
];

const indexIn = (box: HTMLElement | null, element: Element | null): number =>
  fieldsIn(box).findIndex((field) => field === element);
