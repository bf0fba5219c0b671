/** Mobile money in tests, with a provider in memory. */
import { randomUUID } from 'node:crypto';
import type { StkPushAnswer } from '../../../../../contract/mpesa.ts';
import { type FakeClaims, unsignedToken } from '../../../testing/fakeTokens.ts';
import type { DepositRecord } from '../../../store/records/deposit.ts';
import type { AppParts, Posting, RailActs, RailKit, SceneParts } from '../../../testing/RailKit.ts';
import { applyPayoutResult } from '../applyPayoutResult.ts';
import { applyPushResult } from '../applyPushResult.ts';
import { createMobileRail } from '../createMobileRail.ts';
import { type MobileContext, MOBILE_TIMING } from '../MobileContext.ts';
import { startMobileDeposit } from '../startMobileDeposit.ts';
import {
  CALLBACK_SECRET,
  FakeMobileGateway,
  payoutResultBody,
  pushCallbackBody,
  STATUS_SECRET,
} from './FakeMobileGateway.ts';

const PLAYER = 'uid-1';
/** The result of a prompt that the player refuses. */
const CANCELLED = 1032;
export const PHONE = '0712 345 678';

interface Paying {
  uid?: string;
  bonusId?: string | undefined;
  phone?: string;
}

class MobileScene {
  readonly mobile: FakeMobileGateway;
  readonly mobileCtx: MobileContext;
  readonly push: (amount: number, options?: Paying & { key?: string | undefined }) => Promise<StkPushAnswer>;
  readonly payMobile: (amount: number, options?: Paying) => Promise<DepositRecord>;
  readonly endPush: (depositId: string, resultCode?: number) => Promise<void>;
  readonly endPayout: (withdrawalId: string, resultCode?: number) => Promise<void>;
  readonly answerStatus: (withdrawalId: string, resultCode?: number) => Promise<void>;

  constructor(mobile: FakeMobileGateway, scene: SceneParts) {
    this.mobile = mobile;
    this.mobileCtx = { ...scene.services.ctx, mobile, timing: { ...MOBILE_TIMING, replayPause: 1 } };
    this.push = async (amount, { key = randomUUID(), uid = PLAYER, bonusId = '', phone = PHONE } = {}) => {
      scene.wait(1);
      const body = { phoneNumber: phone, amount, ...(bonusId && { bonusId }) };
      return startMobileDeposit(this.mobileCtx, uid, body, key);
    };
    this.payMobile = async (amount, options = {}) => {
      const { depositId } = await this.push(amount, options);
      await this.endPush(depositId);
      return scene.deposit(depositId);
    };
    this.endPush = (depositId, resultCode = 0) =>
      applyPushResult(this.mobileCtx, depositId, mobile.endPush(depositId, resultCode));
    this.endPayout = async (withdrawalId, resultCode = 0) => {
      const before = mobile.asked.length;
      await applyPayoutResult(this.mobileCtx, withdrawalId, mobile.payoutResult(withdrawalId, resultCode));
      if (mobile.asked.length > before) await this.answerStatus(withdrawalId, resultCode);
    };
    this.answerStatus = (withdrawalId, resultCode = 0) => {
      const result = mobile.payoutResult(withdrawalId, resultCode);
      return applyPayoutResult(this.mobileCtx, withdrawalId, result, { isAnswer: true });
    };
  }
}

