/**
 * The hidden frame of the identity SDK: passes on the result of the account chooser, in a popup or before a redirect.
 */
(() => {
  const query = new URLSearchParams(location.search);
  const storageKey = `firebase:redirectEvent:${query.get('apiKey')}:${query.get('appName')}`;
  const parent = window.gapi.iframes.getContext().getParentIframe();
  const NO_EVENT = { type: 'unknown', error: { code: 'auth/no-auth-event' } };

  const send = (authEvent) => parent.send('authEvent', { type: 'authEvent', authEvent });

  parent.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));

  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin && data?.eventType === 'sendAuthEvent') send(data.data.authEvent);
  });

  const waiting = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  send(waiting ? JSON.parse(waiting) : NO_EVENT);
})();
