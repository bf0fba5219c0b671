import { ONCE, api, playerEndpoints, sendOnce } from '@/api';
import { sendPush, type StkPushAnswer, StkPushAnswerSchema, type StkPushBody } from '@contract/mpesa.ts';
import { type DepositArg, deposited } from '../../depositArg';

/** Seven digits or more, with the usual separators. */
const LONG_NUMBER = /[+(]*\d(?:[\s().-]*\d){6,}/g;

/** A provider's text without phone numbers, because it is kept in the store. */
export const withoutNumbers = (text: string): string => text.replace(LONG_NUMBER, '•••');

export interface PromptArg extends DepositArg {
  method: 'mpesa';
  currency: 'KES';
}

/** Hidden fields of a prompt. */
export type PromptSeal = Pick<StkPushBody, 'phoneNumber'>;

export type PromptAnswer = Pick<StkPushAnswer, 'ResponseCode' | 'depositId' | 'reason' | 'errorMessage'>;

export const promptApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Sends a payment request to the player's phone. */
    sendPrompt: build.mutation<PromptAnswer, PromptArg>({
      extraOptions: ONCE,
      queryFn: sendOnce({
        route: sendPush,
        bodyOf: (arg: PromptArg, sealed) => ({ ...(sealed as PromptSeal), ...deposited(arg) }),
        schema: StkPushAnswerSchema,
        part: ({ ResponseCode, depositId, reason, errorMessage }) => ({
          shown: { ResponseCode, depositId, reason, errorMessage: errorMessage && withoutNumbers(errorMessage) },
        }),
      }),
    }),
  })),
});

export const { useSendPromptMutation } = promptApi;
