/** Whether a link leads to the machine it is opened on, and to no other. */
export const isLoopback = (link: string) =>
  /^(localhost|127\.|\[::1\])/.test(new URL(link).hostname);
