/** Whether an address of that host leads every machine to itself, so that a link to it is of no use elsewhere. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|\[::1\]|127(?:\.\d+){3})$/.test(hostname);
}
