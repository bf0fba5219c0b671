/** Payment prompts to phones that are not the player's own. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { changeSaferPlay, selfExclusionChange } from '../../saferPlay/changeSaferPlay.ts';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';
import { OPEN_PROMPTS } from '../../testing/openPayouts.ts';

const OWN = '0712345678';
const STRANGE = '0722000111';
const EXCLUDED = '0733000222';
const CONSENT = { isAdult: true, hasAcceptedTerms: true };
const PROMPTS = { ...OPEN_PROMPTS, otherPhones: 'confirm' } as const;

let server: MoneyApp;
let ahead = 0;

async function start(prompts: Partial<typeof OPEN_PROMPTS> = {}): Promise<void> {
  ahead = 0;
  server = await startMoneyApp(
    { prompts: { ...PROMPTS, ...prompts } },
    { services: { now: () => Date.now() + ahead } },
  );
  await openSession('uid-1', OWN);
}
afterEach(() => server.close());

const claimsOf = (phone: string) => ({ phone_number: phone.replace(/^0/, '+254') });
const openSession = (uid: string, phone: string, deviceId = `device-of-${uid}-0123456789`) =>
  server.ask('/users/session', {
    method: 'POST',
    body: { deviceId, consent: CONSENT },
    as: { uid, claims: claimsOf(phone) },
  });
const push = (phoneNumber: string, uid = 'uid-1') =>
  server.post('/mpesa/stk-push', { phoneNumber, amount: 500 }, { uid });
const cancel = async (phone: string, uid = 'uid-1') => {
  const { status, data } = await push(phone, uid);
  if (status === 200) await server.endPush((data as { depositId: string }).depositId, 1032);
  return status;
};
const confirm = (phone: string, given: { method?: string; authTime?: number } = {}) =>
  server.confirmPhone({ uid: `owner-of-${phone}`, claims: claimsOf(phone), ...given });

describe('a prompt to a phone that is not the player’s own', () => {
  beforeEach(() => start());

  it('is refused without a prompt until its owner has confirmed the phone once', async () => {
    expect(await push(STRANGE)).toMatchObject({ status: 403, code: 'phone_unconfirmed' });
    expect(server.mpesa.prompts.size).toBe(0);
    expect(await confirm(STRANGE)).toMatchObject({ status: 200, data: { phone: '0722 ••• 111' } });
    expect((await push(STRANGE)).status).toBe(200);
    await openSession('uid-2', '0744000333');
    expect(await push(STRANGE, 'uid-2')).toMatchObject({ status: 403, code: 'phone_unconfirmed' });
  });

  it('is refused when 20 phones have paid, but goes to those and to the own one', async () => {
    const paid = Array.from({ length: 20 }, (_, place) => `07330001${place + 10}`);
    for (const phone of paid) {
      await confirm(phone);
      await server.endPush(((await push(phone)).data as { depositId: string }).depositId);
    }
    await confirm(STRANGE);
    expect(await push(STRANGE)).toMatchObject({ status: 403, code: 'too_many_phones' });
    for (const phone of [OWN, paid[0] ?? '']) expect((await push(phone)).status).toBe(200);
  });

  it('is not needed for the player’s own phone', async () => {
    expect((await push(OWN)).status).toBe(200);
  });

  it('answers the same for the phone of a self-excluded player as for any other', async () => {
    await openSession('uid-9', EXCLUDED);
    await changeSaferPlay(server.app.services.ctx, 'uid-9', selfExclusionChange(6), { isTold: false });
    const answers = await Promise.all([push(EXCLUDED), push(STRANGE)]);
    expect(answers[0]?.status).toBe(403);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(await server.store.count('deposits')).toBe(0);
  });

  it('needs a fresh sign-in by the code of that phone', async () => {
    const invalid = { status: 400, code: 'phone_proof_invalid' };
    expect(await confirm(STRANGE, { method: 'google.com' })).toMatchObject(invalid);
    expect(await confirm(STRANGE, { authTime: Math.floor(Date.now() / 1_000) - 3_600 })).toMatchObject(invalid);
    expect(await confirm('+15550001111')).toMatchObject(invalid);
    expect(await server.post('/wallet/phones', { proof: 'no token' })).toMatchObject(invalid);
    expect((await push(STRANGE)).status).toBe(403);
  });

  it('becomes the own phone of an account that has none, and waits for payouts if there was money before', async () => {
    await server.put('users', { id: 'uid-1', uid: 'uid-1', balance: 0 });
    await confirm(STRANGE);
    expect(await server.store.get('users', 'uid-1')).toMatchObject({ phoneNumber: '+254722000111' });
    expect(await server.store.get('users', 'uid-1')).not.toHaveProperty('phoneSince');
    await server.put('users', { id: 'uid-1', uid: 'uid-1', balance: 5 });
    await confirm(STRANGE);
    expect(await server.store.get('users', 'uid-1')).toMatchObject({ phoneSince: expect.any(String) });
  });
});

describe('a site where only the own phone may pay', () => {
  beforeEach(() => start({ otherPhones: 'refuse' }));

  it('refuses every other one, confirmed or not', async () => {
    expect(await push(STRANGE)).toMatchObject({ status: 403, code: 'phone_not_own' });
    expect((await push(OWN)).status).toBe(200);
  });
});

describe('unpaid prompts', () => {
  it.each([
    ['one phone', { perPhone: 2 }, [STRANGE, STRANGE, STRANGE, EXCLUDED], [200, 200, 429, 200]],
    ['one player', { perPlayer: 2 }, [STRANGE, EXCLUDED, OWN], [200, 200, 429]],
  ] as const)('to %s are limited in a day', async (_, limit, phones, statuses) => {
    await start({ ...limit, otherPhones: 'allow' });
    const answers: number[] = [];
    for (const phone of phones) answers.push(await cancel(phone));
    expect(answers).toEqual(statuses);
    ahead = 86_400_000;
    expect(await cancel(phones[2])).toBe(200);
  });

  it('to one phone count those of all players', async () => {
    await start({ perPhone: 2, otherPhones: 'allow' });
    await openSession('uid-2', '0744000333');
    await cancel(STRANGE);
    await cancel(STRANGE, 'uid-2');
    expect(await push(STRANGE)).toMatchObject({ status: 429, code: 'too_many_prompts' });
  });

  it('of one browser count those of all its players', async () => {
    await start({ perDevice: 2, otherPhones: 'allow' });
    for (const uid of ['uid-1', 'uid-2', 'uid-3']) await openSession(uid, OWN, 'one-browser-0123456789abcdef');
    await cancel(STRANGE, 'uid-1');
    await cancel(EXCLUDED, 'uid-2');
    expect(await cancel(OWN, 'uid-3')).toBe(429);
  });

  it('do not count what is paid', async () => {
    await start({ perPhone: 2, perPlayer: 2, perDevice: 2 });
    for (let paid = 0; paid < 4; paid += 1) await server.payMpesa(500);
    expect((await push(OWN)).status).toBe(200);
  });
});