function mobileApp({ post, hook }: AppParts, mobile: FakeMobileGateway) {
  const push = (amount: number, { bonusId, ...posted }: Posting = {}) =>
    post('/mpesa/stk-push', { phoneNumber: PHONE, amount, ...(bonusId && { bonusId }) }, posted);
  const endPush = (depositId: string, resultCode = 0) =>
    hook(`/mobile/${CALLBACK_SECRET}/${depositId}`, pushCallbackBody(mobile.endPush(depositId, resultCode)));
  return {
    push,
    endPush,
    confirmPhone: (owner: FakeClaims) => post('/wallet/phones', { proof: unsignedToken(owner) }),
    async payMobile(amount: number, uid = PLAYER): Promise<string> {
      const { depositId } = (await push(amount, { uid })).data as { depositId: string };
      await endPush(depositId);
      return depositId;
    },
    async endPayout(withdrawalId: string, resultCode = 0): Promise<void> {
      const result = payoutResultBody(mobile.payoutResult(withdrawalId, resultCode));
      const before = mobile.asked.length;
      await hook(`/mobile/${CALLBACK_SECRET}/payouts/${withdrawalId}`, result);
      if (mobile.asked.length > before) await hook(`/mobile/${STATUS_SECRET}/payouts/${withdrawalId}`, result);
    },
  };
}
type MobileApp = ReturnType<typeof mobileApp>;

/** For a scene or an app with these parts. */
const actsOf = <TBegun>(
  mobile: FakeMobileGateway,
  own: {
    push: RailActs<TBegun>['begin'];
    endPush: (depositId: string, resultCode: number) => Promise<unknown>;
    endPayout: RailActs<TBegun>['arrive'];
  },
): RailActs<TBegun> => ({
  begin: own.push,
  async end(depositId, isPaid = true, isTold = true) {
    const resultCode = isPaid ? 0 : CANCELLED;
    await (isTold ? own.endPush(depositId, resultCode) : mobile.endPush(depositId, resultCode));
  },
  delayPayouts: () => undefined,
  arrive: own.endPayout,
});

declare module '../../../testing/LedgerScene.ts' {
  interface LedgerScene {
    mobile: FakeMobileGateway;
    mobileCtx: MobileContext;
    push: MobileScene['push'];
    /** A deposit with its prompt, payment and callback. */
    payMobile: MobileScene['payMobile'];
    /** Ends a prompt and delivers its callback. */
    endPush: MobileScene['endPush'];
    /** Delivers the result of a payout, and the answer to the server's status query. */
    endPayout: MobileScene['endPayout'];
    /** The provider's answer to a status query. */
    answerStatus: MobileScene['answerStatus'];
  }
}
declare module '../../../testing/startTestApp.ts' {
  interface TestApp {
    mobile: FakeMobileGateway;
  }
}
declare module '../../../testing/startMoneyApp.ts' {
  interface MoneyApp {
    push: MobileApp['push'];
    /** Ends a prompt and delivers its callback. */
    endPush: MobileApp['endPush'];
    /** Deposits by phone including the callback. Returns the id of the deposit. */
    payMobile: MobileApp['payMobile'];
    /** Delivers the result of a payout that the workers have sent. */
    endPayout: MobileApp['endPayout'];
    /** The owner of a phone confirms it for the player. */
    confirmPhone: MobileApp['confirmPhone'];
  }
}

export function openMobileKit(): RailKit {
  const mobile = new FakeMobileGateway();
  return {
    rail: createMobileRail(mobile, { replayPause: 1 }),
    provider: { mobile },
    ofScene(scene) {
      const own = new MobileScene(mobile, scene);
      return { own, acts: actsOf(mobile, own) };
    },
    ofApp(app) {
      const own = mobileApp(app, mobile);
      return { own, acts: actsOf(mobile, own) };
    },
    asked: () => mobile.prompts.size,
    sent: () =>
      mobile.payoutCalls.map((withdrawalId) => {
        const { amountKes = 0 } = mobile.payouts.get(withdrawalId) ?? {};
        return { withdrawalId, minor: amountKes * 100, currency: 'KES' };
      }),
    playerRoutes: ['POST /mpesa/stk-push', 'POST /wallet/phones'],
    hooks: {
      of: (id) => [`/mobile/${CALLBACK_SECRET}/${id}`, `/mobile/${CALLBACK_SECRET}/payouts/x`],
      strange: '/mobile/wrong-secret/x',
      refusal: 404,
    },
    terms: { hasMpesa: true },
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
        paymentMethod: 'mobile',
        phoneNumber: '254712345678',
        reference: opened.id.slice(-12),
      }),
    },
  };
}
