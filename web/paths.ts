import { sharedPaths } from '#lib/paths.ts';
import { slugOf } from '#lib/search-text.ts';

/** Every address of the application: screens link through this table and never write a path themselves. */
export const paths = {
  ...sharedPaths,
  home: '/',
  section: (id: HomeSection) => `/#${id}`,
  categories: '/categorias',
  /** A category, or a category in one state. */
  category: (categoria: string, estado = '') =>
    `/categorias/${encodeURIComponent(slugOf(categoria))}${estado && `?${new URLSearchParams({ estado })}`}`,
  request: '/solicitar',
  /** The kept request, filled in from an earlier one. */
  requestAgain: '/solicitar?repetida=1',
  /** The kept request, for one of those chosen for it. */
  requestTo: (keylogin: string) => `/solicitar?${new URLSearchParams({ para: keylogin })}`,
  /** The request form with the category chosen. */
  requestOf: (categoria: string) => `/servicios/${encodeURIComponent(slugOf(categoria))}`,
  /** The professionals to whom a request can be sent. */
  matches: ({ categoria, estado, ciudad }: { categoria: string; estado: string; ciudad: string }) =>
    `/categorias/${encodeURIComponent(slugOf(categoria))}?${new URLSearchParams({ estado, ciudad, solicitud: '1' })}`,
  profile: (id: string) => `/ver/profesional/${encodeURIComponent(id)}`,
  signUpClient: '/quiero-contratar',
  signUpProfessional: '/quiero-trabajar',
  offer: '/oferta-profesionales',
  /** With the e-mail filled in. */
  loginAs: (email: string) => `/login?email=${encodeURIComponent(email)}`,
  restorePassword: (email = '') =>
    encodeURI('/restaurar-contraseña') + (email && `?email=${encodeURIComponent(email)}`),
  conversations: '/chat/view',
  /** The form of a proposal to a client, filled in from the request that it answers. */
  newProposal: (keylogin: string, requestId: number) =>
    `/chat/${encodeURIComponent(keylogin)}?panel=proyecto&propuesta=nueva&solicitud=${requestId}`,
  /** The form that changes the proposal that was sent to a client. */
  reviseProposal: (keylogin: string) =>
    `/chat/${encodeURIComponent(keylogin)}?panel=proyecto&propuesta=cambiar`,
  /** With the question where the paid work is. */
  sayWhere: (keylogin: string) => `/chat/${encodeURIComponent(keylogin)}?direccion=1`,
  /** With the kept request above the composer, ready to send (1 §2). */
  chatWithRequest: (keylogin: string) => `/chat/${encodeURIComponent(keylogin)}?action=presupuesto`,
  professionalProfile: '/profesional/perfil',
  professionalAddress: '/profesional/direccion',
  professionalRequests: '/profesional/solicitudes',
  portfolio: '/profesional/portafolio',
  /** Opens with the payment of this level. */
  membershipOf: (nivel: number) => `/profesional/membresia?nivel=${nivel}`,
  /** What was released to one. */
  releases: '/profesional/dinero/liberaciones',
  membershipThanks: '/profesional/membresia/ty',
  client: '/cliente',
  clientProjects: '/cliente/proyectos',
  clientRequests: '/cliente/solicitudes',
  /** What one paid by card; of one project with its number. */
  clientReceipts: (project?: number) =>
    `/cliente/recibos${project === undefined ? '' : `?proyecto=${project}`}`,
  clientFavourites: '/cliente/favoritos',
  clientAddress: '/cliente/direccion',
  /** The business at a glance: the home of the team. */
  business: '/admin',
  /** The team's pending work. */
  pending: '/admin/pendientes',
  accounts: '/admin/cuentas',
  newProfessional: '/admin/nuevo-profesional',
  /** `list`: the filters and page of the list of accounts, to which it leads back. */
  newProfessionalFrom: (list: string) =>
    `/admin/nuevo-profesional${list && `?${new URLSearchParams({ lista: list })}`}`,
  account: (id: string | number) => `/admin/cuentas/${encodeURIComponent(id)}`,
  messages: '/admin/mensajes',
  messagesOf: (email: string) => `/admin/mensajes?${new URLSearchParams({ search: email })}`,
  teamRequests: '/admin/solicitudes',
  teamRequestsOf: (email: string) => `/admin/solicitudes?${new URLSearchParams({ search: email })}`,
  teamRequest: (id: number) => `/admin/solicitudes/${id}`,
  teamProjects: '/admin/proyectos',
  teamProjectsOf: (email: string) => `/admin/proyectos?${new URLSearchParams({ search: email })}`,
  reviews: '/admin/reviews',
  reviewsOf: (email: string) => `/admin/reviews?${new URLSearchParams({ search: email })}`,
  review: (id: number) => `/admin/reviews/${id}`,
  clientPayments: '/admin/pagos-de-clientes',
  clientPaymentsOf: (email: string) =>
    `/admin/pagos-de-clientes?${new URLSearchParams({ search: email })}`,
  /** What somebody tried to pay and was not charged. */
  paymentAttemptsOf: (email: string) =>
    `/admin/pagos-de-clientes?${new URLSearchParams({ search: email, ver: 'intentos' })}`,
  clientPayment: (id: number) => `/admin/pagos-de-clientes/${id}`,
  reports: '/admin/denuncias',
  metrics: '/admin/reportes',
  report: (name: ReportName) => `/admin/reportes/${name}`,
  disputes: '/admin/disputas',
  dispute: (id: number) => `/admin/disputas/${id}`,
  queue: '/admin/casos',
  cases: '/admin/casos/proyectos',
  /** Those that the list of disputes does not have. */
  casesWithoutDisputes: '/admin/casos/proyectos?causa=sin_disputa',
  teamCase: (id: number) => `/admin/casos/${id}`,
  chargebacks: '/admin/contracargos',
  bank: '/admin/contabilidad/banco',
  bankLine: (id: number) => `/admin/contabilidad/banco?linea=${id}`,
  chargeback: (id: number) => `/admin/contracargos/${id}`,
  accounting: '/admin/contabilidad',
  rates: '/admin/contabilidad/tarifas',
  settings: '/admin/ajustes',
  questions: '/admin/ajustes/preguntas',
  contactData: '/admin/ajustes/contacto',
  riskRules: '/admin/ajustes/riesgo',
  /** What a rule of risk applied to. */
  riskHits: (regla: string) => `/admin/ajustes/riesgo/${regla}`,
  riskHit: (id: number) => `/admin/casos/riesgo/${id}`,
  cannedAnswers: '/admin/ajustes/respuestas',
  templates: '/admin/plantillas',
  replies: '/admin/respuestas',
  sentNotifications: '/admin/avisos',
  adminCategories: '/admin/categorias',
  audit: '/admin/auditoria',
  /** The audit entries of one account. */
  auditOf: (keylogin: string) => `/admin/auditoria?${new URLSearchParams({ persona: keylogin })}`,
  payouts: '/admin/pagos-a-profesionales',
  teamPayout: (id: string | number) =>
    `/admin/pagos-a-profesionales?${new URLSearchParams({ pago: String(id) })}`,
  teamPayoutsOf: (fecha: string) =>
    `/admin/pagos-a-profesionales?${new URLSearchParams({ fecha })}`,
  /** The messages between two people, for the team to read. */
  chatHistory: (one: string, other: string) =>
    `/admin/chat-history/${encodeURIComponent(one)}/${encodeURIComponent(other)}`,
  terms: '/terminos-condiciones',
  privacy: '/politicas-de-privacidad',
  cookies: '/politica-de-cookies',
} as const;

/** Preview pictures of shared links, 1200 × 630. */
export const shareImages = {
  site: '/compartir/maestros.png',
  category: (slug: string) => `/compartir/categoria/${slug}.png`,
  /** `version` changes when the picture would be drawn differently, so that caches fetch it again. */
  profile: (id: string, version: string) =>
    `/compartir/profesional/${encodeURIComponent(id)}.jpg?v=${version}`,
} as const;

export type ReportName =
  | 'cuentas'
  | 'mensajes'
  | 'propuestas'
  | 'pagos-de-clientes'
  | 'reviews'
  | 'notificaciones';

/** Anchored sections of the home page. */
export type HomeSection =
  | 'servicios'
  | 'nosotros'
  | 'ventajas'
  | 'como-funciona'
  | 'profesionales'
  | 'testimoniales'
  | 'preguntas'
  | 'contacto';
