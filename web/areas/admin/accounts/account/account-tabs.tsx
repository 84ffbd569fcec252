import { useState } from 'react';
import { ROL } from '#contract/call.ts';
import { Stack } from '#web/ui/stack.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AccountForms, type FormName } from './account-forms.tsx';
import { MessageList, NotificationList, PaymentList, ReviewList } from './activity-lists.tsx';
import type { Detail } from './detail.ts';
import { Graphs } from './graphs.tsx';
import type { Interval } from './interval.ts';
import { IdCard } from '../../identity/id-card.tsx';
import { RangeBar, type RangeLoad } from './range.tsx';
import { SetUpCard } from './set-up-card.tsx';
import { ShownWorks } from './shown-works.tsx';
import { ValidationCard } from './validation-card.tsx';
import style from './account.module.css';

interface AccountTabsProps extends RangeLoad {
  data: Detail;
  intervalo: Interval;
  onInterval: (intervalo: Interval) => void;
  /** Loads the account with what its ID shows and says. */
  reveal: () => void;
}

/** In the order of their numbers (2 §2). */
const TABS = [
  'Todo',
  'Cuenta',
  'Dirección',
  'Perfil',
  'Gráficas',
  'Mensajes',
  'Reseñas',
  'Notificaciones',
  'Pagos realizados',
] as const;
type TabName = (typeof TABS)[number];
const numberOf = (name: TabName): string => String(TABS.indexOf(name));

const FORMS: Partial<Record<TabName, readonly FormName[]>> = {
  Todo: ['cuenta', 'direccion', 'perfil'],
  Cuenta: ['cuenta'],
  Dirección: ['direccion'],
  Perfil: ['perfil'],
};

/** The account's tabs; each visit opens on «Todo» (2 §4). */
export function AccountTabs({ data, intervalo, onInterval, reveal, ...load }: AccountTabsProps) {
  const [tab, setTab] = useState<TabName>(TABS[0]);
  const professional = data.user.rol === ROL.professional;
  const forms = FORMS[tab];
  const showsValidation = professional && (tab === 'Todo' || tab === 'Perfil');
  const unconfigured = professional && !data.configurada && (tab === 'Todo' || tab === 'Cuenta');
  const aside = showsValidation || unconfigured;
  const list = { data, ...load };
  return (
    <Tabs
      label="Cuenta"
      value={numberOf(tab)}
      onChange={(id) => setTab(TABS[Number(id)] ?? TABS[0])}
      tabs={TABS.filter((name) => name !== 'Perfil' || professional).map((name) => ({
        id: numberOf(name),
        label: name,
      }))}
      panel={
        <>
          <RangeBar {...{ intervalo, onInterval }} busy={load.busy} />
          <div className={aside ? style.columns : style.single} hidden={!forms}>
            <Stack gap={5}>
              {showsValidation && (
                <IdCard
                  user={data.user}
                  identidad={data.identidad}
                  lectura={data.lectura}
                  refresh={load.refresh}
                  reveal={reveal}
                  busy={load.busy}
                />
              )}
              <AccountForms data={data} shown={forms ?? []} />
              {showsValidation && <ShownWorks keylogin={data.user.keylogin} />}
            </Stack>
            {aside && (
              <Stack gap={5}>
                {showsValidation && (
                  <ValidationCard
                    user={data.user}
                    by={data.validacion_por}
                    suspended={data.suspension !== null}
                  />
                )}
                {unconfigured && <SetUpCard keylogin={data.user.keylogin} />}
              </Stack>
            )}
          </div>
          {tab === 'Gráficas' && <Graphs resumen={data.resumen} {...load} />}
          {tab === 'Mensajes' && <MessageList {...list} />}
          {tab === 'Reseñas' && <ReviewList {...list} />}
          {tab === 'Notificaciones' && <NotificationList {...list} />}
          {tab === 'Pagos realizados' && <PaymentList {...list} />}
        </>
      }
    />
  );
}
