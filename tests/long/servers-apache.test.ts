import { describeLikePreview } from './servers/like-preview.ts';
import { startApache } from './servers/web-server.ts';

/** Which of the statuses for what cannot be a path it is does not matter. */
const refusals = ['400', '403', '404', '414'];

const bare = (location: string | undefined): string | undefined => location?.replace(/[?&]+$/, '');

describeLikePreview({
  name: 'apache',
  start: startApache,
  lenient: (
    { path },
    { status: wanted = '', location: locationWanted },
    { status: got = '', location: locationGot },
  ) =>
    (wanted !== got && refusals.includes(wanted) && refusals.includes(got)) ||
    // Apache leaves out what is empty at the end of a query that it carries along.
    (wanted === got &&
      bare(locationWanted) === bare(locationGot) &&
      locationWanted !== undefined) ||
    // A comma ends a flag of a rule: such an address is spelled with %2C.
    path.includes(',') ||
    path.includes('%2C') ||
    // Without a map, the address of an entry with a wrong date is the script's to put right.
    (/\/\d{4}-\d\d-\d\d/.test(path) && wanted === '301' && ['200', '302', '404'].includes(got)),
  log: /\[[\w:]*:(?:crit|alert|emerg)\]/,
});
