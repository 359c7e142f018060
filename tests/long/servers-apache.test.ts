import { describeLikePreview } from './servers/like-preview.ts';
import { startApache } from './servers/web-server.ts';

/** Which of the statuses for what cannot be a path it is does not matter. */
const refusals = ['400', '403', '404', '414'];

describeLikePreview({
  name: 'apache',
  start: startApache,
  lenient: ({ path }, { status: wanted = '' }, { status: got = '' }) =>
    (wanted !== got && refusals.includes(wanted) && refusals.includes(got)) ||
    // A comma ends a flag of a rule: such an address is spelled with %2C.
    path.includes(',') ||
    path.includes('%2C') ||
    // Without a map, the address of an entry with a wrong date is the script's to put right.
    (/\/\d{4}-\d\d-\d\d/.test(path) && wanted === '301' && ['200', '302', '404'].includes(got)),
  log: /\[[\w:]*:(?:crit|alert|emerg)\]/,
});
