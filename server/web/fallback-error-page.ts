import { statusOf } from '#contract/errors.ts';

/** The page sent when not even the error page can be rendered: no script, no style. */
const PAGE = `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Algo falló · Maestros</title>
</head>
<body>
<h1>Algo falló de nuestro lado</h1>
<p>Ya lo registramos. Tus datos y tu dinero están a salvo. Inténtalo de nuevo en unos minutos.</p>
<p><a href="/">Ir al inicio</a></p>
</body>
</html>
`;

/** Replaces a failed reply without a page (the router's is one English line) by ours. */
export function withErrorPage(response: Response): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status < statusOf('internal') || isPage) return response;
  return new Response(PAGE, {
    status: response.status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
