import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
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

  const load = () => {
    setFailed(false);
    import('./contact-form.tsx').then(
      (loaded) => setForm(() => loaded.ContactForm),
      () => setFailed(true),
    );
  };
  const onNear = useEffectEvent(load);
  useEffect(() => {
    if (!here.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onNear();
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
          <Button size="sm" variant="secondary" onClick={load}>
            Intentar de nuevo
          </Button>
        </div>
      )}
      <div ref={here} inert>
        <ContactFields field={empty} />
      </div>
    </>
  );
}
