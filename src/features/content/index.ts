export { activeList, asContent, heroApi, HeroListSchema, isPlaceId, useGetHeroQuery } from './contentApi';
export * from './bonusesApi';
export * from './homeContentApi';
export * from './pagesApi';
export * from './contentSlice';
export { BannerImage, CardImage } from './CardImage';
