import { expect, it } from '@jest/globals';
import { startTestApp } from '../../testing/startTestApp.ts';

interface Document {
  paths: Record<string, Record<string, { parameters: unknown[] }>>;
}

it('OpenAPI says what the provider of cards must send with a call', async () => {
  const server = await startTestApp();
  try {
    const document = (await server.app.inject('/api/openapi.json')).json<Document>();
    const { parameters } = document.paths['/api/hooks/card']?.['post'] ?? {};
    expect(parameters).toEqual([
      { name: 'stripe-signature', in: 'header', required: true, schema: { type: 'string' } },
    ]);
  } finally {
    await server.close();
  }
});
