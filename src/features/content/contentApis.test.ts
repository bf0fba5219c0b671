import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { describeEndpoints, type EndpointCase } from '@/testing/describeEndpoints';
import { heroApi } from './contentApi';
import { bonusesApi } from './bonusesApi';
import { homeContentApi } from './homeContentApi';
import { pagesApi } from './pagesApi';

interface Endpoint {
  initiate: () => ThunkAction<ReturnType<EndpointCase['ask']>, unknown, unknown, UnknownAction>;
}

/** A collection with one active item, one inactive one, and one that is not an item. */
const collection = (path: string, { initiate }: Endpoint, fields: object = {}): EndpointCase => ({
  ask: (dispatch) => dispatch(initiate()),
  sends: `GET ${path}`,
  of: 'everybody',
  answer: [{ id: 'shown', ...fields }, { id: 'hidden', ...fields, isActive: false }, 'no item'],
  reads: [{ id: 'shown', ...fields }],
  refuses: [{}, 'a list', 7],
});

describeEndpoints('content', {
  getHero: collection('content/hero', heroApi.endpoints.getHero, {
    title: 'Karibu',
  }),
  getChallenges: collection('challenges', homeContentApi.endpoints.getChallenges, {
    title: 'Daily',
  }),
  getFooterNotes: collection('content/footer', homeContentApi.endpoints.getFooterNotes),
  getWelcomeBonuses: collection('content/welcome', bonusesApi.endpoints.getWelcomeBonuses, {
    title: 'First deposit',
    order: 1,
  }),
  getBetHistory: collection('content/bet-history', homeContentApi.endpoints.getBetHistory, {
    gameName: 'Dice',
    stake: 100,
  }),
  getCompetitions: collection('competitions', homeContentApi.endpoints.getCompetitions, {
    title: 'Weekend race',
    rules: ['The best ten share.'],
    gamesPage: 'games/slots',
    endsAt: '2099-01-01T00:00:00Z',
  }),
  getTextPages: collection('content/text-pages', pagesApi.endpoints.getTextPages, {
    title: 'Privacy policy',
  }),
  getDepositBonuses: collection('bonuses/deposits', bonusesApi.endpoints.getDepositBonuses, {
    title: 'Reload',
    bonusPercentage: 50,
  }),
  getBonusMarketHero: collection('bonus-market/hero', pagesApi.endpoints.getBonusMarketHero, { title: 'Bonus market' }),
  getBonusBoxes: collection('bonus-market/boxes', pagesApi.endpoints.getBonusBoxes, {
    title: 'Gold',
    price: 500,
  }),
  getFreeSpins: collection('bonus-market/free-spins', pagesApi.endpoints.getFreeSpins),
});
