import { expect, it } from 'vitest';
import { refusesTracking } from '../../../runtime/analytics/refuses-tracking.ts';

it.each([
  [{ globalPrivacyControl: true }, {}, true],
  [{ globalPrivacyControl: false }, {}, false],
  [{ doNotTrack: '1' }, {}, true],
  [{ doNotTrack: '0' }, {}, false],
  [{ doNotTrack: 'unspecified' }, {}, false],
  [{ doNotTrack: null }, {}, false],
  [{}, { doNotTrack: '1' }, true],
  [{}, { doNotTrack: 'yes' }, true],
  [{}, {}, false],
])('%j %j: %s', (navigator, window, refused) => {
  expect(refusesTracking(navigator, window)).toBe(refused);
});
