import { useEffect, useEffectEvent, useState } from 'react';
import { type Contacto, contactoFields } from '#contract/settings.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { PhoneField, phoneDigits } from '#web/ui/phone-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import style from './settings.module.css';
import { useRefreshSettings } from './use-settings.ts';
import { CONTACT_FIELDS, CONTACT_LABELS, contactText } from './words.ts';

interface ContactDialogProps {
  contacto: Contacto;
  configurado: Contacto['valor'];
  opened: boolean;
  onClose: () => void;
}

const typedOf = ({ valor }: Contacto) => ({ ...valor, whatsapp: phoneDigits(valor.whatsapp) });

/** Changes the contact data. After somebody else's change it keeps what was typed and shows what is there now. */
export function ContactDialog({ contacto, configurado, opened, onClose }: ContactDialogProps) {
  const refresh = useRefreshSettings();
  // As it was opened, or as it was found after somebody was faster.
  const [seen, setSeen] = useState(contacto);
  const [faster, setFaster] = useState<string>();
  const form = useSendForm({
    initial: typedOf(contacto),
    validate: (values) => contactoFields.safeParse(values),
    send: async (values) => {
      await api.settings.saveContacto({ version: seen.version, ...values });
      toast.success('Los datos se ven desde ahora.', 'Éxito');
      form.saved(values);
      onClose();
      await refresh();
    },
    onFailure: (mensaje, error) => {
      toast.error(mensaje);
      if (error instanceof ApiError && error.code === 'setting_changed') void catchUp(mensaje);
    },
  });
  const catchUp = async (mensaje: string) => {
    const now = await api.settings.getAjustes({});
    setSeen(now.contacto);
    setFaster(mensaje);
    await refresh();
  };
  const onOpen = useEffectEvent(() => {
    setSeen(contacto);
    setFaster(undefined);
    form.refresh(typedOf(contacto));
  });
  useEffect(() => {
    // What was typed before it was closed stays; what was not edited follows the page.
    if (opened) onOpen();
  }, [opened]);
  /** What an empty field stands for. */
  const emptyText = (field: (typeof CONTACT_FIELDS)[number]) => {
    const none = { correo: '', whatsapp: '', responsable: '', domicilio: '' };
    return `Vacío: lo configurado en el servidor («${contactText(field, none, configurado)}»).`;
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Cambiar datos de contacto"
      form={form}
      sendLabel="Guardar datos"
      fills
    >
      {faster !== undefined && (
        <div role="status" className={style.now}>
          <p>{faster}</p>
          <p>Ahora están así:</p>
          <ul className={style.changes}>
            {CONTACT_FIELDS.map((field) => (
              <li key={field}>
                {CONTACT_LABELS[field]}: {contactText(field, seen.valor, configurado)}
              </li>
            ))}
          </ul>
          <p>Si guardas, queda lo tuyo.</p>
        </div>
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
