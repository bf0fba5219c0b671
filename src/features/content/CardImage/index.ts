export { CardImage } from './CardImage';
