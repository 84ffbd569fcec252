import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import style from './postal-code-note.module.css';
import type { PostalCode } from './use-postal-code.ts';

/** What the postal code did to the address, or would do if the person lets it. */
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
              // The pressed button is gone: without this the keyboard would start over.
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
