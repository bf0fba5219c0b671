import { AML_SW } from './sw/aml.ts';
import { section, textPage } from './textPage.ts';

export const AML = textPage(
  'aml',
  {
    title: 'Anti-money laundering',
    summary: 'How the site keeps criminal money out, and what that means for an honest player.',
    sections: [
      section('Our duty', [
        'Gambling operators in Kenya must help to prevent money laundering and the financing of terrorism, above all under the Proceeds of Crime and Anti-Money Laundering Act, 2009. The operator of this site appoints an officer who answers for it.',
        'You can reach that officer at {amlOfficer}.',
      ]),
      section(
        'Know the player',
        ['We must know with whom we do business. Depending on the risk we:'],
        [
          'check your age and identity, as the KYC policy describes,',
          'compare names with sanctions lists and lists of politically exposed persons,',
          'ask where larger sums come from, such as wages, savings or a sale,',
          'look again at what we know when something important changes.',
        ],
      ),
      section(
        'How money may move',
        ['A few firm rules leave little room for laundering:'],
        [
          'Deposits come only from a card or an M-Pesa line in the name of the account holder. We take no cash.',
          'Withdrawals go back to a method that has paid in before.',
          'Players cannot send money to each other.',
          'Bonus money cannot be withdrawn.',
          'Every movement is a record of its own that is never changed afterwards.',
        ],
      ),
      section(
        'What draws our attention',
        ['Systems and people look for patterns that make little sense for play:'],
        [
          'paying in and cashing out with hardly any play in between,',
          'many small deposits in place of one large one,',
          'several accounts with the same phone, card or device,',
          'sums that do not fit with what we know about a player.',
        ],
      ),
      section('When something looks wrong', [
        'We may ask questions, hold a payment, or close an account. Where the law says so we report to the Financial Reporting Centre, and we are then not allowed to tell the person concerned.',
        'An honest player who answers our questions loses nothing: the hold is lifted and the payment goes on its way.',
      ]),
      section('Your part', [
        'Use only your own phone, card and name, keep your codes to yourself, and answer our questions truthfully. Never pay in or cash out for somebody else, however good the reason sounds: that is how honest people are drawn into laundering.',
      ]),
      section('Records and training', [
        'Records of identity and payments are kept for at least seven years. Staff who handle accounts and payments are trained before they start and every year after that.',
      ]),
      section('Questions and reports', [
        'Write to the support address in the footer and put “anti-money laundering” in the subject: the message goes to the officer who answers for it. If a payment of yours is held for longer than seems right, the support page describes the steps of a complaint.',
      ]),
    ],
  },
  AML_SW,
);
