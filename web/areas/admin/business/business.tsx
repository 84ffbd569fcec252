import { IconCalendar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { getBusiness } from '#contract/business.ts';
import { UNITS } from '#domain/business/periods.ts';
import { paths } from '#web/paths.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { FileButton } from '../file-button.tsx';
import { MovementsDialog, type MovementsDialogProps } from '../ledger/movements-dialog.tsx';
import { Shown } from '../list/shown.tsx';
import { daysWords } from '../words.ts';
import style from './business.module.css';
import { Choice } from './choice.tsx';
import { CohortsSection } from './cohorts.tsx';
import { loadCsv } from './csv.ts';
import { DemandSection } from './demand.tsx';
import { Figures } from './figures.tsx';
import { Flow } from './flow.tsx';
import { type Column, Left } from './left.tsx';
import { Series } from './series.tsx';
import { Strip } from './strip.tsx';
import { type Business, useBusiness, useShown } from './use-business.ts';
import { isQuiet, UNIT_NAMES } from './words.ts';

export const meta = () => [{ title: 'Negocio · Maestros' }];

/** What notices told of before the pending work had an address of its own. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('diferencias')) return redirect(`${paths.pending}?${searchParams}`);
  return null;
}

/** /admin (4 §F): the business at a glance; unit and days are in the address, each number opens its rows. */
export default function BusinessHome() {
  const shown = useShown();
  const { por, dates } = shown;
  const query = useBusiness(shown.asked);
  const today = useToday();
  const box = useId();
  const [choosing, setChoosing] = useState(false);
  return (
    <Stack gap={5}>
      <div className={style.head}>
        <h1>Negocio</h1>
        <p className={style.period}>
          <Button
            variant="secondary"
            size="sm"
            icon={<IconCalendar size={18} aria-hidden />}
            aria-expanded={choosing}
            aria-controls={box}
            onClick={() => setChoosing(!choosing)}
          >
            {daysWords({ desde: dates.start, hasta: dates.end })}
          </Button>
          <span>{against(query.data)}</span>
        </p>
        <Choice
          label="Por"
          options={UNITS.map((unit) => [UNIT_NAMES[unit], shown.with(unit), unit === por])}
        />
        <FileButton call={getBusiness} label="Descargar CSV" load={() => loadCsv(shown.asked)}>
          CSV
        </FileButton>
      </div>
      <Strip />
      {choosing && (
        <div className={style.days} id={box}>
          <DateField
            label="Desde"
            value={dates.shown.start}
            onChange={dates.change('start')}
            error={dates.problems.start}
          />
          <DateField
            label="Hasta"
            value={dates.shown.end}
            onChange={dates.change('end')}
            error={dates.problems.end}
          />
          {shown.chosen && (
            <Button variant="quiet" onClick={shown.reset}>
              Lo más nuevo
            </Button>
          )}
        </div>
      )}
      <Shown query={query} loading="Sumando el negocio…">
        {(business) => <Glance business={business} por={por} today={today} />}
      </Shown>
    </Stack>
  );
}

/** The days before, with which it is compared. */
function against(business: Business | undefined): string {
  if (!business) return '';
  const { antes } = business;
  return isQuiet(antes) ? 'sin movimiento antes' : `contra ${daysWords(antes)}`;
}

interface GlanceProps {
  business: Business;
  por: (typeof UNITS)[number];
  today: string;
}

function Glance({ business, por, today }: GlanceProps) {
  const [opened, setOpened] = useState<Omit<MovementsDialogProps, 'onClose'> | null>(null);
  const { desde, hasta, totales, antes } = business;
  const paid = (days: { desde: string; hasta: string }) =>
    setOpened({
      title: `Trabajos pagados, ${daysWords(days)}`,
      asked: { desde: days.desde, hasta: days.hasta, cuenta: 'proveedor', tipos: ['pago'] },
    });
  const open = ({ label, cuenta, tipos, grows }: Column) =>
    cuenta &&
    setOpened({
      title: `${label}, ${daysWords(business)}`,
      grows,
      asked: { desde, hasta, cuenta, ...(tipos && { tipos }) },
    });
  if (isQuiet(totales) && isQuiet(antes) && business.hoy.protegido === 0)
    return (
      <EmptyState title="Sin movimiento en estos días">
        Aquí verás cuántas solicitudes llegan, cuántas terminan en trabajos pagados y cuánto queda.
      </EmptyState>
    );
  return (
    <div className={style.glance}>
      <Figures business={business} onPaid={() => paid(business)} />
      <div className={style.beside}>
        <Series business={business} por={por} today={today} onPaid={paid} />
        <Flow business={business} />
      </div>
      <div className={style.halves}>
        <Left business={business} onOpen={open} />
        <DemandSection />
      </div>
      <CohortsSection />
      {opened && <MovementsDialog {...opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
