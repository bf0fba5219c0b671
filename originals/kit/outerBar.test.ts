import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mountDice } from '../dice/ui/mountDice';
import { playGame } from '../testing/playGame';
import { seededFloats } from './random';

const command = (type: string, source: unknown = window.parent, from = 'karata-site') =>
  window.dispatchEvent(new MessageEvent('message', { data: { source: from, type }, source: source as Window }));

const open = () => playGame(mountDice, { floats: seededFloats(1) });

describe('a game below the bar of the site', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/?bar=site');
  });
  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  it('has no bar of its own, and keeps its heading and credits for assistive technology', () => {
    const { root, find } = open();
    expect(root.querySelector('.topbar')).toBeNull();
    expect(find('h1').closest('.visuallyHidden')).not.toBeNull();
    expect(find('.credits').textContent).toBe('Demo credits1,000');
  });

  it('tells the site its credits at the start and after each change', () => {
    const { posts, environment } = open();
    environment.wallet.take(5_000);
    expect(posts).toEqual(['1,000', '950'].map((text) => ({ source: 'karata-game', type: 'balance', text })));
  });

  it('turns its sound on and off, and opens its rules, when the site asks', () => {
    const { environment, find } = open();
    command('soundOn');
    command('soundOn');
    expect(environment.sound.isOn()).toBe(true);
    command('soundOff');
    expect(environment.sound.isOn()).toBe(false);
    const help = find('.help') as HTMLDialogElement;
    const showModal = jest.spyOn(help, 'showModal');
    command('help');
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('tells the site that its rules are open, and closes them when the player goes back', async () => {
    const { find, posts } = open();
    const help = find('.help') as HTMLDialogElement;
    const sheets = () => posts.filter((post) => (post as { type: string }).type === 'sheet');
    command('help');
    await Promise.resolve();
    expect(sheets()).toEqual([{ source: 'karata-game', type: 'sheet', isOpen: true }]);
    command('closeSheet');
    await Promise.resolve();
    expect(help.open).toBe(false);
    expect(sheets().at(-1)).toEqual({ source: 'karata-game', type: 'sheet', isOpen: false });
  });

  it.each([
    ['another window', 'soundOn', null, 'karata-site'],
    ['another sender', 'soundOn', window.parent, 'somebody'],
    ['an unknown command', 'cashOut', window.parent, 'karata-site'],
  ])('ignores %s', (_what, type, source, from) => {
    const { environment } = open();
    command(type, source, from);
    expect(environment.sound.isOn()).toBe(false);
  });
});
