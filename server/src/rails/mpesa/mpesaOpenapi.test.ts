import { expect, it } from '@jest/globals';
import { startTestApp } from '../../testing/startTestApp.ts';

interface Document {
  paths: Record<string, Record<string, { parameters: unknown[]; security: unknown; description: string }>>;
}

it('OpenAPI says what the provider of M-Pesa must send with a call', async () => {
  const server = await startTestApp();
  try {
    const document = (await server.app.inject('/api/openapi.json')).json<Document>();
    expect(document.paths).toHaveProperty(['/hooks/mobile/{secret}/payouts/{id}/timeout', 'post']);
    const { parameters, security, description } = document.paths['/hooks/mobile/{secret}/{id}']?.['post'] ?? {};
    expect(parameters).toEqual([
      { name: 'secret', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    ]);
    expect([security, description]).toEqual([[], expect.stringContaining('secret in the path')]);
  } finally {
    await server.close();
  }
});
