/** Search engines ask first which pages there are, in which languages, and what is nothing for them. */
import type { FastifyInstance } from 'fastify';
import { escaped } from '../../../contract/madePages.ts';
import { canonicalPage, pageAddress, UNKNOWN_PAGE } from '../../../contract/publicPages.ts';
import { type Language, LANGUAGE_CODES } from '../../../contract/userChoices.ts';

/** https://www.sitemaps.org/protocol.html; the languages: https://developers.google.com/search/docs/specialty/international/localized-versions */
function siteMap(origin: string, pages: readonly string[]): string {
  const at = (page: string, language: Language) => escaped(origin + pageAddress(page, language));
  const listed = pages.filter((page) => page !== UNKNOWN_PAGE && canonicalPage(page) === page);
  const urls = listed.flatMap((page) => {
    const links = LANGUAGE_CODES.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${at(page, code)}"/>`,
    );
    return LANGUAGE_CODES.map((code) => `<url><loc>${at(page, code)}</loc>${links.join('')}</url>\n`);
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('')}</urlset>\n`
  );
}

const MAP_PATH = '/sitemap.xml';

/** `pages`: the names of the present ones. Their number grows with the operator's providers alone, up to a limit. */
export function searchEngineRoutes(app: FastifyInstance, origin: string, pages: () => readonly string[]): void {
  app.get(MAP_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(siteMap(origin, pages())),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}${MAP_PATH}\n`),
  );
}
