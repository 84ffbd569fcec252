/** The accounts that a newcomer signs in with (decisions §7–8). */
export const DEMO_PASSWORD = 'Maestros-2026';
export const DEMO_ACCOUNTS = [
  { email: 'cliente@demo.mx', what: 'cliente' },
  { email: 'profesional@demo.mx', what: 'profesional validado' },
  { email: 'admin@demo.mx', what: 'administradora' },
] as const;
