import { SUPPORT_SW } from './sw/support.ts';
import { section, textPage } from './textPage.ts';

export const SUPPORT = textPage(
  'support',
  {
    title: 'Support',
    summary: 'Answers to what people ask most, and the way to a person when you need one.',
    sections: [
      section('Write to us', [
        'The support address is in the footer. Write in English or Kiswahili. Messages about payments and about stopping play come first; we aim to answer those the same day and all others within two working days.',
        'Tell us the phone number or e-mail address of your account, what you did, what you saw, and when. For a payment, add its reference from your history, or the code of the M-Pesa message.',
      ]),
      section(
        'Signing in',
        [],
        [
          'No code: check the number and its country, wait a minute, then ask for a new one. Several in a row are slowed down to protect you.',
          'Code expired: go back one step and request another.',
          'Google window closed or blocked: allow pop-ups for this site and try again.',
          'Phone lost, or a sign-in that was not you: sign out on all devices in your profile, then write to us.',
          'New phone number: write to us before you give up the old one.',
        ],
      ),
      section(
        'My deposit is missing',
        [],
        [
          'M-Pesa sends a prompt first. Nothing is paid before you enter your PIN on the phone.',
          'The balance changes by itself when the payment is confirmed, mostly within seconds. There is no need to reload.',
          'If the site says that the result is still unknown, do not pay again. It keeps asking and settles the payment either way.',
          'Cancelled, wrong PIN and timed out mean that no money has left your phone.',
          'A card payment can ask for confirmation by your bank; finish that step in the same window.',
          'Refused because of a limit: it is one that you set yourself. The Responsible gaming page shows what is left of it.',
        ],
      ),
      section(
        'My withdrawal',
        [],
        [
          'The minimum is Ksh {minWithdrawalKes}, or US${minWithdrawal} in a dollar account, and you need at least one completed deposit.',
          'Money goes to the method you paid with. M-Pesa takes up to 10 minutes, a card up to 30.',
          'The available balance leaves out withdrawals on their way. Bonus money cannot be withdrawn.',
          'If a payout fails, the amount is available again and the history says so.',
          'A time-out or a self-exclusion does not stop a withdrawal.',
        ],
      ),
      section(
        'A game does not open',
        [],
        [
          'Use Try Again once, then reload the page.',
          'A badge with Maintenance means that the studio is at work on it.',
          'On a slow line, switch on data saver and close other tabs.',
          'A round that was cut off is settled by the game server: open the same game again to see how it ended.',
          'During a time-out or a self-exclusion games stay closed until it ends.',
        ],
      ),
      section('Limits and breaks', [
        'Deposit limits, reality check, time-out and self-exclusion are yours to set on the Responsible gaming page, at any hour and without asking us. If you cannot log in and want to stop playing, write “self-exclude” and the period to support.',
      ]),
      section(
        'Complaints',
        [
          'If an answer does not satisfy you, there are three steps. They cost nothing and never have a bad effect on your account.',
        ],
        [
          'First, support: reply with the word “complaint”. You get a reference within two working days.',
          'Second, the complaints officer of the operator, who has not handled the matter before: a decision with reasons within 14 days of your complaint. If we need longer we say why, and never take more than 30 days.',
          'Third, the regulator: if you still disagree, or have heard nothing in that time, take it to the Gambling Regulatory Authority (GRA), which supervises gambling in Kenya under the Gambling Control Act 2025.',
          'Matters of personal data can go to the Office of the Data Protection Commissioner at any time.',
        ],
      ),
      section('Staying safe', [
        'Support never asks for your PIN, one-time code or full card number, and never asks you to send money to a person. If somebody does so in our name, end the talk and tell us.',
      ]),
    ],
  },
  SUPPORT_SW,
);
