import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import style from './contact.module.css';
import { ContactFields } from './contact-fields.tsx';

const empty = () => ({ value: '', onChange: () => {} });

/**
 * The form as it looks, at once; what makes it work, and the libraries behind it, when somebody comes
 * near. Most visitors never do, and the first screen should not wait for it.
 */
export function ContactFormLater() {
  const here = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!here.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./contact-form.tsx').then(
          (loaded) => setForm(() => loaded.ContactForm),
          () => setFailed(true),
        );
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(here.current);
    return () => observer.disconnect();
  }, []);

  if (Form) return <Form />;
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
