import { deferredPart, useDeferred } from '../../deferred/deferred-part.ts';
import type { PartNotice, PartTroubleProps } from './part-notice.tsx';

/** The notice of a part that does not come: it is there before anything of this page can fail to. */
export const partNotice = deferredPart<typeof PartNotice>('part notice');

/** Says why a part that the visitor opened is not there, if something is wrong. */
export function PartTrouble(props: PartTroubleProps) {
  const Notice = useDeferred(partNotice);
  return props.trouble && Notice ? <Notice {...props} /> : null;
}
