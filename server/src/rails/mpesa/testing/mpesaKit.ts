/** M-Pesa in tests has a provider in memory. */
import { randomUUID } from 'node:crypto';
import type { StkPushAnswer } from '../../../../../contract/mpesa.ts';
import { type FakeClaims, unsignedToken } from '../../../testing/fakeTokens.ts';
import type { DepositRecord } from '../../../store/records/deposit.ts';
import type { AppParts, Posting, RailActs, RailKit, SceneParts } from '../../../testing/RailKit.ts';
import { phoneOf } from '../../../testing/phoneOf.ts';
import { applyPayoutResult } from '../applyPayoutResult.ts';
import { applyPushResult } from '../applyPushResult.ts';
import { createMpesaRail } from '../createMpesaRail.ts';
import { MPESA_TIMING, type MpesaContext } from '../MpesaGateway.ts';
import { startMpesaDeposit } from '../startMpesaDeposit.ts';
import {
  CALLBACK_SECRET,
  FakeMpesaGateway,
  payoutResultBody,
  pushCallbackBody,
  STATUS_SECRET,
} from './FakeMpesaGateway.ts';
import { WALLET_LIMITS } from '../../../../../contract/walletTerms.ts';

const PLAYER = 'uid-1';
/** The result of a prompt that the player refuses. */
const CANCELLED = 1032;

interface Paying {
  uid?: string;
  bonusId?: string | undefined;
  phone?: string;
}

class MpesaScene {
  readonly mpesa: FakeMpesaGateway;
  readonly mpesaCtx: MpesaContext;
  readonly push: (amount: number, options?: Paying & { key?: string | undefined }) => Promise<StkPushAnswer>;
  readonly payMpesa: (amount: number, options?: Paying) => Promise<DepositRecord>;
  readonly endPush: (depositId: string, resultCode?: number) => Promise<void>;
  readonly endPayout: (withdrawalId: string, resultCode?: number) => Promise<void>;
  readonly answerStatus: (withdrawalId: string, resultCode?: number) => Promise<void>;

  constructor(mpesa: FakeMpesaGateway, scene: SceneParts) {
    this.mpesa = mpesa;
    this.mpesaCtx = { ...scene.services.ctx, mpesa, timing: { ...MPESA_TIMING, replayPause: 1 } };
    this.push = async (amount, { key = randomUUID(), uid = PLAYER, bonusId = '', phone = phoneOf(uid) } = {}) => {
      scene.wait(1);
      const body = { phoneNumber: phone, amount, ...(bonusId && { bonusId }) };
      return startMpesaDeposit(this.mpesaCtx, uid, body, key);
    };
    this.payMpesa = async (amount, options = {}) => {
      const { depositId } = await this.push(amount, options);
      await this.endPush(depositId);
      return scene.deposit(depositId);
    };
    this.endPush = (depositId, resultCode = 0) =>
      applyPushResult(this.mpesaCtx, depositId, mpesa.endPush(depositId, resultCode));
    this.endPayout = async (withdrawalId, resultCode = 0) => {
      const before = mpesa.asked.length;
      await applyPayoutResult(this.mpesaCtx, withdrawalId, mpesa.payoutResult(withdrawalId, resultCode));
      if (mpesa.asked.length > before) await this.answerStatus(withdrawalId, resultCode);
    };
    this.answerStatus = (withdrawalId, resultCode = 0) => {
      const result = mpesa.payoutResult(withdrawalId, resultCode);
      return applyPayoutResult(this.mpesaCtx, withdrawalId, result, { isAnswer: true });
    };
  }
}

function mpesaApp({ post, hook }: AppParts, mpesa: FakeMpesaGateway) {
  const push = (amount: number, { bonusId, phone, ...posted }: Posting & { phone?: string | undefined } = {}) => {
    const phoneNumber = phone ?? phoneOf(posted.uid ?? PLAYER);
    return post('/mpesa/stk-push', { phoneNumber, amount, ...(bonusId && { bonusId }) }, posted);
  };
  const endPush = (depositId: string, resultCode = 0) =>
    hook(`/mobile/${CALLBACK_SECRET}/${depositId}`, pushCallbackBody(mpesa.endPush(depositId, resultCode)));
  return {
    push,
    endPush,
    confirmPhone: (owner: FakeClaims) => post('/wallet/phones', { proof: unsignedToken(owner) }),
    async payMpesa(amount: number, uid = PLAYER, phone?: string): Promise<string> {
      const { depositId } = (await push(amount, { uid, phone })).data as { depositId: string };
      await endPush(depositId);
      return depositId;
    },
    async endPayout(withdrawalId: string, resultCode = 0): Promise<void> {
      const result = payoutResultBody(mpesa.payoutResult(withdrawalId, resultCode));
      const before = mpesa.asked.length;
      await hook(`/mobile/${CALLBACK_SECRET}/payouts/${withdrawalId}`, result);
      if (mpesa.asked.length > before) await hook(`/mobile/${STATUS_SECRET}/payouts/${withdrawalId}`, result);
    },
  };
}
type MpesaApp = ReturnType<typeof mpesaApp>;

