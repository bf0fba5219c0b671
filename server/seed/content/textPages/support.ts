import { section, textPage } from './textPage.ts';

export const SUPPORT = textPage(
  'support',
  'Support',
  'Answers to what people ask most, and the way to a person when you need one.',
  [
    section('Write to us', [
      'The support address is in the footer. Write in English or Kiswahili. Messages about payments and about stopping play come first; we aim to answer those the same day and all others within two working days.',
      'Tell us the phone number or e-mail address of your account, what you did, what you saw, and when. For a payment, add its transaction id, or the code of the M-Pesa message.',
    ]),
    section(
      'Signing in',
      [],
      [
        'No code: check the number and its country, wait a minute, then ask for a new one. Several in a row are slowed down to protect you.',
        'Code expired: go back one step and request another.',
        'Google window closed or blocked: allow pop-ups for this site and try again.',
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
      ],
    ),
    section(
      'My withdrawal',
      [],
      [
        'The minimum is $10, and you need at least one completed deposit.',
        'Money goes to the method you paid with. M-Pesa takes up to 10 minutes, a card up to 30.',
        'The available balance leaves out withdrawals on their way. Bonus money cannot be withdrawn.',
        'If a payout fails, the amount is available again and the history says so.',
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
      ],
    ),
    section('Complaints', [
      'If an answer does not satisfy you, reply with the word “complaint”. Somebody who has not handled the matter before looks at it, confirms it within two working days, and gives you a decision with reasons within 30 days.',
      'If you still disagree, you may take it to the gambling regulator named with the licence of the operator. Matters of personal data can go to the Office of the Data Protection Commissioner. Complaining never has a bad effect on your account.',
    ]),
    section('Staying safe', [
      'Support never asks for your PIN, one-time code or full card number, and never asks you to send money to a person. If somebody does so in our name, end the talk and tell us.',
    ]),
  ],
);
