/** Whether an address, or the name `localhost`, means this machine alone. */
export const isLoopback = (address: string | undefined): boolean =>
  /^(?:localhost|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(address ?? '');
