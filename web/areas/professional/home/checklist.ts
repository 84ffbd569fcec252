import type { User } from '#contract/views.ts';
import { type Missing, missingOf } from '#domain/profile/missing.ts';
import { paths } from '#web/paths.ts';

export interface ChecklistItem {
  id: 'validacion' | 'identificacion' | 'pago' | 'portafolio';
  done: boolean;
  title: string;
  /** Why it matters, or its state. */
  text: string;
  /** Link to the screen; null while it waits for the team. */
  to: string | null;
}

/** What a professional's account needs to be found and paid (2 §2, §5; decisions §2, §5). */
export function checklistOf({ profile, payment_method, portfolio }: User): ChecklistItem[] {
  if (!profile) return [];
  const { identificacionFrontal_rute: front, identificacionTrasera_rute: back } = profile;
  const missing = missingOf({
    identificacion: profile.identificacion_estado,
    validacion: profile.validacion,
    metodo: payment_method === null ? 'falta' : payment_method.devuelto ? 'devuelto' : 'listo',
    fotos: portfolio.some(({ imagenes }) => imagenes.length > 0),
  });
  const lacks = (...some: Missing[]) => some.some((one) => missing.includes(one));
  return [
    {
      id: 'identificacion',
      done: !lacks('sin_identificacion', 'ilegible'),
      ...(lacks('ilegible')
        ? {
            title: 'Toma otra vez las fotos de tu identificación',
            text: 'No se pudo leer. Que se vea completa, sin reflejos y enfocada.',
          }
        : {
            title: 'Sube tu identificación',
            text:
              front === null && back === null
                ? 'El frente y el reverso. Sin ellos no podemos enviarte tus pagos.'
                : 'Falta un lado. Sin los dos no podemos enviarte tus pagos.',
          }),
      to: paths.professionalProfile,
    },
    {
      id: 'pago',
      done: !lacks('sin_metodo', 'por_confirmar'),
      ...(lacks('por_confirmar')
        ? {
            title: 'Confirma o cambia tu CLABE',
            text: 'Tu banco devolvió un pago. Hasta entonces no podemos pagarte.',
          }
        : {
            title: 'Agrega un método de pago',
            text: 'La CLABE donde quieres recibir tu saldo.',
          }),
      to: paths.payout,
    },
    {
      id: 'portafolio',
      done: !lacks('sin_fotos'),
      title: 'Muestra tus trabajos',
      text:
        portfolio.length === 0
          ? 'Los clientes miran primero las fotos de tu portafolio.'
          : 'Agrega fotos a tu portafolio: sin ellas los clientes no ven tus proyectos.',
      to: paths.portfolio,
    },
    {
      id: 'validacion',
      done: profile.validacion === 'validado',
      ...(profile.validacion === 'rechazado'
        ? {
            title: 'El equipo no pudo validar tu cuenta',
            text: `«${profile.validacion_motivo}» Corrígelo en tu perfil y escríbenos.`,
            to: paths.professionalProfile,
          }
        : {
            title: 'Estamos revisando tu cuenta',
            text: 'Cuando el equipo la valide aparecerás en las búsquedas. Te avisaremos.',
            to: null,
          }),
    },
  ];
}
