import {
  IconAddressBook,
  IconCategory,
  IconChecks,
  IconHelp,
  IconMessage2Check,
  IconScale,
  IconShieldExclamation,
} from '@tabler/icons-react';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { pesos } from '#web/ui/money.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import { useApprovals } from '../approvals/use-approvals.ts';
import { useRates } from '../rates/use-rates.ts';
import { valueText } from '../rates/words.ts';
import style from './settings.module.css';
import { useAdminSettings } from './use-settings.ts';
import { contactText, questionCount } from './words.ts';

export const meta = () => [{ title: 'Ajustes · Maestros' }];

interface Reading {
  readonly isPending: boolean;
}

/** /admin/ajustes (4 §F): what the team can change without a new release, and what holds today. */
export default function Settings() {
  const rates = useRates();
  const approvals = useApprovals();
  const settings = useAdminSettings();
  const fee = rates.data?.pages[0]?.vigentes.find(({ nivel }) => nivel === null);
  const limits = approvals.data?.pages[0]?.limites;
  const { preguntas, contacto, configurado } = settings.data ?? {};
  const tiles = [
    {
      to: paths.rates,
      Icon: IconScale,
      title: 'Comisión y precios',
      text: 'Lo que se descuenta de cada proyecto y lo que cuestan las membresías, cada una con su día.',
      today: today(rates, fee && `Comisión: ${valueText(fee)}`),
    },
    {
      to: paths.approvals,
      Icon: IconChecks,
      title: 'Cuándo deciden dos personas',
      text: 'Desde qué cantidades nadie del equipo decide solo.',
      today: today(
        approvals,
        limits &&
          `Pagos de más de ${pesos(limits.pagos)}, disputas y cancelaciones de más de ${pesos(limits.decisiones)}`,
      ),
    },
    {
      to: paths.riskRules,
      Icon: IconShieldExclamation,
      title: 'Reglas de riesgo',
      text: 'Qué detiene un proyecto, qué revisa el equipo y cuándo el banco confirma quién paga.',
    },
    {
      to: paths.questions,
      Icon: IconHelp,
      title: 'Preguntas frecuentes',
      text: 'Las preguntas y respuestas de la página de inicio.',
      today: today(settings, preguntas && questionCount(preguntas.valor)),
    },
    {
      to: paths.contactData,
      Icon: IconAddressBook,
      title: 'Datos de contacto',
      text: 'Cómo se llega al equipo y quién opera Maestros, en páginas, correos y recibos.',
      today: today(
        settings,
        contacto && configurado && contactText('correo', contacto.valor, configurado),
      ),
    },
    {
      to: paths.cannedAnswers,
      Icon: IconMessage2Check,
      title: 'Respuestas guardadas',
      text: 'Textos del equipo para contestar más rápido.',
    },
    {
      to: paths.adminCategories,
      Icon: IconCategory,
      title: 'Palabras de oficios y opciones',
      text: 'Con qué palabras de la gente se encuentra cada categoría y cada opción: en «Cómo la piden» de cada una.',
    },
  ];
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>Ajustes</h1>
        <p>Lo que el equipo cambia por su cuenta. Cada cambio queda en la auditoría.</p>
      </Stack>
      <Grid min={300}>
        {tiles.map(({ to, Icon, title, text, today: now }) => (
          <Card key={to} href={to}>
            <div className={style.tile}>
              <Icon size={32} aria-hidden />
              <strong>{title}</strong>
              <span className={style.muted}>{text}</span>
              {now !== undefined && <span>{now}</span>}
            </div>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

const today = ({ isPending }: Reading, text: string | undefined): string =>
  text ?? (isPending ? 'Cargando lo de hoy…' : 'No se cargó lo de hoy');
