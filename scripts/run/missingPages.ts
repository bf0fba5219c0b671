import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from 'webpack-dev-server';
import { isPageAddress } from '../../contract/pageNames.ts';

/** The middleware with the app's page for every address without a file. */
const FALLBACK = 'connect-history-api-fallback';

/** The fallback changes `url` to the app's page; `originalUrl` keeps the requested address. */
interface Request extends IncomingMessage {
  originalUrl?: string;
}

/** The development middleware uses this to set the status of a response. */
interface Response extends ServerResponse {
  setStatusCode?: (status: number) => void;
}

const pathOf = (url: string): string => url.replace(/[?#].*$/s, '');

const isMissing = ({ url, originalUrl = '' }: Request): boolean =>
  url === '/index.html' && !isPageAddress(pathOf(originalUrl));

const sayMissing = (response: Response) => {
  response.setStatusCode = (status) => {
    response.statusCode = status === 200 ? 404 : status;
  };
};

const answerMissing: Middleware = {
  name: 'missing-pages',
  middleware: (request: Request, response: Response, next: () => void) => {
    if (isMissing(request)) sayMissing(response);
    next();
  },
};

/** The app starts at any address; an unknown page has status 404, as on the built site. */
export const withMissingPages = (middlewares: Middleware[]): Middleware[] =>
  middlewares.flatMap((middleware) =>
    typeof middleware !== 'function' && middleware.name === FALLBACK ? [middleware, answerMissing] : [middleware],
  );
