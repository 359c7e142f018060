import '../styles/tokens.css';
import '../styles/base.css';
import './boot.css';
import { boot } from './boot.tsx';
import { bootMessages } from './boot-messages.ts';
import { readBootHints } from './read-boot-hints.ts';
import { showBootFailure } from './show-boot-failure.ts';

const container = document.getElementById('root');
if (container) {
  // Whatever goes wrong at the start is said in the page; it is never left blank.
  boot(container).catch((error: unknown) => {
    showBootFailure(container, bootMessages(readBootHints()), () => window.location.reload());
    console.error(error);
  });
}
