import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import style from './postal-code-note.module.css';
import type { PostalCode } from './use-postal-code.ts';

/** Says that the address matches the postal code, or offers to change it to match. */
export function PostalCodeNote({ postal }: { postal: PostalCode }) {
  const note = useRef<HTMLOutputElement>(null);
  const { agrees, other, accept } = postal;
  const place = other && [other.ciudad, other.estado].filter(Boolean).join(', ');
  return (
    <output ref={note} className={style.note}>
      {agrees && 'El estado y la ciudad son los de este código postal.'}
      {place && (
        <>
          <p>Este código postal es de {place}.</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              accept();
              // The pressed button disappears: without this the keyboard focus would be lost.
              note.current?.parentElement?.querySelector('input')?.focus();
            }}
          >
            Cambiar a {place}
          </Button>
        </>
      )}
    </output>
  );
}
