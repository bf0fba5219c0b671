import type { FastifyInstance } from 'fastify';

/** The answer of a provider that allows no frames; the player never sees this page. */
const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Not in a frame</title>
  <p>This page does not open inside another.</p>
</html>
`;

/** For the one game of the catalogue with a frame that refuses to load. */
export function refusingRoute(app: FastifyInstance): void {
  app.get('/originals/refusing.html', { helmet: { xFrameOptions: { action: 'deny' } } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(PAGE),
  );
}
