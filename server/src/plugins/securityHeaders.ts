import type { FastifyInstance } from 'fastify';

const ONE_YEAR_S = 31_536_000;

/** Frames of games may use fullscreen and autoplay; everything else is denied. */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const PERMISSIONS = ['fullscreen=*', 'autoplay=*', ...DENIED.map((feature) => `${feature}=()`)].join(', ');

/** Headers of every answer. Pages replace the policy here, which allows nothing. */
export function registerSecurityHeaders(app: FastifyInstance, { isProduction }: { isProduction: boolean }): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
      // No other site loads an answer as a picture or script; built files say otherwise, for frames without an origin.
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': PERMISSIONS,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      ...(isProduction && { 'strict-transport-security': `max-age=${ONE_YEAR_S}` }),
    });
  });
}
