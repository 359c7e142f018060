import bash from './scripts/bash.txt?raw';
import fish from './scripts/fish.txt?raw';
import zsh from './scripts/zsh.txt?raw';
import type { Shell } from './shell-names.ts';

/** The script that completes `site` in a shell: it asks `site completion <shell> -- <words>`. */
export const completionScripts: Readonly<Record<Shell, string>> = { bash, zsh, fish };
