import { theirAccountFields, updateUserAccount } from '#contract/accounts.ts';
import { ROL } from '#contract/call.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { api } from '#web/api/index.ts';
import type { User } from '#web/api/session-store.ts';
import { PersonFields } from '#web/shared/sign-up/person-fields.tsx';
import { personValues } from '#web/shared/accounts/stored-values.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { Fact, Facts } from '../../facts.tsx';
import { EditCard } from './edit-card.tsx';
import { type EditFormProps, useEditForm } from './use-edit-form.ts';

const valuesOf = (user: User) => ({ ...personValues(user), email: user.account.email });

interface AccountFormProps extends EditFormProps {
  /** The person's former names, the latest first. */
  formerNames: readonly { nombre: string; apellidos: string; hasta: string }[];
}

/** Names, e-mail and phone (2 §5); unlike its owner, the team can change the e-mail. */
export function AccountForm({ formerNames, ...props }: AccountFormProps) {
  const { keylogin, rol } = props.user;
  const form = useEditForm(props, {
    valuesOf,
    fields: theirAccountFields,
    send: (formDataAccount) =>
      api.accounts.updateUserAccount({ user_id: keylogin, formDataAccount }),
    success: 'Cuenta actualizada exitosamente.',
  });
  return (
    <EditCard call={updateUserAccount} title="Cuenta" form={form} save="Guardar cuenta">
      <Facts>
        <Fact label="Clave">{keylogin}</Fact>
        {formerNames.length > 0 && (
          <Fact label="Antes se llamaba">{formerNames.map(namedUntil).join(' · ')}</Fact>
        )}
      </Facts>
      <PersonFields form={form} />
      <PhoneField
        label="Teléfono"
        own={false}
        description={
          rol === ROL.professional
            ? `${CONTACT_CHANGE_HINT} ${PHONE_CHANGE_HINT}`
            : CONTACT_CHANGE_HINT
        }
        {...form.field('phone')}
      />
    </EditCard>
  );
}

const CONTACT_CHANGE_HINT =
  'Si cambias su correo o su teléfono, se le avisa ahí y también donde estaba antes.';
const PHONE_CHANGE_HINT = 'Un teléfono nuevo detiene sus pagos 72 horas.';

const namedUntil = ({ nombre, apellidos, hasta }: AccountFormProps['formerNames'][number]) =>
  `${nombre} ${apellidos} (hasta el ${formatDay(mexicoDay(Date.parse(hasta)))})`;
