import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import { type Contacto, type getAjustes, saveContacto, undoContacto } from '#contract/settings.ts';
import { api } from '#web/api/index.ts';
import { Card } from '#web/ui/card.tsx';
import { TeamButton } from '../team-button.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { SettingPage } from './setting-page.tsx';
import style from './settings.module.css';
import { Undo } from './undo.tsx';
import { CONTACT_FIELDS, CONTACT_LABELS, contactText } from './words.ts';

export const meta = () => [{ title: 'Datos de contacto · Maestros' }];

/** /admin/ajustes/contacto (4 §F): how to reach the team, and who operates the platform. */
export default function ContactData() {
  return (
    <SettingPage
      title="Datos de contacto"
      about="Los muestran la página de inicio, las legales, los recibos y los correos; al correo llegan los mensajes para el equipo."
    >
      {(settings) => <Data {...settings} />}
    </SettingPage>
  );
}

function Data({ contacto, configurado }: OutputOf<typeof getAjustes>) {
  const [edited, setEdited] = useState<{ contacto: Contacto; opened: boolean }>();
  const { valor, anterior, version } = contacto;
  const changes = CONTACT_FIELDS.filter((field) => anterior && anterior[field] !== valor[field]);
  return (
    <>
      <Card>
        <dl className={style.facts}>
          {CONTACT_FIELDS.map((field) => (
            <div key={field}>
              <dt>{CONTACT_LABELS[field]}</dt>
              <dd>{contactText(field, valor, configurado)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className={style.buttons}>
        <TeamButton call={saveContacto} onClick={() => setEdited({ contacto, opened: true })}>
          Cambiar datos
        </TeamButton>
      </div>
      <Undo
        call={undoContacto}
        setting={contacto}
        onUndo={() => api.settings.undoContacto({ version })}
      >
        <ul className={style.changes}>
          {changes.map((field) => (
            <li key={field}>
              {CONTACT_LABELS[field]}: de «{contactText(field, valor, configurado)}» a «
              {contactText(field, anterior ?? valor, configurado)}».
            </li>
          ))}
        </ul>
      </Undo>
      {edited && (
        <ContactDialog
          {...edited}
          configurado={configurado}
          onClose={() => setEdited({ ...edited, opened: false })}
          onDone={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
