import { useState } from 'react';
import { TOLD_AT_ONCE } from '#domain/payouts/left-out.ts';
import type { LeftOut } from '#domain/payouts/payout.ts';
import { tellLeftOut } from '#contract/payouts.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { ChooseRow, ChosenBar } from '../list/choose/choose.tsx';
import { useChoice } from '../list/choose/use-choice.ts';
import { More } from '../list/more.tsx';
import { PersonLink } from '../person-link.tsx';
import { TeamButton } from '../team-button.tsx';
import { momentText } from '../words.ts';
import { PayDeleted } from './pay-deleted.tsx';
import style from './payouts.module.css';
import { TellDialog, type Telling } from './tell-dialog.tsx';
import { type LeftOutGroup, type LeftOutPerson, useLeftOut } from './use-payouts.ts';
import { chosenPeopleText, LEFT_OUT_NAMES, peopleText, totalText } from './words.ts';

const NO_GROUPS: readonly LeftOutGroup[] = [];
const NO_PEOPLE: readonly LeftOutPerson[] = [];

/** Professionals with a balance who will not be paid, by reason; those who can do something are told what. */
export function LeftOutList() {
  const all = useLeftOut();
  const [telling, setTelling] = useState<Telling | null>(null);
  // Those of each reason are a list of its own.
  const choice = useChoice<LeftOutPerson, string>(NO_PEOPLE, {
    of: '',
    keyOf: ({ keylogin }) => keylogin,
    most: TOLD_AT_ONCE,
    keeps: true,
  });
  const groups = all.data?.pages[0]?.grupos ?? NO_GROUPS;
  const untold = groups.reduce((sum, { por_avisar }) => sum + por_avisar, 0);
  const people = choice.chosen;
  return (
    <>
      {all.isPending && (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {all.isError && !all.data && (
        <ErrorState onRetry={() => void all.refetch()} busy={all.isFetching}>
          {all.error.message}
        </ErrorState>
      )}
      {all.data && groups.length === 0 && (
        <p className={style.muted}>Nadie queda fuera: todos los saldos se pagarán.</p>
      )}
      {groups.length > 0 && (
        <div>
          <TeamButton
            call={tellLeftOut}
            disabledReason={untold === 0 ? nobodyText(groups) : undefined}
            onClick={() => setTelling({ count: untold, input: {} })}
          >
            {untold === 0 ? 'Avisar a todos' : `Avisar a todos (${untold})`}
          </TeamButton>
        </div>
      )}
      {groups.map((group) => (
        <Group
          key={group.motivo}
          group={group}
          choice={choice}
          onTell={() =>
            setTelling({
              count: group.por_avisar,
              motivo: group.motivo,
              input: { motivo: group.motivo },
            })
          }
        />
      ))}
      <ChosenBar
        label="Profesionales elegidos"
        count={people.length}
        text={chosenPeopleText(people.length)}
        sum={totalText(people)}
        onNone={choice.none}
      >
        <TeamButton
          call={tellLeftOut}
          size="sm"
          disabledReason={choice.tooMany}
          onClick={() =>
            setTelling({
              count: people.length,
              input: { personas: people.map(({ keylogin }) => keylogin) },
            })
          }
        >
          Avisar a los elegidos
        </TeamButton>
      </ChosenBar>
      <TellDialog telling={telling} onClose={() => setTelling(null)} onTold={choice.none} />
    </>
  );
}

/** Why nobody is left to be told. */
const nobodyText = (groups: readonly LeftOutGroup[]): string =>
  groups.every(({ motivo }) => HELPLESS.has(motivo))
    ? 'Ninguno puede hacer algo para que se le pague.'
    : 'Hoy ya se les avisó a todos los que pueden hacer algo.';

/** Reasons about which the professional can do nothing. */
const HELPLESS: ReadonlySet<LeftOut> = new Set(['eliminada', 'suspendida', 'en_espera']);

interface GroupProps {
  group: LeftOutGroup;
  choice: Pick<ReturnType<typeof useChoice<LeftOutPerson, string>>, 'has' | 'choose'>;
  onTell: () => void;
}

/** Everybody who is counted by a reason, and what waits. */
function Group({ group, choice, onTell }: GroupProps) {
  const { motivo, profesionales, monto, por_avisar } = group;
  const list = useLeftOut(motivo);
  const people = list.data?.pages.flatMap((page) => page.profesionales) ?? [];
  const name = LEFT_OUT_NAMES[motivo];
  return (
    <section className={style.reason} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <p>
          {peopleText(profesionales)} · <Money mxn={monto} strong />
        </p>
        {por_avisar > 0 && (
          <TeamButton
            call={tellLeftOut}
            variant="secondary"
            size="sm"
            label={`Avisar a los de «${name}» (${por_avisar})`}
            onClick={onTell}
          >
            Avisar ({por_avisar})
          </TeamButton>
        )}
      </header>
      {list.isPending && (
        <Loading>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {list.isError && !list.data && (
        <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </ErrorState>
      )}
      {people.length > 0 && (
        <ul className={style.leftOut} aria-label={`Quién queda fuera: ${name}`}>
          {people.map((person) => (
            <li key={person.keylogin}>
              <span className={style.who}>
                {person.se_puede_avisar && (
                  <ChooseRow
                    label={`Elegir a ${person.nombre}`}
                    chosen={choice.has(person)}
                    onChoose={(yes) => choice.choose(person, yes)}
                    disabledReason={person.avisado_hoy === null ? undefined : 'Hoy ya se le avisó.'}
                  />
                )}
                <PersonLink person={person} />
              </span>
              <Money mxn={person.monto} />
              <Reasons person={person} main={motivo} />
            </li>
          ))}
        </ul>
      )}
      <More list={list} what={`profesionales: ${name}`} />
    </section>
  );
}

/** What else keeps somebody from being paid, until when, and whether they know. */
function Reasons({ person, main }: { person: LeftOutPerson; main: LeftOut }) {
  const { keylogin, monto, motivos, espera_hasta, avisado_hoy } = person;
  return (
    <span className={style.reasons}>
      {motivos
        .filter((motivo) => motivo !== main || motivo === 'en_espera')
        .map((motivo) => (
          <Chip key={motivo}>
            {LEFT_OUT_NAMES[motivo]}
            {motivo === 'en_espera' && espera_hasta && `, hasta ${momentText(espera_hasta)}`}
          </Chip>
        ))}
      {avisado_hoy && <Chip tone="success">Avisado hoy</Chip>}
      {motivos.includes('eliminada') && <PayDeleted keylogin={keylogin} monto={monto} />}
    </span>
  );
}
