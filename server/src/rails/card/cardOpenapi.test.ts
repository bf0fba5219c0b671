import { expect, it } from '@jest/globals';
import { startTestApp } from '../../testing/startTestApp.ts';

interface Document {
  paths: Record<string, Record<string, { parameters: unknown[]; security: unknown }>>;
}

it('OpenAPI says what the provider of cards must send with a call', async () => {
  const server = await startTestApp();
  try {
    const document = (await server.app.inject('/api/openapi.json')).json<Document>();
    const { parameters, security } = document.paths['/hooks/card']?.['post'] ?? {};
    expect(parameters).toEqual([
      { name: 'stripe-signature', in: 'header', required: true, schema: { type: 'string' } },
    ]);
    expect(security).toEqual([{ cardProvider: [] }]);
  } finally {
    await server.close();
  }
});
