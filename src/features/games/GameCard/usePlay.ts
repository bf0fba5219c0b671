import type { Dispatch } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Game } from '@contract/games.ts';
import { modalOpened, type ModalProps } from '@/features/ui';
import { logWarning } from '@/shared/log';
import { whenIdle } from '@/shared/whenIdle';
import { gameLink } from '../gameLinks';
import { gamePlayed } from '../gamesSlice';

/** `play` opens a game that has a link or is for money; otherwise it only logs a warning. `own`: how it is opened. */
export function playOf(game: Game, dispatch: Dispatch, own?: Pick<ModalProps['gamePlayer'], 'isForMoney'>) {
  const url = game.isDemo ? gameLink(game) : null;
  const hasLink = url !== null || !game.isDemo;
  const isPlayable = hasLink && game.status === 'active';
  const play = () => {
    if (!hasLink) return logWarning(`Game ${game.id} has no usable link`);
    if (!isPlayable) return;
    dispatch(modalOpened('gamePlayer', { gameId: game.id, title: game.name, url, ...own }));
    // The player covers the part of the page that shows it.
    whenIdle(() => dispatch(gamePlayed(game.id)));
  };
  return { hasLink, isPlayable, play };
}

export const usePlay = (game: Game, own?: Parameters<typeof playOf>[2]) => playOf(game, useDispatch(), own);
