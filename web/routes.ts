import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shared/session/public-layout.tsx', [
    index('areas/public/home.tsx'),
    route('categorias/:categoria?', 'areas/public/search.tsx'),
    route('ver/profesional/:id', 'areas/public/profile.tsx'),
    route('solicitar', 'areas/public/request.tsx'),
    route('servicios/:categoria?', 'areas/public/request.tsx', { id: 'request-alias' }),
    route('terminos-condiciones', 'areas/public/terms.tsx'),
    route('terminos-y-condiciones', 'areas/public/terms.tsx', { id: 'terms-alias' }),
    route('politicas-de-privacidad', 'areas/public/privacy.tsx'),
    route('politica-de-cookies', 'areas/public/cookies.tsx'),
    route('oferta-profesionales', 'areas/public/offer.tsx'),
    route('login', 'areas/session/login.tsx'),
    route('restaurar-contraseña', 'areas/restore/restore.tsx'),
    route('m/ca/:id', 'areas/set-up/set-up.tsx'),
    route('quiero-contratar', 'areas/sign-up/client.tsx'),
    route('quiero-trabajar', 'areas/sign-up/professional.tsx'),
  ]),
  layout('shared/session/signed-in-layout.tsx', [
    layout('areas/client/layout.tsx', [
      route('cliente', 'areas/client/home.tsx'),
      route('cliente/cuenta', 'shared/own-account/account.tsx', { id: 'client-account' }),
      route('cliente/direccion', 'shared/own-account/address.tsx', { id: 'client-address' }),
    ]),
    layout('areas/professional/layout.tsx', [
      route('profesional', 'areas/professional/home.tsx'),
      route('profesional/cuenta', 'shared/own-account/account.tsx', { id: 'professional-account' }),
      route('profesional/direccion', 'shared/own-account/address.tsx', {
        id: 'professional-address',
      }),
      route('profesional/portafolio', 'areas/professional/portfolio/portfolio.tsx'),
      route('profesional/metodo-de-pago', 'areas/professional/payout/payout.tsx'),
      route('profesional/membresia', 'areas/professional/membership/membership.tsx'),
      route('profesional/membresia/ty', 'areas/professional/membership/thanks.tsx'),
      route('profesional/perfil', 'areas/professional/profile/profile.tsx'),
    ]),
    route('chat/:id', 'areas/chat/chat.tsx'),
    layout('areas/admin/layout.tsx', [
      route('admin', 'areas/admin/pending/pending.tsx'),
      route('admin/cuentas', 'areas/admin/accounts/accounts.tsx'),
      route('admin/cuentas/:id', 'areas/admin/account/account.tsx'),
      route('admin/nuevo-profesional', 'areas/admin/new-professional/new-professional.tsx'),
      route('admin/mensajes', 'areas/admin/messages/messages.tsx'),
      route('admin/reviews', 'areas/admin/reviews/reviews.tsx'),
      ...['admin/reviews/:id', 'admin/reviews/:dummy/:id'].map((path) =>
        route(path, 'areas/admin/reviews/review.tsx', { id: path }),
      ),
      route('admin/pagos-de-clientes', 'areas/admin/payments/payments.tsx'),
      ...['admin/pagos-de-clientes/:id', 'admin/pagos-de-clientes/:dummy/:id'].map((path) =>
        route(path, 'areas/admin/payments/payment.tsx', { id: path }),
      ),
      route('admin/denuncias', 'areas/admin/reports/reports.tsx'),
      route('admin/disputas', 'areas/admin/disputes/disputes.tsx'),
      route('admin/auditoria', 'areas/admin/audit/audit.tsx'),
      route('admin/chat-history/:one/:other', 'areas/admin/chat-history/chat-history.tsx'),
      route('admin/*', 'areas/session/missing.tsx', { id: 'missing-admin' }),
    ]),
    ...['cliente', 'profesional', 'chat'].map((area) =>
      route(`${area}/*`, 'areas/session/missing.tsx', { id: `missing-${area}` }),
    ),
  ]),
  route('_dev/ui', 'areas/dev/ui.tsx'),
] satisfies RouteConfig;
