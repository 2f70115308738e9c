/** Whether a name is one of those that the house gives to newcomers. */
export const isGuestName = (name: string): boolean => /^Guest \d+$/.test(name);
