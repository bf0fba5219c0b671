import { KYC_POLICY_SW } from './sw/kycPolicy.ts';
import { section, textPage } from './textPage.ts';

export const KYC_POLICY = textPage(
  'kyc-policy',
  {
    title: 'KYC policy',
    summary: 'KYC means “know your customer”: how we check who you are, when, and with what.',
    sections: [
      section('Why we check', [
        'To keep minors out, to make sure that money reaches its owner, and because the Gambling Control Act 2025 and the law against money laundering ask for it. The check is done once; after that we ask again only when something important changes.',
      ]),
      section(
        'When we check',
        ['Signing up needs no more than a phone number or a Google account. We ask for documents:'],
        [
          'before a first large withdrawal, or when many smaller ones add up,',
          'when the name on a payment differs from the name on the account,',
          'when your age is in doubt,',
          'when a payment or sign-in pattern looks unusual.',
        ],
      ),
      section(
        'What we ask for',
        ['One document from each line is enough, readable, in colour and in date:'],
        [
          'Identity: national ID, passport, alien ID or driving licence.',
          'Address, where needed: a utility bill, bank statement or official letter of the last three months.',
          'Payment: an M-Pesa message or statement with your name, or a photo of the card with all but the last four digits covered.',
          'Source of money, for large sums: a payslip, business record or contract of sale.',
        ],
      ),
      section('How to send it', [
        'Reply to the message that asks you; support gives you a safe way to upload. Please do not post documents on social media. We never ask for an M-Pesa PIN, a one-time code, or the three digits on the back of a card.',
      ]),
      section('How long it takes', [
        'Most checks are done within one working day after the last document arrives, and all within five. While they run you can look around and play with what you have, though withdrawals may wait. If something does not fit we say what, and you can send it again.',
      ]),
      section('If we cannot confirm who you are', [
        'We may limit or close the account. Deposits that have not been played are returned to where they came from, unless the law forbids it. The account of someone under 18 is always closed.',
      ]),
      section('How documents are kept', [
        'Documents are encrypted, seen only by trained staff, and used for nothing else. They are kept for as long as the law demands, at least seven years after the account closes, and then destroyed. The privacy policy tells you about your rights.',
      ]),
      section('If you disagree', [
        'Tell support why, and a person who has not decided before looks at your documents again. If that does not settle it, the support page describes the steps of a complaint.',
      ]),
    ],
  },
  KYC_POLICY_SW,
);
