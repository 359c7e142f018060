import type { Io } from '../io.ts';

/** How a report for people is written: in which language, and whether with colours. */
export type ReportStyle = Pick<Io, 'color' | 'language'>;

/** What programs read: without colours, and in the language of messages. */
export const plainStyle: ReportStyle = { color: false, language: 'en' };
