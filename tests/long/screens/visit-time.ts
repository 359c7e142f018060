/** When the screens are visited: a Thursday in March, of which the samples have news, an hour and a half after opening. */
export const visitTime = new Date('2026-03-12T10:30:00+08:00');
