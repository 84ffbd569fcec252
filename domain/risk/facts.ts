/** What a hit counts, with how a screen names it; `monto` is centavos. */
export const RISK_FACTS: Readonly<Record<string, string>> = {
  monto: 'Monto',
  pago: 'Pago número',
  horas: 'Horas desde el pago',
  tarjetas: 'Tarjetas en 24 horas',
  proyectos: 'Proyectos en 24 horas',
  lecturas: 'Lecturas',
  hora: 'A partir de las',
};
