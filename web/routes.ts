import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shared/session/public-layout.tsx', [
    index('areas/public/home.tsx'),
    route('categorias/:categoria?', 'areas/public/search.tsx'),
    route('ver/profesional/:id', 'areas/public/profile.tsx'),
    route('terminos-condiciones', 'areas/public/terms.tsx'),
    route('terminos-y-condiciones', 'areas/public/terms.tsx', { id: 'terms-alias' }),
    route('politicas-de-privacidad', 'areas/public/privacy.tsx'),
    route('politica-de-cookies', 'areas/public/cookies.tsx'),
    route('login', 'areas/session/login.tsx'),
    route('restaurar-contraseña', 'areas/restore/restore.tsx'),
    route('quiero-contratar', 'areas/sign-up/client.tsx'),
    route('quiero-trabajar', 'areas/sign-up/professional.tsx'),
  ]),
  layout('shared/session/signed-in-layout.tsx', [
    route('cliente', 'areas/client/home.tsx'),
    route('profesional', 'areas/professional/home.tsx'),
    route('chat/:id', 'areas/chat/chat.tsx'),
    layout('areas/admin/layout.tsx', [
      route('admin/cuentas', 'areas/admin/accounts.tsx'),
      route('admin/cuentas/:id', 'areas/admin/account.tsx'),
    ]),
  ]),
  route('_dev/ui', 'areas/dev/ui.tsx'),
] satisfies RouteConfig;
