import { ConfigError } from '../config/ConfigError.ts';
import type { PhoneKeys } from '../config/Config.ts';
import type { RawStore } from '../store/RawStore.ts';
import { sealedStore, type Seals } from '../store/sealed/sealedStore.ts';
import { CannotUnseal, FirstOpener, type Opener, Sealer } from '../store/sealed/Sealer.ts';
import { sealStored } from '../store/sealed/sealStored.ts';

/** The store with sealed phone numbers, after all that are stored were sealed. @throws ConfigError for a wrong key */
export async function openSealed(raw: RawStore, keys: PhoneKeys): Promise<RawStore> {
  const before: Opener[] = [new FirstOpener(keys.now)];
  if (keys.before) before.push(new Sealer(keys.before), new FirstOpener(keys.before));
  const seals: Seals = { now: new Sealer(keys.now), before };
  try {
    await sealStored(raw, seals);
    return sealedStore(raw, seals);
  } catch (error) {
    await raw.close();
    if (!(error instanceof CannotUnseal)) throw error;
    throw new ConfigError(
      'PHONE_KEY is not the key of the stored phone numbers: give that one, or name it in PHONE_KEY_BEFORE to change keys',
    );
  }
}
