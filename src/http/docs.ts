import Fastify, { type FastifyInstance } from 'fastify';
import { openApiDocument } from '../contract/openapi.ts';

const PREFIX = '/docs';

/** Scripts, styles and the document come from here, and nothing from anywhere else. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  // The reference page sets sizes on its elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * `/openapi.json` and the reference page `/docs`. Both are made when they are first asked for: the page's own server
 * costs more time to load than the service takes to start.
 */
export function registerDocs(app: FastifyInstance, about: () => { serverUrl: string; version: string }): void {
  let document: string | undefined;
  let page: Promise<FastifyInstance> | undefined;

  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(about()));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });

  app.get(PREFIX, async (_request, reply) => reply.redirect(`${PREFIX}/`));
  app.get(`${PREFIX}/*`, async (request, reply) => {
    page ??= referencePage(openApiDocument(about()));
    const { statusCode, headers, rawPayload } = await (await page).inject({ method: 'GET', url: request.url });
    if (statusCode === 404) return reply.callNotFound();
    for (const name of ['content-type', 'location', 'etag', 'last-modified']) {
      const value = headers[name];
      if (typeof value === 'string') reply.header(name, value);
    }
    return reply
      .code(statusCode)
      .header('content-security-policy', CSP)
      .header('cache-control', 'public, max-age=3600')
      .send(rawPayload);
  });

  app.addHook('onClose', async () => {
    await (await page)?.close();
  });
}

async function referencePage(document: Readonly<Record<string, unknown>>): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const server = Fastify();
  await server.register(swagger, { mode: 'static', specification: { document: { ...document } as never } });
  await server.register(swaggerUi, {
    routePrefix: PREFIX,
    // No outside validator is asked about the document, and no bar with another project's mark stands above it.
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, tryItOutEnabled: true, persistAuthorization: false },
    theme: { title: 'Inkwright API' },
  });
  await server.ready();
  return server;
}
