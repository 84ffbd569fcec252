const ofProject = (id?: number): string => (id === undefined ? '' : `&proyecto=${id}`);

/** Addresses in the product to which both its screens and what is sent to people lead; paths below its origin. */
export const sharedPaths = {
  login: '/login',
  /** What one was told (4 §E). */
  notifications: '/avisos',
  /** What reaches somebody by which channel. */
  clientPreferences: '/cliente/avisos',
  professionalPreferences: '/profesional/avisos',
  /** Ends mails of one kind; it opens without signing in. */
  unsubscribe: (clave: string) => `/baja/${clave}`,
  /** Where somebody who was invited to the team accepts (4 §F). */
  invitation: (clave: string) => `/invitacion/${clave}`,
  /** Who is in the team, and what each may do (4 §F). */
  team: '/admin/equipo',
  /** What waits for a second person of the team (4 §F). */
  approvals: '/admin/aprobaciones',
  approval: (id: number) => `/admin/aprobaciones?id=${id}`,
  chat: (keylogin: string) => `/chat/${encodeURIComponent(keylogin)}`,
  /** The project with somebody, beside their conversation: the present one, or that of this number. */
  project: (keylogin: string, id?: number) =>
    `/chat/${encodeURIComponent(keylogin)}?panel=proyecto${ofProject(id)}`,
  /** The services that the professional of a project proposes besides. */
  additionalServices: (keylogin: string, id?: number) =>
    `/chat/${encodeURIComponent(keylogin)}?panel=adicionales${ofProject(id)}`,
  /** The conversation with the form that rates the other one. */
  rate: (keylogin: string, id?: number) =>
    `/chat/${encodeURIComponent(keylogin)}?calificar=1${ofProject(id)}`,
  clientRequest: (id: number) => `/cliente/solicitudes/${id}`,
  clientReceipt: (payment: number) => `/cliente/recibos/${payment}`,
  clientReviews: '/cliente/resenas',
  clientAccount: '/cliente/cuenta',
  professional: '/profesional',
  /** Everything about oneself, each on a screen of its own. */
  professionalSelf: '/profesional/mi-perfil',
  professionalAccount: '/profesional/cuenta',
  /** One case of the team's queue, by its kind and key (4 §F). */
  queueItem: (tipo: string, clave: string) =>
    `/admin/casos?caso=${tipo}.${encodeURIComponent(clave)}`,
  teamProject: (id: number) => `/admin/proyectos/${id}`,
  ownTeamAccount: '/admin/mi-cuenta',
  professionalProjects: '/profesional/proyectos',
  professionalReviews: '/profesional/resenas',
  earnings: '/profesional/dinero',
  /** The receipt of a transfer to one's bank. */
  ownPayout: (payout: number) => `/profesional/dinero/pagos/${payout}`,
  /** The receipt of what was released to one, by its movement in the books. */
  release: (movement: number) => `/profesional/dinero/liberaciones/${movement}`,
  payout: '/profesional/metodo-de-pago',
  membership: '/profesional/membresia',
  professionalReceipts: '/profesional/recibos',
  professionalReceipt: (payment: number) => `/profesional/recibos/${payment}`,
  contact: '/#contacto',
} as const;
