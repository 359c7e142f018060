/**
 * A day with its weekday: Chinese and its neighbours name that last, others first.
 * @param tag BCP 47 tag of the language
 */
export const withWeekday = (day: string, weekday: string, tag: string): string =>
  /^(?:zh|ja|ko)\b/.test(tag) ? `${day} ${weekday}` : `${weekday} ${day}`;
