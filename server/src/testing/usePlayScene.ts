import { afterEach, beforeEach } from '@jest/globals';
import { type PlayScene, openPlayScene } from './PlayScene.ts';

export let scene: PlayScene;

/** Each test of the file has its own scene. */
export function usePlayScene(...asked: Parameters<typeof openPlayScene>): void {
  beforeEach(async () => {
    scene = await openPlayScene(...asked);
  });
  afterEach(() => scene.close());
}