/** The acts of every rail, by the calls of a scene or of an app. */
const actsOf = <TBegun>(
  mpesa: FakeMpesaGateway,
  own: {
    push: RailActs<TBegun>['begin'];
    endPush: (depositId: string, resultCode: number) => Promise<unknown>;
    endPayout: RailActs<TBegun>['arrive'];
  },
): RailActs<TBegun> => ({
  begin: own.push,
  async end(depositId, isPaid = true, isTold = true) {
    const resultCode = isPaid ? 0 : CANCELLED;
    await (isTold ? own.endPush(depositId, resultCode) : mpesa.endPush(depositId, resultCode));
  },
  delayPayouts: () => undefined,
  arrive: own.endPayout,
});

declare module '../../../testing/LedgerScene.ts' {
  interface LedgerScene {
    mpesa: FakeMpesaGateway;
    mpesaCtx: MpesaContext;
    push: MpesaScene['push'];
    /** Makes a deposit with its prompt, payment and callback. */
    payMpesa: MpesaScene['payMpesa'];
    /** Ends a prompt and delivers its callback. */
    endPush: MpesaScene['endPush'];
    /** Delivers the result of a payout, and the answer to the server's status query. */
    endPayout: MpesaScene['endPayout'];
    /** The provider answers a status query. */
    answerStatus: MpesaScene['answerStatus'];
  }
}
declare module '../../../testing/startTestApp.ts' {
  interface TestApp {
    mpesa: FakeMpesaGateway;
  }
}
declare module '../../../testing/startMoneyApp.ts' {
  interface MoneyApp {
    push: MpesaApp['push'];
    /** Ends a prompt and delivers its callback. */
    endPush: MpesaApp['endPush'];
    /** Deposits by phone including the callback. Returns the id of the deposit. */
    payMpesa: MpesaApp['payMpesa'];
    /** Delivers the result of a payout that the workers have sent. */
    endPayout: MpesaApp['endPayout'];
    /** The owner of a phone confirms it for the player. */
    confirmPhone: MpesaApp['confirmPhone'];
  }
}

export function openMpesaKit(): RailKit {
  const mpesa = new FakeMpesaGateway();
  return {
    rail: createMpesaRail(mpesa, { replayPause: 1 }),
    provider: { mpesa },
    ofScene(scene) {
      const own = new MpesaScene(mpesa, scene);
      return { own, acts: actsOf(mpesa, own) };
    },
    ofApp(app) {
      const own = mpesaApp(app, mpesa);
      return { own, acts: actsOf(mpesa, own) };
    },
    asked: () => mpesa.prompts.size,
    sent: () =>
      mpesa.payoutCalls.map((withdrawalId) => {
        const { amountKes = 0 } = mpesa.payouts.get(withdrawalId) ?? {};
        return { withdrawalId, minor: amountKes * 100, currency: 'KES' };
      }),
    playerRoutes: ['POST /mpesa/stk-push', 'POST /wallet/phones'],
    hooks: {
      of: (id) => [`/mobile/${CALLBACK_SECRET}/${id}`, `/mobile/${CALLBACK_SECRET}/payouts/x`],
      strange: '/mobile/wrong-secret/x',
      refusal: 404,
    },
    terms: { id: 'mpesa', deposit: WALLET_LIMITS.mpesaDeposit },
    liveSettings: {
      DARAJA_CONSUMER_KEY: 'consumer',
      DARAJA_CONSUMER_SECRET: 'secret',
      DARAJA_SHORTCODE: '600999',
      DARAJA_PASSKEY: 'passkey',
      DARAJA_INITIATOR_NAME: 'operator',
      DARAJA_SECURITY_CREDENTIAL: 'credential',
      DARAJA_CALLBACK_BASE_URL: 'https://karata.example',
      DARAJA_CALLBACK_SECRET: 'k7Qz2mXw9Rb4Tn6V',
    },
    unsent: {
      amountMinor: 129_500,
      currency: 'KES',
      toRecord: (opened) => ({
        ...opened,
        paymentMethod: 'mpesa',
        phoneNumber: '254712345678',
        reference: opened.id.slice(-12),
      }),
    },
  };
}
