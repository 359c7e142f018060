/** Whether a word stands in the accessibility bar alone, or says what its aids do: pages load these with the bar. */
export const isCareMessage = (key: string): boolean => /^care[A-Z]/.test(key);
