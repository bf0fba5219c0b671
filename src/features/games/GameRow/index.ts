export { GameRow } from './GameRow';
