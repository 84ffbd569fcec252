/** How the team's list of projects can be ordered: the newest, the longest without movement, the dearest, the next to be due. */
export const PROJECT_ORDERS = ['recientes', 'sin_movimiento', 'precio', 'vence'] as const;
export type ProjectOrder = (typeof PROJECT_ORDERS)[number];

/** What a listed project has or waits for: money held, an open dispute, chargeback or case. */
export const PROJECT_WITH = ['protegido', 'disputa', 'contracargo', 'revision', 'caso'] as const;
export type ProjectWith = (typeof PROJECT_WITH)[number];

/** What happens to a project once, by the day of which it can be listed (4 §F). */
export const PROJECT_STEPS = ['propuestas', 'aceptadas', 'pagadas', 'finalizadas'] as const;
export type ProjectStep = (typeof PROJECT_STEPS)[number];

/** The most projects that a list counts and adds up, and that a file has. */
export const PROJECTS_COUNTED = 10_000;
