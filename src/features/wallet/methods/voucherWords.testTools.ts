/** Puts the words of the method of `voucher.testTools.ts` into the contract, before anything else reads them. */
import { DEPOSIT_METHODS, RAIL_WORDS, WITHDRAWAL_METHODS } from '@contract/railWords.ts';

Object.assign(RAIL_WORDS, { voucher: { deposit: 'voucher', withdrawal: 'voucher' } });
for (const names of [DEPOSIT_METHODS, WITHDRAWAL_METHODS] as string[][]) names.push('voucher');
