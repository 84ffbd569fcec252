import { type Contacto, contactoFields } from '#contract/settings.ts';
import { api } from '#web/api/index.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { PhoneField, phoneDigits } from '#web/ui/phone-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { NewerVersion, useNewerVersion } from '../newer-version.tsx';
import style from './settings.module.css';
import { useRefreshSettings } from './use-settings.ts';
import { CONTACT_FIELDS, CONTACT_LABELS, contactText } from './words.ts';

interface ContactDialogProps {
  /** As it was when it was opened: the page behind may show newer data. */
  contacto: Contacto;
  configurado: Contacto['valor'];
  opened: boolean;
  onClose: () => void;
  /** Called once nothing of it is unsaved. */
  onDone: () => void;
}

const typedOf = ({ valor }: Contacto) => ({ ...valor, whatsapp: phoneDigits(valor.whatsapp) });

/** Changes the contact data. After somebody else's change it keeps what was typed and shows what is there now. */
export function ContactDialog(props: ContactDialogProps) {
  const { contacto, configurado, opened, onClose, onDone } = props;
  const refresh = useRefreshSettings();
  const { newer, forget, onFailure } = useNewerVersion('setting_changed', async () => {
    const now = await api.settings.getAjustes({});
    await refresh();
    return now.contacto;
  });
  const seen = newer?.found ?? contacto;
  const form = useSendForm({
    initial: typedOf(contacto),
    validate: (values) => contactoFields.safeParse(values),
    send: async (values) => {
      await api.settings.saveContacto({ version: seen.version, ...values });
      toast.success('Los datos se ven desde ahora.', 'Éxito');
      await refresh();
      onDone();
    },
    onFailure,
  });
  /** What an empty field stands for. */
  const emptyText = (field: (typeof CONTACT_FIELDS)[number]) => {
    if (configurado[field] === '') return 'Vacío: no se muestra.';
    return `Vacío: lo configurado en el servidor, «${contactText(field, configurado, configurado)}».`;
  };
  return (
    <FormDialog
      opened={opened}
      onClose={() => {
        forget();
        // What was typed is there again when it is opened; without any, it begins with what is there by then.
        if (form.dirty) onClose();
        else onDone();
      }}
      title="Cambiar datos de contacto"
      form={form}
      sendLabel="Guardar datos"
      fills
    >
      {newer && (
        <NewerVersion mensaje={newer.mensaje}>
          <p>Ahora están así:</p>
          <ul className={style.changes}>
            {CONTACT_FIELDS.map((field) => (
              <li key={field}>
                {CONTACT_LABELS[field]}: {contactText(field, seen.valor, configurado)}
              </li>
            ))}
          </ul>
        </NewerVersion>
      )}
      <TextField
        label={CONTACT_LABELS.correo}
        optional
        inputMode="email"
        description={`También es a donde llegan los mensajes para el equipo. ${emptyText('correo')}`}
        {...form.field('correo')}
      />
      <PhoneField
        label={CONTACT_LABELS.whatsapp}
        optional
        own={false}
        description={emptyText('whatsapp')}
        {...form.field('whatsapp')}
      />
      <TextField
        label={CONTACT_LABELS.responsable}
        optional
        maxLength={120}
        description={emptyText('responsable')}
        {...form.field('responsable')}
      />
      <TextArea
        label={CONTACT_LABELS.domicilio}
        optional
        rows={2}
        maxLength={250}
        description={emptyText('domicilio')}
        {...form.field('domicilio')}
      />
    </FormDialog>
  );
}
