/** Keeps the code of a friend's link. What does that is loaded by those alone who come by one. */
export function noteInvitation(): void {
  const { search } = window.location;
  if (!/[?&]ref=/.test(search)) return;
  // Where it does not load, the code can still be typed.
  import(/* webpackChunkName: "referral-code" */ './session/referralCode').then(
    ({ keepCodeOfSearch }) => keepCodeOfSearch(search),
    () => undefined,
  );
}
