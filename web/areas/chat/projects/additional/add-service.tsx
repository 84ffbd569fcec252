import { useEffect, useState } from 'react';
import { additionalFields } from '#contract/projects.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { readAmount } from '#lib/amount.ts';
import { Button } from '#web/ui/button.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useFocusOnOpen } from '#web/ui/use-focus-on-open.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { useStoredText } from '#web/shared/use-stored-text.ts';
import { Quote } from '../quote.tsx';
import style from './additional-tab.module.css';
import { useAdditional } from './use-additional.ts';

export interface AddServiceProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
  /** Before one is sent, and when it was not taken. */
  onSending: (sending: boolean) => void;
}

interface Values extends Record<string, unknown> {
  descripcion: string;
  /** As typed. */
  precio: string;
}

/** The default values (1 §5). */
const EMPTY: Values = { descripcion: '', precio: '100' };

/**
 * The professional's form for an additional service; unsent input survives a reload. Below one that was proposed it is
 * folded: a live button there would ask for the same again.
 */
export function AddService({ me, partner, proposal, onSending }: AddServiceProps) {
  const { add } = useAdditional(me, partner, proposal);
  const [stored, store] = useStoredText(`chat_step:${me}:${proposal.id}:agregar`);
  const [writing, setWriting] = useState(stored !== '');
  const [asked, setAsked] = useState(false);
  const title = useFocusOnOpen<HTMLHeadingElement>(asked && writing);
  const form = useSendForm<Values>({
    initial: read(stored),
    validate: (values) => additionalFields.safeParse(values),
    send: async ({ descripcion, precio }) => {
      onSending(true);
      if (!(await add(descripcion.trim(), readAmount(precio)))) return onSending(false);
      form.set(EMPTY);
      setWriting(false);
    },
    // The mutation has already shown the error.
    onFailure: () => onSending(false),
  });
  const typed = form.values.descripcion === '' ? '' : JSON.stringify(form.values);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed matters
  useEffect(() => store(typed), [typed]);

  if (!writing && proposal.data_propuesta.adicionales.length > 0)
    return (
      <Button
        variant="secondary"
        fullWidth
        onClick={() => {
          setAsked(true);
          setWriting(true);
        }}
      >
        Proponer otro servicio
      </Button>
    );
  return (
    <form {...form.props} className={style.add}>
      <Stack>
        <h3 ref={title} tabIndex={-1}>
          Proponer un servicio adicional
        </h3>
        <TextArea
          label="Descripción"
          description={`Qué harías y qué material incluye. Se hace si ${shortName(partner)} lo acepta.`}
          rows={3}
          maxLength={500}
          {...form.field('descripcion')}
        />
        <MoneyField
          label="Precio del servicio"
          whole
          description="Desde $100, en pesos enteros."
          {...form.field('precio')}
        />
        <Quote
          tarifa={proposal.tarifa}
          precio={readAmount(form.values.precio)}
          before={proposal.precio}
        />
        <Button type="submit" fullWidth busy={form.busy}>
          Proponer servicio
        </Button>
      </Stack>
    </form>
  );
}

function read(stored: string): Values {
  try {
    const values = { ...EMPTY, ...(JSON.parse(stored) as Values) };
    // An older release stored a number.
    return { ...values, precio: String(values.precio ?? '') };
  } catch {
    return EMPTY;
  }
}
