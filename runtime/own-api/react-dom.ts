import * as ReactDom from 'react-dom';

/** What components of a site's own may need of React DOM: `import { createPortal } from 'react-dom'`. */
export const { createPortal, flushSync } = ReactDom;
