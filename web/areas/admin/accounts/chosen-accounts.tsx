import { useState } from 'react';
import { type ListedAccount, remindProfessionals } from '#contract/accounts.ts';
import { validateProfessional } from '#contract/identity.ts';
import type { NotToRemind } from '#domain/profile/missing.ts';
import { api } from '#web/api/index.ts';
import { Stack } from '#web/ui/stack.tsx';
import { ChosenBar } from '../list/choose/choose.tsx';
import { RemindChosen } from '../list/choose/remind-chosen.tsx';
import { PersonLink } from '../person-link.tsx';
import { addressOf } from '../queue/address.ts';
import { TeamButton } from '../team-button.tsx';
import { useMayNot } from '../use-may.ts';
import { peopleText, remindedText } from './words.ts';

interface ChosenAccountsProps {
  chosen: readonly ListedAccount[];
  tooMany: string | undefined;
  onNone: () => void;
}

const WHY: Record<NotToRemind, string> = {
  completa: 'No le falta nada que pueda hacer.',
  suspendida: 'Su cuenta está suspendida.',
  eliminada: 'Su cuenta se eliminó.',
};

/** The chosen professionals: reminding them of what they lack, and validating one after another. */
export function ChosenAccounts({ chosen, tooMany, onNone }: ChosenAccountsProps) {
  const mayNot = useMayNot();
  // Of whom the dialog asks: they stay while it closes, although they are chosen no more.
  const [about, setAbout] = useState<readonly ListedAccount[]>([]);
  const [opened, setOpened] = useState(false);
  const waiting = chosen.filter(({ validacion }) => validacion === 'pendiente');
  const send = async () => {
    const done = await api.accounts.remindProfessionals({
      personas: about.map(({ keylogin }) => keylogin),
    });
    onNone();
    return {
      count: done.recordados,
      text: remindedText(done),
      left: done.sin_recordar.map(({ por_que_no, ...person }) => ({
        key: person.keylogin,
        what: <PersonLink person={person} />,
        why: WHY[por_que_no],
      })),
    };
  };
  return (
    <>
      <ChosenBar
        label="Profesionales elegidos"
        count={chosen.length}
        text={`${peopleText(chosen.length)} ${chosen.length === 1 ? 'elegido' : 'elegidos'}`}
        onNone={onNone}
      >
        <TeamButton
          call={remindProfessionals}
          size="sm"
          disabledReason={tooMany}
          onClick={() => {
            setAbout(chosen);
            setOpened(true);
          }}
        >
          {`Recordar (${chosen.length})`}
        </TeamButton>
        <TeamButton
          variant="secondary"
          size="sm"
          href={addressOf(
            { tipo: 'validacion', de: '', elegidas: waiting.map(({ keylogin }) => keylogin) },
            null,
          )}
          disabledReason={
            mayNot(validateProfessional) ??
            tooMany ??
            (waiting.length === 0 ? 'Ninguno de los elegidos está por validar.' : undefined)
          }
        >
          {`Validar (${waiting.length})`}
        </TeamButton>
      </ChosenBar>
      <RemindChosen
        opened={opened}
        onClose={() => setOpened(false)}
        title={`¿${about.length === 1 ? 'Recordarle' : 'Recordarles'} a ${peopleText(about.length)}?`}
        send={send}
        leftTitle={(count) => `No se ${count === 1 ? 'le' : 'les'} recordó a ${peopleText(count)}`}
      >
        <Stack gap={3}>
          <p>
            Cada quien lee solo lo que todavía le falta hacer para que lo validemos, lo encuentren y
            le paguemos: su identificación, su CLABE, fotos de sus trabajos. A quien aún no elige
            contraseña le llega otra vez su enlace.
          </p>
          <p>
            A nadie se le recuerda dos veces el mismo día. Queda en la auditoría, con tu nombre.
          </p>
        </Stack>
      </RemindChosen>
    </>
  );
}
