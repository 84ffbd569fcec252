import { useEffect, useRef, useState } from 'react';
import { contactFields } from '#contract/contact.ts';
import { api } from '#web/api/index.ts';
import { readSession } from '#web/api/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { toast } from '#web/ui/toast/toast.ts';
import style from './contact.module.css';
import {
  type ContactValues,
  dropDraft,
  keepDraft,
  openDraft,
  sameValues,
} from './contact-draft.ts';
import { ContactFields } from './contact-fields.tsx';

interface ContactFormProps {
  /** What was typed before this code was there. */
  typed?: Partial<ContactValues>;
  /** Its button was pressed already. */
  pressed?: boolean;
}

/** The contact form. Only in the browser: it starts with the tab's draft or the user's data. */
export function ContactForm({ typed = {}, pressed = false }: ContactFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const [again, setAgain] = useState(false);
  if (sentTo === undefined)
    return (
      <Form
        onSent={setSentTo}
        again={again}
        typed={again ? {} : typed}
        pressed={pressed && !again}
      />
    );
  return (
    <Sent
      correo={sentTo}
      onAgain={() => {
        setAgain(true);
        setSentTo(undefined);
      }}
    />
  );
}

interface FormProps extends Required<ContactFormProps> {
  onSent: (correo: string) => void;
  again: boolean;
}

function Form({ onSent, again, typed, pressed }: FormProps) {
  const [opened] = useState(() => openDraft(readSession(), typed));
  const draft = useRef(opened);
  const form = useSendForm({
    initial: opened.values,
    validate: (values) => contactFields.safeParse(values),
    send: async (values) => {
      const { client_id } = draft.current;
      await api.contact.contacto({ formContact: values, client_id });
      dropDraft();
      toast.success('Tu mensaje se envio correctamente');
      onSent(values.correo.trim());
    },
  });
  const { values } = form;
  useEffect(() => {
    if (sameValues(values, draft.current.values)) return;
    // Changed values are another message.
    draft.current = { values, client_id: crypto.randomUUID() };
    keepDraft(draft.current);
  }, [values]);

  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (again) fields.current?.querySelector('input')?.focus();
  }, [again]);
  useEffect(() => {
    if (Object.keys(typed).length > 0) keepDraft(draft.current);
  }, [typed]);
  useEffect(() => {
    if (pressed) fields.current?.closest('form')?.requestSubmit();
  }, [pressed]);

  return (
    <SendForm form={form}>
      <div ref={fields}>
        <ContactFields field={form.field} busy={form.busy} />
      </div>
    </SendForm>
  );
}

function Sent({ correo, onAgain }: { correo: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // The page is shorter now: on a phone the view would stand below it.
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={style.sent}>
      <h3 ref={title} tabIndex={-1} className={style.thanks}>
        Gracias por escribirnos
      </h3>
      <p>
        Ya lo tiene nuestro equipo. Te responderemos a <b>{correo}</b> o al teléfono que nos diste.
      </p>
      <Button variant="secondary" onClick={onAgain}>
        Escribir otro mensaje
      </Button>
    </div>
  );
}
