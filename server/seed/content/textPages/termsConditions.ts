import { TERMS_CONDITIONS_SW } from './sw/termsConditions.ts';
import { section, textPage } from './textPage.ts';

export const TERMS_CONDITIONS = textPage(
  'terms-conditions',
  {
    title: 'Terms and conditions',
    summary: 'The agreement between you and the operator of this site, in plain words.',
    sections: [
      section('The agreement', [
        'By opening an account you accept these terms, the bonus terms, the privacy policy, and the policies on identity checks and money laundering. If you do not agree with them, please do not play. They are in force from the date at the top of this page.',
        'In Kenya, play for real money may be offered only under a licence of the Gambling Regulatory Authority (GRA), as the Gambling Control Act 2025 requires.',
      ]),
      section(
        'Who we are',
        ['Your agreement is with the operator of this site:'],
        [
          'Company: {registeredName}',
          'Company registration: {registrationNumber}',
          'Registered address: {registeredAddress}',
          'Licence: {licenseNumber}',
          'Regulator: {regulatorName}',
          'Contact: {supportEmail}',
        ],
      ),
      section(
        'Who may play',
        ['You may open an account if all of this is true:'],
        [
          'You are 18 or older.',
          'You live where online gambling with this operator is lawful.',
          'You play for yourself, with money that is yours.',
          'You have no other account here and are not excluded from play.',
        ],
      ),
      section('Your account', [
        'You sign in with a one-time code sent to your phone, or with Google. Keep your phone and codes to yourself: what happens after a valid sign-in counts as done by you. Tell support at once when a phone is lost or a sign-in looks strange; in your profile you can sign out on all devices.',
        'We may ask for proof of age and identity at any time and may pause withdrawals until we have it. The KYC policy says what we ask for.',
      ]),
      section(
        'Paying in',
        ['Deposits must come from a card or an M-Pesa line in your own name:'],
        [
          'M-Pesa: from Ksh {minMpesaDeposit} to Ksh {maxMpesaDeposit} a payment.',
          'Card: from Ksh {minCardDepositKes} to Ksh {maxCardDepositKes} a payment; in a dollar account from US${minCardDeposit} to US${maxCardDeposit}.',
          'Your account is in shillings or in US dollars, as you choose when you register. A payment in the other currency is converted once, at the rate in force when it completes, and the record keeps that rate.',
          'A prompt on your phone is not yet a payment: your balance changes when Safaricom or the card processor confirms.',
          'Your own deposit limits come first: a deposit above one of them is refused and nothing is charged.',
        ],
      ),
      section(
        'Cashing out',
        [
          'You can withdraw real money, not bonus money, from Ksh {minWithdrawalKes} (from US${minWithdrawal} in a dollar account) up to your available balance, to a method you have deposited with before.',
          'While a withdrawal is on its way its amount is held and cannot be played or withdrawn a second time. If it fails, the hold is lifted. Breaks and self-exclusion never stop a withdrawal.',
        ],
        [
          'M-Pesa: usually at once, up to 10 minutes. Paid in whole shillings, rounded down; the rest stays in your balance.',
          'Card: usually at once, up to 30 minutes, though your bank may take longer to show it.',
        ],
      ),
      section('Taxes', [
        'Taxes on gambling are decided by law. Where the law makes the operator withhold one, the operator says how much before you confirm. You answer for any other tax that the law asks of you.',
      ]),
      section('Games', [
        'Games come from the studios named on them. A round is decided by the record of the game server, also if your screen shows something else or your connection drops. A round that a fault has spoiled is void and its stake is returned.',
        'Games that say “Demo credits” are played without money: the credits have no value and cannot be bought or cashed out.',
      ]),
      section('Playing responsibly', [
        'You can set deposit limits, a reality check, a time-out and a self-exclusion yourself on the Responsible gaming page. They are held by the server on every deposit and every game. A self-exclusion cannot be undone before its time is over.',
      ]),
      section(
        'What is not allowed',
        ['We may suspend or close an account for:'],
        [
          'fraud, charge-backs without cause or stolen payment methods,',
          'collusion, automated play or tampering with games,',
          'selling, lending or sharing an account,',
          'a new account opened during a self-exclusion,',
          'abuse towards staff or other players.',
        ],
      ),
      section('Closing an account, and quiet accounts', [
        'You can close your account at any time through support; available real money is paid out to you after the usual checks. If we close it, we tell you why unless the law forbids it.',
        'We warn you before anything happens to an account that has been quiet for long, and your money stays yours.',
      ]),
      section('What we answer for', [
        'We answer for what we and those who work for us do wrong. We do not answer for a network, a bank or a phone company that fails, though we do put your balance right once we know what happened. Nothing in these terms limits what the law does not let us limit.',
      ]),
      section('Changes', [
        'We may change these terms, for example when the law or the licence does. A change that matters to you is announced in your notifications at least 14 days ahead, unless the law asks for it sooner. If you do not agree, you can withdraw your money and close the account.',
      ]),
      section('Complaints and law', [
        'Write to support first; the support page describes each step after that, up to the Gambling Regulatory Authority (GRA). These terms are under the laws of Kenya, among them the Gambling Control Act 2025, and nothing in them takes away a right that the law gives you as a consumer.',
        'These terms exist in English and Kiswahili. Where the two differ, the English text decides, unless the law says otherwise.',
      ]),
    ],
  },
  TERMS_CONDITIONS_SW,
);
