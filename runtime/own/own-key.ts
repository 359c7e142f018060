import type { OwnScript } from '../../schema/own-model.ts';

/** Key of a component of the site's own among the resources: a component that changed is another resource. */
export const ownKey = ({ script }: OwnScript): string => `own ${script}`;
