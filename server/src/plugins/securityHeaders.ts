import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_S = 31_536_000;

/** Frames of games may use fullscreen and autoplay; everything else is denied. */
const DENIED =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb'.split(
    ' ',
  );
const PERMISSIONS = ['fullscreen=*', 'autoplay=*', ...DENIED.map((feature) => `${feature}=()`)].join(', ');

/** Helmet's other headers are for browsers older than ours, or are said by the policy of each page. */
const LEFT_OUT = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
} as const;

/** Headers of every answer. Pages replace the policy here, which allows nothing. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { isProduction }: { isProduction: boolean },
): Promise<void> {
  await app.register(helmet, {
    ...LEFT_OUT,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': [`'none'`], 'frame-ancestors': [`'none'`] },
    },
    // No other site loads an answer as a picture or script; built files say otherwise, for frames without an origin.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isProduction && { maxAge: ONE_YEAR_S, includeSubDomains: false },
  });
  // Helmet does not know this header.
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', PERMISSIONS));
}
