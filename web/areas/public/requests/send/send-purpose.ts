import type { Chosen } from '#web/shared/requests/chosen.ts';

/** What an account is wanted for: «enviar tu solicitud a Taller Núñez». */
export function sendPurpose(chosen: readonly Chosen[]): string {
  const [only, ...others] = chosen;
  if (!only) return 'enviar tu solicitud';
  return `enviar tu solicitud a ${others.length > 0 ? `${chosen.length} profesionales` : only.nombre}`;
}
