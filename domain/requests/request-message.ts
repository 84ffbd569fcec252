import { formatNumber } from '#lib/numbers.ts';
import { formatApprox, formatWhole } from '../money.ts';
import { whenInText, type When } from './when.ts';
import { centimetersOf, type Prequote } from './prequote.ts';

/** How a pre-quote was calculated (1 §9): «3.5 × 2 m = 7 m² × $95», «2 × $450»; '' for one piece. */
export function arithmetic(
  { area, cantidad, precio }: Prequote,
  { ancho, largo }: { ancho: string; largo: string },
): string {
  const price = formatWhole(precio);
  if (area !== null) {
    const [width, length] = [ancho, largo].map((text) => {
      const centimeters = centimetersOf(text);
      return centimeters === null ? text.trim() : formatNumber(centimeters / 100, 2);
    });
    return `${width} × ${length} m = ${formatNumber(area, 4)} m² × ${price}`;
  }
  return cantidad === null || cantidad === 1 ? '' : `${cantidad} × ${price}`;
}

/** The work within the trade: «Lavadora: Instalar y nivelar», or the option alone; '' before one is chosen. */
export const workOf = ({ aparato, opt }: { aparato: string | null; opt: string | null }): string =>
  [aparato, opt].filter(Boolean).join(': ');

/** The parts of a request that go into its message: form fields as typed, `fecha` a day, `hora` HH:mm. */
export interface RequestWords {
  readonly categoria: string;
  readonly aparato: string;
  readonly opt: string;
  readonly ancho: string;
  readonly largo: string;
  readonly titulo: string;
  readonly descripcion_servicio: string;
  readonly fecha: string;
  readonly hora: string;
  readonly cuando: When;
  readonly estado: string;
  readonly ciudad: string;
}

/** «Lugar: Guadalajara, Jalisco», from the parts that are given; '' without any. */
function named(name: string, words: readonly string[]): string {
  const said = words.filter(Boolean).join(', ');
  return said && `${name}: ${said}`;
}

/** The pre-formatted message of a service request (1 §6): one fact per line, the description last. */
export function requestMessage(form: RequestWords, quote: Prequote | null): string {
  const work = workOf(form);
  const counted = quote?.cantidad && quote.cantidad > 1 ? `${quote.cantidad} × ${work}` : work;
  const reached = quote && arithmetic(quote, form);
  return [
    `Solicitud de servicio: ${form.categoria}`,
    form.titulo.trim(),
    counted,
    quote?.area ? `Medidas: ${form.ancho.trim()} × ${form.largo.trim()} m` : '',
    named(['', 'hoy'].includes(form.cuando) ? 'Fecha' : 'Cuándo', [whenInText(form)]),
    named('Lugar', [form.ciudad, form.estado]),
    quote && `Precotización: ${formatApprox(quote.total)}${reached ? ` (${reached})` : ''}`,
    '',
    form.descripcion_servicio.trim(),
  ]
    .filter((line, index, lines) => line || index === lines.length - 2)
    .join('\n');
}
