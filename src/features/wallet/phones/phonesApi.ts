import { api, ONCE, type OnceArg, playerEndpoints, sendOnce } from '@/api';
import { type ConfirmedPhone, ConfirmedPhoneSchema, confirmPhone, type ConfirmPhoneBody } from '@contract/mpesa.ts';

const phonesApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** The owner's token is hidden from the store. */
    confirmPhone: build.mutation<ConfirmedPhone, OnceArg>({
      extraOptions: ONCE,
      queryFn: sendOnce({
        route: confirmPhone,
        bodyOf: (_: OnceArg, sealed) => sealed as ConfirmPhoneBody,
        schema: ConfirmedPhoneSchema,
        part: (answer) => ({ shown: answer }),
      }),
      invalidatesTags: [{ type: 'Player', id: 'methods' }],
    }),
  })),
});

export const { useConfirmPhoneMutation } = phonesApi;
