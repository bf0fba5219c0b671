import { buildGame } from '@/testing/builders';
import { describeEndpoints } from '@/testing/describeEndpoints';
import { allGamesApi } from './allGamesApi';
import { gamesApi } from './gamesApi';

const { getGames } = allGamesApi.endpoints;
const { getLobby, getGamesById, getProviders } = gamesApi.endpoints;

/** The second is not a game, and the third has the id of the first. */
const GAMES = [buildGame({ id: 'g1' }), 7, buildGame({ id: 'g1' })];
const list = { of: 'everybody', answer: GAMES, reads: { games: [{ id: 'g1' }], unreadableCount: 1 } } as const;
const NO_LIST = [{}, 'games', 7];

describeEndpoints('the games', {
  getGames: { ...list, ask: (dispatch) => dispatch(getGames.initiate()), sends: 'GET games', refuses: NO_LIST },
  getLobby: {
    ...list,
    ask: (dispatch) => dispatch(getLobby.initiate()),
    sends: 'GET games?list=lobby',
    refuses: NO_LIST,
  },
  getGamesById: {
    ...list,
    ask: (dispatch) => dispatch(getGamesById.initiate(['g1', 'a b'])),
    sends: 'GET games?ids=g1%2Ca+b',
    refuses: NO_LIST,
  },
  getProviders: {
    ask: (dispatch) => dispatch(getProviders.initiate()),
    sends: 'GET providers',
    of: 'everybody',
    answer: [{ id: 'p1', name: 'Simba Play', status: 'active' }, 'no provider'],
    reads: [{ id: 'p1', name: 'Simba Play' }],
    refuses: NO_LIST,
  },
});
