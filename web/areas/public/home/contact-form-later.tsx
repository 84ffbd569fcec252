import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useWhenNear } from '../use-when-near.ts';
import style from './contact.module.css';
import { ContactFields } from './contact-fields.tsx';

const empty = () => ({ value: '', onChange: () => {} });
const load = () => import('./contact-form.tsx');

/**
 * The form as it looks, at once; what makes it work, and the libraries behind it, when somebody comes
 * near. Most visitors never do, and the first screen should not wait for it.
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
          {/* A browser remembers that a module did not come for as long as the page lives. */}
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
