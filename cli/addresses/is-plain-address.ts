/**
 * Whether what is sent to an address can be read and changed on the way. A browser treats its own machine as safe without
 * TLS, so that a service can be tried there.
 */
export const isPlainAddress = (address: string): boolean =>
  /^http:/i.test(address) && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i.test(address);
