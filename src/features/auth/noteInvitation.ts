/** Stores the code of a friend's link. Its code is loaded only for visitors with such a link. */
export function noteInvitation(): void {
  const { search } = window.location;
  if (!/[?&]ref=/.test(search)) return;
  // If it does not load, the code can still be typed.
  import(/* webpackChunkName: "invitation" */ './session/referralCode').then(
    ({ keepCodeOfSearch }) => keepCodeOfSearch(search),
    () => undefined,
  );
}
