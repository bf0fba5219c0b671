/** Google requires its own logo and colours on the button. */
export const GoogleMark = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <g fill="none" strokeWidth="3.6">
      <path d="M15.8 5.2A7.6 7.6 0 0 0 3.4 6.2" stroke="#ea4335" />
      <path d="M3.5 6A7.6 7.6 0 0 0 3.5 14" stroke="#fbbc05" />
      <path d="M3.4 13.8a7.6 7.6 0 0 0 11.5 2.1" stroke="#34a853" />
      <path d="M14.7 16A7.6 7.6 0 0 0 17.6 10H10.2" stroke="#4285f4" />
    </g>
  </svg>
);
