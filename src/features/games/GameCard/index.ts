export { GameCard } from './GameCard';
export { UnavailableCard } from './UnavailableCard';
