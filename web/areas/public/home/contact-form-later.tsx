import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useWhenNear } from '../use-when-near.ts';
import style from './contact.module.css';
import { ContactFields } from './contact-fields.tsx';

const empty = () => ({ value: '', onChange: () => {} });
const load = () => import('./contact-form.tsx');

/**
 * Shows the empty form at once, and loads its code when the visitor scrolls near it: most never do, and
 * the first screen must not wait for it.
 */
export function ContactFormLater() {
  const here = useRef<HTMLDivElement>(null);
  const { loaded, failed } = useWhenNear(here, load);

  if (loaded) return <loaded.ContactForm />;
  return (
    <>
      {failed && (
        <div className={style.failed} role="alert">
          <p>No pudimos preparar el formulario. Revisa tu conexión.</p>
          {/* A browser does not load a failed module again until the page is reloaded. */}
          <Button size="sm" variant="secondary" onClick={() => location.reload()}>
            Recargar la página
          </Button>
        </div>
      )}
      <div ref={here} inert>
        <ContactFields field={empty} />
      </div>
    </>
  );
}
