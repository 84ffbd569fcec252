import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useWhenNear } from '../use-when-near.ts';
import { useSameField } from '../use-same-field.ts';
import { readSession } from '#web/api/session-store.ts';
import { type ContactValues, keepDraft, openDraft } from './contact-draft.ts';
import style from './contact.module.css';
import { ContactFields } from './contact-fields.tsx';

const loadForm = () => import('./contact-form.tsx');

/**
 * Shows the form at once, and loads its code when the visitor scrolls near it: most never do, and the first screen must
 * not wait for it. What is typed meanwhile is kept and handed over, as is a press of its button.
 */
export function ContactFormLater({ load = loadForm }: { load?: typeof loadForm }) {
  const here = useRef<HTMLFormElement>(null);
  const { loaded, failed } = useWhenNear(here, load);
  const [typed, setTyped] = useState<Partial<ContactValues>>({});
  const [pressed, setPressed] = useState(false);
  const box = useSameField(loaded !== undefined);
  const field = (name: keyof ContactValues) => ({
    value: typed[name] ?? '',
    onChange: (value: string) => {
      const now = { ...typed, [name]: value };
      setTyped(now);
      keepDraft(openDraft(readSession(), now));
    },
  });

  if (loaded)
    return (
      <div {...box}>
        <loaded.ContactForm typed={typed} pressed={pressed} />
      </div>
    );
  return (
    <div {...box}>
      {failed && (
        <div className={style.failed} role="alert">
          <p>No pudimos preparar el formulario. Revisa tu conexión.</p>
          {/* A browser does not load a failed module again until the page is reloaded. */}
          <Button size="sm" variant="secondary" onClick={() => location.reload()}>
            Recargar la página
          </Button>
        </div>
      )}
      <form
        ref={here}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setPressed(true);
        }}
      >
        <ContactFields field={field} busy={pressed && !failed} />
      </form>
    </div>
  );
}
