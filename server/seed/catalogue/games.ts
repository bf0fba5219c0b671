/** Every game of the first catalogue, provider by provider. */
import { CASA_PEREGRINA_GAMES } from './games/casaPeregrina.ts';
import { CINDER_CRANE_GAMES } from './games/cinderCrane.ts';
import { COPPER_BELL_GAMES } from './games/copperBellWorks.ts';
import { CORAL_LANTERN_GAMES } from './games/coralLantern.ts';
import { FROSTFERN_GAMES } from './games/frostfernInteractive.ts';
import { KARATA_ORIGINALS_GAMES } from './games/karataOriginals.ts';
import { KILELE_WORKS_GAMES } from './games/kileleWorks.ts';
import { MATATU_NIGHTS_GAMES } from './games/matatuNights.ts';
import { MOONLIT_DHOW_GAMES } from './games/moonlitDhow.ts';
import { MWAMBA_REELS_GAMES } from './games/mwambaReels.ts';
import { NGOMA_FORGE_GAMES } from './games/ngomaForge.ts';
import { NGOMBE_GAMES } from './games/ngombeGames.ts';
import { NINTH_COMET_GAMES } from './games/ninthComet.ts';
import { OLD_QUAY_GAMES } from './games/oldQuayGaming.ts';
import { SUKARI_LANE_GAMES } from './games/sukariLane.ts';
import { TWIGA_TATU_GAMES } from './games/twigaTatuStudio.ts';
import { VELVET_QUILL_GAMES } from './games/velvetQuill.ts';
import type { SeedGame } from './types.ts';

export const SEED_GAMES: readonly SeedGame[] = [
  ...KARATA_ORIGINALS_GAMES,
  ...MWAMBA_REELS_GAMES,
  ...MOONLIT_DHOW_GAMES,
  ...TWIGA_TATU_GAMES,
  ...NGOMBE_GAMES,
  ...MATATU_NIGHTS_GAMES,
  ...KILELE_WORKS_GAMES,
  ...SUKARI_LANE_GAMES,
  ...NGOMA_FORGE_GAMES,
  ...CORAL_LANTERN_GAMES,
  ...CASA_PEREGRINA_GAMES,
  ...FROSTFERN_GAMES,
  ...VELVET_QUILL_GAMES,
  ...NINTH_COMET_GAMES,
  ...CINDER_CRANE_GAMES,
  ...COPPER_BELL_GAMES,
  ...OLD_QUAY_GAMES,
];
