import { describeEndpoints, type EndpointCase } from '@/testing/describeEndpoints';
import { challengesApi } from './challengesApi';
import { footerApi } from './footerApi';
import { heroApi } from './heroApi';
import { bonusesApi } from './bonusesApi';
import { homeContentApi } from './homeContentApi';
import { pagesApi } from './pagesApi';
import { settingsApi } from './settingsApi';

/** A collection with one active item, one inactive one, and one that is not an item. */
const collection = (path: string, ask: EndpointCase['ask'], fields: object = {}): EndpointCase => ({
  ask,
  sends: `GET ${path}`,
  of: 'everybody',
  answer: [{ id: 'shown', ...fields }, { id: 'hidden', ...fields, isActive: false }, 'no item'],
  reads: [{ id: 'shown', ...fields }],
  refuses: [{}, 'a list', 7],
});

describeEndpoints('content', {
  getHero: collection('content/hero', (dispatch) => dispatch(heroApi.endpoints.getHero.initiate()), {
    title: 'Karibu',
  }),
  getChallenges: collection('challenges', (dispatch) => dispatch(challengesApi.endpoints.getChallenges.initiate()), {
    title: 'Daily',
  }),
  getFooterNotes: collection('content/footer', (dispatch) => dispatch(footerApi.endpoints.getFooterNotes.initiate())),
  getWelcomeBonuses: collection(
    'content/welcome',
    (dispatch) => dispatch(bonusesApi.endpoints.getWelcomeBonuses.initiate()),
    { title: 'First deposit', order: 1 },
  ),
  getBetHistory: collection(
    'content/bet-history',
    (dispatch) => dispatch(homeContentApi.endpoints.getBetHistory.initiate()),
    { gameName: 'Dice', stake: 100 },
  ),
  getCompetitions: collection(
    'competitions',
    (dispatch) => dispatch(homeContentApi.endpoints.getCompetitions.initiate()),
    { title: 'Weekend race' },
  ),
  getTextPages: collection('content/text-pages', (dispatch) => dispatch(pagesApi.endpoints.getTextPages.initiate()), {
    title: 'Privacy policy',
  }),
  getDepositBonuses: collection(
    'bonuses/deposits',
    (dispatch) => dispatch(bonusesApi.endpoints.getDepositBonuses.initiate()),
    { title: 'Reload', bonusPercentage: 50 },
  ),
  getBonusMarketHero: collection(
    'bonus-market/hero',
    (dispatch) => dispatch(pagesApi.endpoints.getBonusMarketHero.initiate()),
    { title: 'Bonus market' },
  ),
  getBonusBoxes: collection('bonus-market/boxes', (dispatch) => dispatch(pagesApi.endpoints.getBonusBoxes.initiate()), {
    title: 'Gold',
    price: 500,
  }),
  getFreeSpins: collection('bonus-market/free-spins', (dispatch) =>
    dispatch(pagesApi.endpoints.getFreeSpins.initiate()),
  ),
  getSettings: {
    ask: (dispatch) => dispatch(settingsApi.endpoints.getSettings.initiate()),
    sends: 'GET settings',
    of: 'everybody',
    answer: [{ siteName: 'Bahati', primaryColor: 'no colour' }, { siteName: 'Another' }],
    reads: { siteName: 'Bahati', primaryColor: '#8b3dff', maintenanceMode: false },
    refuses: ['settings', 7, []],
  },
});
