import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('areas/public/home.tsx'),
  route('_dev/ui', 'areas/dev/ui.tsx'),
] satisfies RouteConfig;
