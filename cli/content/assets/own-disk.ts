/** Whether an address names a file on the author's own computer: file:///… or C:\… */
export const isOnOwnDisk = (address: string): boolean =>
  /^(?:file:|[a-z]:(?:[\\/]|%5c))/i.test(address);
