const ADDRESS = '/emulator/auth/gapi.js';

/** Loads the sandbox's stand-in for Google's frame library before the SDK loads the real one. May be repeated. */
export const loadSandboxFrames = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${ADDRESS} does not load`));
    document.head.append(script);
  });
