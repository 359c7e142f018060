import { describeLikePreview } from './servers/like-preview.ts';
import { startNginx } from './servers/web-server.ts';

/** Which of the statuses for what cannot be a path it is does not matter. */
const refusals = ['400', '404', '414'];

describeLikePreview({
  name: 'nginx',
  start: (built) => startNginx(built),
  lenient: (_, { status: wanted = '' }, { status: got = '' }) =>
    wanted !== got && refusals.includes(wanted) && refusals.includes(got),
  log: /\[(?:warn|error|crit|alert|emerg)\]/,
});
