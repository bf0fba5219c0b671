import type { Translate } from '../../kit/i18n';
import type en from './messages/en.json';

interface Mode {
  isForMoney: boolean;
  isShared: boolean;
}

/** The rules of the game as they are played now. */
export function helpTexts(t: Translate<typeof en>, { isForMoney, isShared }: Mode): string[] {
  if (isShared) return [t('helpShared'), t('helpTwo'), t('helpAuto'), t('helpFair'), t('helpChain')];
  const play = isForMoney ? [t('helpMoney')] : [t('helpPlay'), t('helpTwo')];
  return [...play, t('helpAuto'), t('helpFair')];
}
