/** The product runs with these packages: their bill of materials, licences and known vulnerabilities. */
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readAudit } from './advisories.ts';
import { billOfMaterials } from './billOfMaterials.ts';
import { licenceList, refusedPackages } from './licences.ts';
import { readLock, readProject, ROOT } from './readProject.ts';
import { runtimePackages } from './runtimePackages.ts';

const project = readProject();
const packages = runtimePackages(readLock());
const named = (name: string, licence: string) => ({ name, version: '1.0.0', licence });

describe('a package that the product runs with', () => {
  it('has a licence that is allowed', () => {
    expect(packages.length).toBeGreaterThan(Object.keys(project.dependencies).length);
    expect(refusedPackages(packages)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0', 'UNLICENSED', 'none', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN x'])(
    'is refused with the licence %s',
    (licence) => {
      expect(refusedPackages([named('fine', 'MIT'), named('other', licence)])).toEqual([named('other', licence)]);
    },
  );

  it('may offer a choice with an allowed licence', () => {
    expect(refusedPackages([named('one', '(MIT OR GPL-3.0-only)')])).toEqual([]);
  });

  it('is listed by its licence', () => {
    const list = licenceList([named('b', 'MIT'), named('a', 'ISC')]);
    expect(list).toContain('## ISC\n\n- a 1.0.0\n\n## MIT\n\n- b 1.0.0\n');
  });

  it('is a dependency of package.json wherever shipped code imports it', () => {
    const files = globSync('{src,originals,contract,server}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (file) => !/\.(?:test|suite|testTools)\.tsx?$|\/testing\//.test(file),
    );
    const imported = files.flatMap((file) =>
      [
        ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(
          /(?:from|import) ?\(?'((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)[/']/g,
        ),
      ].flatMap(([, name = '']) => name),
    );
    const ours = /^(?:node:|@contract|@originals)/;
    const missing = imported.filter((name) => !ours.test(name) && !Object.hasOwn(project.dependencies, name));
    expect(imported).toContain('valibot');
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('the bill of materials', () => {
  it('lists exactly what the product runs with, from the lock alone', async () => {
    const bill = await billOfMaterials(project.name, packages);
    const refs = bill.components.map((component) => component['bom-ref']).toSorted();
    expect(refs).toEqual(packages.map(({ name, version }) => `${name}@${version}`).toSorted());
    expect(bill.metadata.component).toMatchObject({ name: 'karata', type: 'application' });
    expect(bill.components).toContainEqual(expect.objectContaining({ name: 'fastify', hashes: [expect.anything()] }));
  });
});

describe('a report of npm audit', () => {
  const report = (severity: string) => ({
    vulnerabilities: {
      a: { name: 'a', severity, range: '<2', via: ['b', { title: 'Takes anything', url: 'https://x' }] },
    },
  });

  it.each([
    ['low', false],
    ['moderate', false],
    ['high', true],
    ['critical', true],
  ])('with a finding of the severity %s is severe: %p', (severity, isSevere) => {
    const lines = [`${severity}: a <2, by b; Takes anything https://x`];
    expect(readAudit(report(severity))).toEqual({ isAnswered: true, lines, isSevere });
  });

  it.each([undefined, '<html>', { message: '405 Method Not Allowed', error: {} }])(
    'is no answer when it is %j',
    (text) => {
      expect(readAudit(text)).toEqual({ isAnswered: false, lines: [], isSevere: false });
    },
  );
});

describe('npm run audit', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  let cache: string;
  beforeEach(() => {
    cache = mkdtempSync(path.join(tmpdir(), 'karata-audit-'));
  });
  afterEach(() => {
    servers.splice(0).forEach((server) => server.close().closeAllConnections());
    rmSync(cache, { recursive: true });
  });

  async function registry(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  function audit(address: string): Promise<{ code: unknown; told: string }> {
    const env = { ...process.env, npm_config_registry: address, npm_config_cache: cache };
    return new Promise((resolve) => {
      execFile(process.execPath, [path.join(ROOT, 'scripts/audit.ts')], { env }, (error, told) =>
        resolve({ code: error?.code ?? 0, told }),
      );
    });
  }

  /** Tells advisories about Fastify, of every version. */
  const advising = (severity: string): RequestListener => {
    const advisory = { id: 1, url: 'https://advisories.example/1', title: 'Takes anything', severity };
    return (request, response) => {
      if (request.method !== 'POST') return response.writeHead(404).end('{}');
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(severity ? { fastify: [{ ...advisory, vulnerable_versions: '*' }] } : {}));
    };
  };

  it.each([
    ['', 0, 'No known vulnerability'],
    ['high', 1, 'Takes anything https://advisories.example/1'],
  ])('with an advisory %j ends with %i and tells %s', async (severity, code, words) => {
    expect(await audit(await registry(advising(severity)))).toEqual({ code, told: expect.stringContaining(words) });
  });

  it.each<[string, RequestListener]>([
    ['has no advisories', (_request, response) => response.writeHead(405).end()],
    ['never answers', () => undefined],
  ])('fails nothing and says so when the registry %s', async (_what, listener) => {
    expect(await audit(await registry(listener))).toEqual({ code: 0, told: expect.stringContaining('NOT checked') });
  });
});
