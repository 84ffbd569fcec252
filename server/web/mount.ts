import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { statusOf } from '#contract/errors.ts';
import { Failure } from '#server/calls/failure.ts';
import { FairQueue, RETRY_AFTER_SECONDS } from '#server/connections/index.ts';
import { nonceContext, reportContext, runtimeContext } from '#web/server-context.ts';
import { serveAssets } from './assets.ts';
import { startVite } from './development.ts';
import { withErrorPage } from './fallback-error-page.ts';
import { toFetchRequest } from './request.ts';
import { serveRootFiles } from './root-files.ts';
import { normalizeUrl } from './normalize-url.ts';

export interface MountWebOptions {
  /** `development` serves the sources through Vite with hot reload, `production` the build. */
  mode: 'development' | 'production';
  /** The output folder of tools/build.ts; not used in development. */
  buildDirectory: string;
  /** Shows the pages under /_dev; a developer's machine may run the production build. */
  devPages: boolean;
  /** The public origin behind a proxy; else the request's own. */
  origin?: string;
  /** The platform's address for search engines and shared links. */
  siteOrigin: string;
  /** Puts what loaders need (database, session …) into the request's router contexts. */
  load?: (context: RouterContextProvider, request: FastifyRequest) => void;
}

/** The global key that web/shared/page-meta.ts reads. */
const SITE_ORIGIN = Symbol.for('maestros.origin');

/**
 * Serves everything that is not an API: files of the build, then React Router for all other paths.
 * Call it after the routes of /api and /_dev, and after `registerSecurityHeaders`.
 */
export async function mountWeb(app: FastifyInstance, options: MountWebOptions): Promise<void> {
  (globalThis as Record<symbol, unknown>)[SITE_ORIGIN] = options.siteOrigin;
  const handle = createRequestHandler(await serverBuild(app, options), options.mode);
  // A page uses a core for some 20 ms, and connections of the database.
  const rendering = new FairQueue(
    { pages: {} },
    { concurrency: 4, maxQueue: 60 },
    () => new Failure('unavailable'),
  );
  const runtime = { development: options.mode === 'development', devPages: options.devPages };

  await app.register(async (scope) => {
    // React Router reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const normalized = request.method === 'POST' ? null : normalizeUrl(request.url);
        if (normalized !== null) return reply.redirect(normalized, 301);
        if (!isPage(request.url)) return reply.callNotFound();
        const context = new RouterContextProvider();
        context.set(runtimeContext, runtime);
        if (reply.cspNonce) context.set(nonceContext, reply.cspNonce);
        context.set(reportContext, (error) => request.log.error(error));
        options.load?.(context, request);
        try {
          const page = await rendering.run('pages', request.network, async () => {
            // After what else has come meanwhile: those that wait for nothing else would be made one after the other before it.
            await setImmediate();
            // Whoever left while waiting needs none.
            if (request.raw.socket.destroyed) throw new Failure('unavailable');
            return handle(toFetchRequest(request, reply, options.origin), context);
          });
          return reply.send(withErrorPage(page));
        } catch (error) {
          if (error instanceof Failure) return comeBack(reply);
          throw error;
        }
      },
    });
  });
}

/** Whoever asks for more pages at once than are made for them. */
const comeBack = (reply: FastifyReply) =>
  reply
    // Said before the page is, so that it is known for a refusal.
    .code(statusOf('unavailable'))
    .header('retry-after', RETRY_AFTER_SECONDS)
    .send(withErrorPage(new Response(null, { status: statusOf('unavailable') })));

/** Paths of the API and of the development tools never reach the pages; `/_dev/ui` is a page. */
export function isPage(url: string): boolean {
  if (/^\/_dev\/ui(?:\.data)?(?:[?#]|$)/.test(url)) return true;
  return !/^\/(?:api|_dev)(?:[/?#]|$)/.test(url);
}

type Build = ServerBuild | (() => Promise<ServerBuild>);

async function serverBuild(app: FastifyInstance, options: MountWebOptions): Promise<Build> {
  if (options.mode === 'development') return startVite(app);

  const client = path.join(options.buildDirectory, 'client');
  await app.register((scope) => serveAssets(scope, path.join(client, 'assets')));
  await app.register((scope) => serveRootFiles(scope, client));
  const entry = path.join(options.buildDirectory, 'server', 'index.js');
  return (await import(pathToFileURL(entry).href)) as ServerBuild;
}
